FROM python:3.13-slim
RUN useradd --create-home holdfast
WORKDIR /app
COPY pyproject.toml README.md LICENSE ./
COPY src src
RUN pip install --no-cache-dir '.[postgres]'
USER holdfast
ENV PYTHONUNBUFFERED=1 HOLDFAST_DATA=/tmp
EXPOSE 8000
ENTRYPOINT ["holdfast"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-open"]
