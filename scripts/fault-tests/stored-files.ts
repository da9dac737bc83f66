import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

/** Folders in which a storefront stores pages and drawings, and reads and pictures of the optimiser. */
const STORES = [join("server", "route-cache"), "cache"]

/** The address of a stored read, whose file is named by a hash; the name of any other file says what it is. */
function describeFile(file: string): string {
  if (!file.includes("fetch-cache")) return ""
  try {
    const { data } = JSON.parse(readFileSync(file, "utf8")) as { data?: { url?: string } }
    return data?.url ?? ""
  } catch {
    return "no read"
  }
}

/**
 * Every file that a storefront has stored, by its path, with the address of a read.
 *
 * @param folder the storefront's `.next`
 */
export const storedIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    STORES.map((store) => join(folder, store))
      .filter(existsSync)
      .flatMap((store) => readdirSync(store, { recursive: true, withFileTypes: true }))
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((file) => [relative(folder, file), describeFile(file)]),
  )
