"""The rules of Arkosa, in the order of the rulebook.

Component Setup, Bunker Setup   `setup.py`, one folder up
Playing the Game                `rounds.py`: three rounds of six phases
1. Preparation                  `preparation.py`
2. Player Actions               `turns.py`: two actions or a pass; bribes
   Put a Colonist to Work       `work.py`; `colonists.py`: injured, healed, recruited, exiled
   Exploring                    `explore.py`
   Make a Trade                 `trade.py`
   Build a Room                 `build.py`
   At any time                  `free_moves.py`: power shards and items; `items.py`: which items, and how they are used
3. Rations                      `rations.py`
4. Morale Points                `rations.py`; `tracks.py`: the morale and the reputation track
5. Room Production              `production.py`; `power.py`: power shards
6. Rest Colonists               `rations.py`
Game End                        `scoring.py`, one folder up
Rolling the Resource Dice       `dice.py`
Symbols                         `symbols.py`: what can be done, and for whom; `choices.py`: one of several, yes or no;
                                `tokens.py`: tokens gained, lost, paid and stolen
Events                          `events.py`: story, item, crate, raid, Dr. Sawbones
Special Colonists               `special_colonists.py`
Solo                            `solo_setup.py`, `bot_turns.py`, `bot_work.py`, `bot_trades.py`, `bot_choices.py`

`colony.py` answers what all of them ask: who belongs to a colony, which rooms have power, what all of it is worth.
"""
