import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildEnvironment } from "./environment.ts"
import { SetupError } from "./errors.ts"
import { contentHash } from "./hash.ts"
import { type Installation } from "./installation.ts"
import { Lock } from "./lock.ts"
import { bins, fromRoot } from "./paths.ts"
import { type Program, type RunningProgram } from "./processes.ts"
import { removeTree } from "./remove-tree.ts"

/** A build of a part of the repository, which runs only when that part has changed. */
interface Build {
  name: string
  /** relative to the repository */
  inputs: string[]
  /** folder with the fingerprint, so that both are deleted together */
  output: string
  program: Omit<Program, "name" | "command" | "env">
}

/** Options for copying links. On Windows creating a link is a privilege, so its target is copied instead. */
const links = process.platform === "win32" ? { dereference: true } : { verbatimSymlinks: true }

/** File in an output with a hash of its sources. */
export const FINGERPRINT = ".scanwright-build"

const everyBuild = ["packages", "package-lock.json", "package.json", "tsconfig.base.json"]

/** The builds. */
export const builds = {
  backend: {
    name: "backend-build",
    inputs: ["backend", ...everyBuild],
    output: fromRoot("backend", ".medusa", "server"),
    program: { args: ["build.mjs"], cwd: fromRoot("backend") },
  },
  storefront: {
    name: "storefront-build",
    inputs: ["storefront", "design-system", "backend/src/contract", "backend/package.json", ...everyBuild],
    output: fromRoot("storefront", ".next", "standalone"),
    program: { args: [bins.next, "build"], cwd: fromRoot("storefront") },
  },
} satisfies Record<string, Build>

function builtFrom(build: Build): string | undefined {
  const file = join(build.output, FINGERPRINT)
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

/** Whether the output exists and was made from the present sources. */
export function isBuilt(build: Build): boolean {
  return builtFrom(build) === contentHash(build.inputs)
}

/**
 * Builds when something has changed. Two installations of one repository share its builds and take turns.
 * @param onStart called with the running build, to show its progress
 * @throws SetupError with the build's last lines when it fails
 */
export async function runBuild(
  installation: Installation,
  build: Build,
  onStart?: (running: RunningProgram) => void,
): Promise<void> {
  if (isBuilt(build)) return
  const lock = await Lock.waitFor(fromRoot("node_modules", `.scanwright-${build.name}.lock`), build.name)
  installation.shutdown.onStop(() => lock.release())
  try {
    const fingerprint = contentHash(build.inputs)
    if (builtFrom(build) === fingerprint) return
    removeTree(build.output)
    const program = { ...build.program, name: build.name, command: process.execPath, env: buildEnvironment }
    await installation.processes.run(program, onStart)
    if (!existsSync(build.output)) {
      throw new SetupError(`${build.name} ended without an error but made no ${build.output}.`)
    }
    writeFileSync(join(build.output, FINGERPRINT), fingerprint)
  } finally {
    lock.release()
  }
}

/**
 * Gives a storefront its own copy of the build, complete with its static files. The pages it renders on demand are stored
 * inside, so they survive a restart and a new build starts without them.
 * @param folder of the copy
 * @returns the folder from which its server starts
 */
export function assembleStorefront({ paths }: Installation, folder = paths.storefront): string {
  const app = join(folder, "storefront")
  const copied = join(folder, FINGERPRINT)
  const isCurrent = existsSync(copied) && readFileSync(copied, "utf8") === builtFrom(builds.storefront)
  if (isCurrent) return app
  const draft = `${folder}.new`
  removeTree(draft)
  cpSync(builds.storefront.output, draft, { recursive: true, ...links })
  const copies = [
    [fromRoot("storefront", ".next", "static"), join(draft, "storefront", ".next", "static")],
    [fromRoot("storefront", "public"), join(draft, "storefront", "public")],
  ] as const
  for (const [source, target] of copies) {
    if (existsSync(source)) cpSync(source, target, { recursive: true })
  }
  removeTree(folder)
  renameSync(draft, folder)
  return app
}
