"""Action Phase › Trade: until all materials are paid.

`paying.py` asks for a payment step by step, `pool.py` says what a player can pay with, `engine.py` what their cards
convert, and `solver.py` whether a price can be paid and by which plan. `packing.py` makes amounts fast to compare.
"""
