"""The parts of the backend that a request handler needs, from its app."""

from __future__ import annotations

from fastapi import Request

from holdfast.server.bots.analysis_jobs import AnalysisJobs
from holdfast.server.bots.hints import HintProvider
from holdfast.server.tables.service import TableService


def service_of(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


def hints_of(request: Request) -> HintProvider:
    hints: HintProvider = request.app.state.hints
    return hints


def analysis_of(request: Request) -> AnalysisJobs:
    analysis: AnalysisJobs = request.app.state.analysis
    return analysis
