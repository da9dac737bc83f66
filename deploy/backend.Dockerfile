# Medusa: server, worker and the job of a release, by what they are told to run.
FROM node:20.20.2-bookworm-slim AS source
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY design-system/package.json design-system/

FROM source AS build
ENV MEDUSA_DISABLE_TELEMETRY=true NODE_ENV=production
RUN npm ci --include=dev --workspace backend
COPY backend backend
WORKDIR /app/backend
RUN node ../node_modules/@medusajs/cli/cli.js build --no-lint

FROM source AS packages
RUN npm ci --omit=dev --workspace backend

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=true PORT=9000 HOST=0.0.0.0
WORKDIR /app/backend/.medusa/server
RUN mkdir -p /data/uploads /data/outbox && chown -R node:node /data
COPY --from=packages /app/node_modules /app/node_modules
COPY --from=packages /app/package.json /app/package.json
COPY --from=build --chown=node:node /app/backend/.medusa/server ./
COPY --from=build /app/backend/src/seed/data /app/backend/src/seed/data
COPY deploy/healthy.mjs deploy/release.mjs /app/
USER node
VOLUME /data
EXPOSE 9000
CMD ["node", "/app/node_modules/@medusajs/cli/cli.js", "start"]
