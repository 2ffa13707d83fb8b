"""A bot for any game in plain Python: of the legal moves it plays the one with the longest text.

tinkertable match gears --bots "exec:python3 examples/bots/longest.py,random"
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "longest"}), flush=True)
    elif message["type"] == "turn":
        text = max(message["legal"], key=len)
        answer = {"type": "move", "turn": message["turn"], "text": text}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "result":
        break
