import { FileSystemCache } from "./next-internals.mjs"

const isBuild = process.env.NEXT_PHASE === "phase-production-build"

/**
 * What Next.js keeps pages and fetched data in: the cache several storefronts share where REDIS_URL is set, and its own
 * files everywhere else. One build serves both, so it is decided when the server starts.
 */
export default process.env.REDIS_URL && !isBuild
  ? (await import("./shared-cache.mjs")).SharedCache
  : FileSystemCache
