"""The engine: knows no game. Rules are coroutines that await what they ask; see `requests.py` for all they can ask."""
