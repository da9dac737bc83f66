import { type Logger } from "@medusajs/framework/types"
import { installedVersions, type PatchName, untriedPatches } from "./patches"
import { hidePoweredBy } from "./powered-by"
import { cachePublishableKeys } from "./publishable-key-cache"
import { nameStatements } from "./statement-origin"

/** Patches that start with the application; the others start where a request or a trace does. */
const STARTERS: Partial<Record<PatchName, (logger: Logger) => () => void>> = {
  "publishable-key-cache": cachePublishableKeys,
  "statement-origin": nameStatements,
  "powered-by": hidePoweredBy,
}

/**
 * Starts the patches of the framework, logs which are active, and warns of those that were not tried with the installed
 * versions.
 *
 * @returns a function that stops them
 */
export function startPatches(inForce: ReadonlySet<PatchName>, logger: Logger): () => void {
  logger.info(`Active framework patches: ${[...inForce].join(", ") || "none"}`)
  for (const warning of untriedPatches(inForce, installedVersions())) logger.warn(warning)
  const stops = [...inForce].flatMap((name) => STARTERS[name]?.(logger) ?? [])
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}
