# One image for each app: docker build --target gateway .
# The Node that builds is the Node that runs; the second image only needs its C++ library.
ARG NODE_IMAGE=node:24.21.0-trixie-slim
# Dated, so that a build can be repeated; a newer date brings corrections of Debian.
ARG BASE_IMAGE=debian:trixie-20260918-slim

FROM ${NODE_IMAGE} AS build
# Names of Node's functions for debuggers are a seventh of its size. Slim images don't have `strip`.
RUN { command -v strip > /dev/null || \
        { apt-get update && apt-get install --yes --no-install-recommends binutils; }; } && \
    strip --output-file=/node "$(command -v node)"
WORKDIR /src
COPY . .
# Registry settings of a company come as a secret; packages are kept for the next build.
RUN --mount=type=cache,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --ignore-scripts
RUN node tools/deploy/images/assemble.ts /images

FROM ${BASE_IMAGE} AS runtime
ARG VERSION=1.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Giftwell" \
      org.opencontainers.image.description="Helps people give good gifts" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
COPY --from=build /node /usr/local/bin/node
COPY --from=build --chown=10001:10001 /images/empty /data
# Otherwise glibc keeps a pool of freed memory for each thread, and grows what it keeps to twice the largest block.
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
USER 10001:10001
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--max-old-space-size=256", "--min-semi-space-size=4", "--max-semi-space-size=8", "--initial-heap-size=64", "--heap-growing-percent=25", "--expose-gc"]
CMD ["main.js"]
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT || process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS gateway
COPY --from=build /images/gateway /app
WORKDIR /app/apps/gateway/dist-bundle

FROM runtime AS auth-service
COPY --from=build /images/auth-service /app
WORKDIR /app/apps/auth-service/dist-bundle

FROM runtime AS gift-ai-service
COPY --from=build /images/gift-ai-service /app
WORKDIR /app/apps/gift-ai-service/dist-bundle

FROM runtime AS planning-service
COPY --from=build /images/planning-service /app
WORKDIR /app/apps/planning-service/dist-bundle

FROM runtime AS payments-service
COPY --from=build /images/payments-service /app
WORKDIR /app/apps/payments-service/dist-bundle

# All of them in one process, and the migrations.
FROM runtime AS single-process
COPY --from=build /images/single-process /app
WORKDIR /app/apps/single-process/dist-bundle
