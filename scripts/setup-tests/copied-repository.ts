import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs"
import { join, relative } from "node:path"
import { errorCode } from "../lib/errors.ts"
import { fromRoot } from "../lib/paths.ts"

const MODULES = "node_modules"
const ROOMS = ["backend", "storefront", "design-system"]

/** What the folders of the rooms have that is generated, a person's own, or a test. */
const LEFT_OUT = new Set([
  ...[MODULES, ".medusa", ".next", ".env", ".env.local", "uploads", "outbox", "next-env.d.ts"],
  ...["integration-tests", "e2e", "test-results", "visual"],
])

/** One file under two names; a copy of it where they are on two disks. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error
    copyFileSync(from, to)
  }
}

/** The installed packages once more, without what builds have written beside them. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name === ".cache") continue
    if (entry.isDirectory()) linkModules(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

/**
 * Copies the rooms and packages with everything installed, and nothing generated. Installed packages are no links to those of
 * the original: Next.js follows none that leads out of the repository.
 */
export function copyRepository(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of ["package.json", "tsconfig.base.json"]) cpSync(fromRoot(file), join(folder, file))
  for (const room of ROOMS)
    cpSync(fromRoot(room), join(folder, room), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(relative(fromRoot(room), source)),
    })
  cpSync(fromRoot("packages"), join(folder, "packages"), { recursive: true })
  for (const room of ["", ...ROOMS]) {
    const modules = fromRoot(room, MODULES)
    if (existsSync(modules)) linkModules(modules, join(folder, room, MODULES))
  }
}
