import { rmSync } from "node:fs"

/**
 * Removes a file or a folder, if it exists. Windows locks the files of a program for a moment after its end, so removal
 * is retried for a few seconds.
 */
export function removeTree(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
