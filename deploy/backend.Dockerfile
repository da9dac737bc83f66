# Medusa: server, worker and the job of a release, by what they are told to run.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS source
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY design-system/package.json design-system/
COPY packages packages

FROM source AS build
ENV MEDUSA_DISABLE_TELEMETRY=true NODE_ENV=production
RUN npm ci --omit=dev --workspace backend --workspace packages
RUN node packages/build.mjs
COPY backend backend
WORKDIR /app/backend
RUN node build.mjs

FROM source AS packages
RUN npm ci --omit=dev --workspace backend

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=true PORT=9000 HOST=0.0.0.0
WORKDIR /app/backend/.medusa/server
# Volumes that are mounted here first begin with these owners.
RUN cd / && mkdir -p data/uploads data/outbox \
  secrets/postgres secrets/redis secrets/medusa secrets/storefront secrets/grafana \
  && chown -R node:node data secrets
COPY --from=packages /app/node_modules /app/node_modules
COPY --from=packages /app/package.json /app/package.json
COPY --from=build /app/packages /app/packages
COPY --from=build --chown=node:node /app/backend/.medusa/server ./
COPY --from=build /app/backend/src/seed/data /app/backend/src/seed/data
COPY deploy/healthy.mjs deploy/release.mjs deploy/secrets.mjs /app/
USER node
VOLUME /data
EXPOSE 9000
CMD ["node", "/app/node_modules/@medusajs/cli/cli.js", "start"]
