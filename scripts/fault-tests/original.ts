import { chownSync, cpSync, mkdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { type TestProject } from "vitest/node"
import { dataPaths } from "../lib/data-directory.ts"
import { prepareDatabase } from "../lib/tasks.ts"
import { runCommand } from "../lib/run-command.ts"
import { openSandbox, sandbox } from "../lib/sandbox.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** data folder of a shop that is installed and not running */
    original: string
  }
}

/** Installs one shop, once for all tests. The shop is stopped: each test copies its files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const place = sandbox()
  const { installation, shutdown } = await openSandbox(place)
  try {
    await prepareDatabase(installation, { parts: [], notes: [] })
  } finally {
    await shutdown.stop()
  }
  project.provide("original", installation.paths.directory)
  return place.remove
}

/** Copies a folder that belongs to PostgreSQL's user, and that no other user may read. */
async function copyDatabase(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: 0o755 })
  const source = join(from, "data")
  if (process.getuid?.() !== 0) {
    cpSync(source, join(to, "data"), { recursive: true })
    return
  }
  const { uid, gid } = statSync(source)
  chownSync(to, uid, gid)
  const { exitCode } = await runCommand("cp", ["-R", source, to], { uid, gid, cwd: "/" })
  if (exitCode !== 0) throw new Error(`${source} could not be copied.`)
}

/**
 * Copies the original into an unused data folder.
 * @param original see {@link setup}
 */
export async function copyOriginal(original: string, directory: string): Promise<void> {
  const [from, to] = [dataPaths(original), dataPaths(directory)]
  mkdirSync(to.directory, { recursive: true, mode: 0o755 })
  await copyDatabase(from.postgres, to.postgres)
  // The database contains the password and the admin of these files.
  cpSync(from.secrets, to.secrets)
  cpSync(from.admin, to.admin)
}
