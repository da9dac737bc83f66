import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { root } from "./paths.ts"

/** Generated folders, and files that no build reads. */
const ignoredNames = new Set([
  "node_modules",
  ".medusa",
  ".next",
  ".cache",
  "dist",
  "integration-tests",
  "__tests__",
  "e2e",
  "test-results",
  "playwright-report",
  "next-env.d.ts",
])

/** Copies that a build makes among its own inputs. */
const ignoredPaths = new Set(
  ["equipment", "articles", "fonts"].map((folder) => resolve(root, "storefront/public", folder)),
)

const ignoredFiles = /\.(test|spec|stories)\.tsx?$|\.tsbuildinfo$|\.md$/

function filesIn(path: string): string[] {
  if (!existsSync(path) || ignoredPaths.has(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !ignoredNames.has(name) && !ignoredFiles.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
}

/**
 * A fingerprint of the content of files and folders: it changes with every byte and name.
 * @param paths relative to the repository; a missing one counts as empty
 */
export function contentHash(paths: string[]): string {
  const hash = createHash("sha256")
  for (const path of paths) {
    for (const file of filesIn(resolve(root, path)).sort()) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update("\0")
    }
  }
  return hash.digest("hex").slice(0, 32)
}
