# Exact versions, so that a build of next year is that of today. Raise them with their security updates, and test.
FROM python:3.13.9-slim-trixie
RUN useradd --create-home --uid 10001 holdfast && install --directory --owner=holdfast --mode=0700 /data
WORKDIR /app
COPY pyproject.toml README.md LICENSE constraints.txt ./
COPY src src
RUN pip install --no-cache-dir --constraint constraints.txt '.[postgres]'
USER holdfast
ENV PYTHONUNBUFFERED=1 HOLDFAST_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=16s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=15)"]
ENTRYPOINT ["holdfast"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-open"]
