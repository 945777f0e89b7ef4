"""The verbs, costs and requirements that content is written in, each as a struct of its parameters.

`effects.py` of the game binds them to the rules that carry them out; `holdfast pack verbs frostpunk` lists them.
"""
