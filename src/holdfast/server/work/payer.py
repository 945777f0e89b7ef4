"""Who pays for costly work: the person and the address of the request that caused it.

The guard sets `PAYER` for each request. Tasks inherit it, so a bot's work is charged to the turns of the address at
whose request the bot thinks.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Protocol

from holdfast.server.work.kinds import Kind


class Budgets(Protocol):
    """The budgets of all people and addresses."""

    def charge(self, payer: Payer, kind: Kind, amount: float) -> None:
        """Take an amount from the budgets of a person and an address; raises `TooFast` if one has too little."""


@dataclass(frozen=True)
class Payer:
    """An address, a person, and the budgets that hold what each may still use."""

    address: str = ""
    token: str | None = None
    budgets: Budgets | None = None
    """None if nothing is charged: the server's own work, or a server without limits."""

    def uncharged(self) -> Payer:
        """The same payer for work that only waits for its turn."""
        return replace(self, budgets=None)


PAYER: ContextVar[Payer] = ContextVar("payer", default=Payer())  # noqa: B039  # it is frozen


def charge(kind: Kind, extra: float = 0.0) -> None:
    """Charge the current request for costly work; raises `TooFast` if its person or address has nothing left."""
    payer = PAYER.get()
    if payer.budgets is not None:
        payer.budgets.charge(payer, kind, kind.cost + extra)
