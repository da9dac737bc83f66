import { chownSync, cpSync, mkdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { execa } from "execa"
import { type TestProject } from "vitest/node"
import { dataPaths } from "../lib/data-directory.ts"
import { databaseOnly } from "../lib/tasks.ts"
import { openSandbox, sandbox } from "../lib/sandbox.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** the data folder of a shop that is installed and does not run */
    original: string
  }
}

/** Installs one shop, once for all tests. It is stopped: each of them copies its files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const place = sandbox()
  const { installation, shutdown } = await openSandbox(place)
  try {
    await databaseOnly(installation).run({ parts: [], notes: [] })
  } finally {
    await shutdown.stop()
  }
  project.provide("original", installation.paths.directory)
  return place.remove
}

/** Copies a tree that belongs to the user PostgreSQL runs as, and that no other may read. */
async function copyDatabase(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: 0o755 })
  const source = join(from, "data")
  if (process.getuid?.() !== 0) {
    cpSync(source, join(to, "data"), { recursive: true })
    return
  }
  const { uid, gid } = statSync(source)
  chownSync(to, uid, gid)
  await execa("cp", ["-R", source, to], { uid, gid, cwd: "/" })
}

/**
 * Puts the original into a data folder that nobody has opened yet.
 * @param original see {@link setup}
 */
export async function copyOriginal(original: string, directory: string): Promise<void> {
  const [from, to] = [dataPaths(original), dataPaths(directory)]
  mkdirSync(to.directory, { recursive: true, mode: 0o755 })
  await copyDatabase(from.postgres, to.postgres)
  // The database knows the password and the admin of these.
  cpSync(from.secrets, to.secrets)
  cpSync(from.admin, to.admin)
}
