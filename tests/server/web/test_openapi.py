"""Whatever is sent to the API, in its own shapes or not quite: it never breaks, and answers as its description says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from holdfast.server.app import create_app
from server.servers import QUIET, serving

SCHEMA = schemathesis.openapi.from_dict(create_app().openapi())
CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Known(NamedTuple):
    """A server with a table that is really there."""

    address: str
    table: str
    token: str


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Known]:
    database = f"sqlite:///{tmp_path_factory.mktemp('api') / 'tables.db'}"
    with serving(replace(QUIET, database=database)) as served:
        plan = {"game": "cryo", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]}
        made = httpx.post(f"{served.http}/api/v1/tables", json=plan, timeout=60).json()
        yield Known(served.http, made["table"], made["token"])


@SCHEMA.parametrize()
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_never_breaks(case: schemathesis.Case[Any], known: Known) -> None:
    answer = case.call_and_validate(base_url=known.address, checks=CHECKS)
    assert answer.status_code < 500
    if "table" in case.path_parameters:
        case.path_parameters["table"] = known.table
        own = {"Authorization": f"Bearer {known.token}"}
        again = case.call_and_validate(base_url=known.address, headers=own, checks=CHECKS)
        assert again.status_code < 500
