# The storefront, from Next.js's standalone output: what it needs and nothing else.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY design-system/package.json design-system/
COPY packages packages
RUN npm ci --include=dev --workspace storefront --workspace design-system --workspace backend --workspace packages
RUN node packages/build.mjs
COPY backend/src/contract backend/src/contract
COPY design-system design-system
COPY storefront storefront
WORKDIR /app/storefront
ENV NODE_ENV=production
RUN node ../node_modules/next/dist/bin/next build

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=8000 HOSTNAME=0.0.0.0
WORKDIR /app
COPY --from=build --chown=node:node /app/storefront/.next/standalone ./
COPY --from=build --chown=node:node /app/storefront/.next/static storefront/.next/static
COPY --from=build --chown=node:node /app/storefront/public storefront/public
COPY deploy/healthy.mjs deploy/warm.mjs /app/
USER node
WORKDIR /app/storefront
EXPOSE 8000
CMD ["node", "server.js"]
