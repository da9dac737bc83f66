import { existsSync } from "node:fs"
import path from "node:path"
import { MedusaError } from "@medusajs/framework/utils"

/**
 * Finds a file of the sample data. A build copies none of them, so from `.medusa/server` they are two folders up.
 *
 * @param directory the backend's folder, or the one it was built into
 * @param file its path in `src/seed/data`
 * @returns its full path
 * @throws MedusaError when the file is in neither place
 */
export function findSeedData(directory: string, file: string): string {
  const places = [directory, path.resolve(directory, "..", "..")].map((folder) =>
    path.resolve(folder, "src", "seed", "data", file),
  )
  const found = places.find((place) => existsSync(place))
  if (!found) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `The sample data is in none of ${places.join(", ")}.`)
  }
  return found
}
