import { rmSync } from "node:fs"

/**
 * Removes a file, or a folder and all below it; one that is not there is no matter. Windows holds on to the files of a
 * program for a moment after its end, so it tries for a few seconds.
 */
export function removeTree(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
