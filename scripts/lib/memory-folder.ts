import { createHash } from "node:crypto"
import { accessSync, constants, statfsSync } from "node:fs"
import { join } from "node:path"

/** Where Linux has files in memory. */
const SHARED_MEMORY = "/dev/shm"

/** Bytes that must be free there: the databases of all suites take some 600 MB. */
const NEEDED = 2 * 1024 ** 3

/** The free bytes of a file system that we may write to; none when it is not there. */
function freeBytes(directory: string): number {
  try {
    accessSync(directory, constants.W_OK)
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    // Other systems have none, and containers one that is closed to us.
    return 0
  }
}

/**
 * A folder in memory for a database that is thrown away. A test database is a copy of several hundred files, which take ten
 * times as long to write to a disk.
 *
 * @param owner the data folder of the installation, which names it
 * @returns undefined where there is none with enough space: the data folder takes the database then
 */
export function memoryFolder(owner: string): string | undefined {
  if (freeBytes(SHARED_MEMORY) < NEEDED) return undefined
  return join(SHARED_MEMORY, `scanwright-${createHash("sha256").update(owner).digest("hex").slice(0, 12)}`)
}
