// Entry of every npm command. Uses only Node itself until the dependencies are checked.
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { installDependencies, linkPostgresLibraries } from "./lib/dependencies.mjs"
import { nodeVersionProblem } from "./lib/node-version.mjs"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = "", ...args] = process.argv.slice(2)
const file = join(root, "scripts", "commands", `${command}.ts`)
const { engines } = /** @type {{ engines: { node: string } }} */ (
  JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
)

/** @returns {string | undefined} the first problem */
function problem() {
  return (
    nodeVersionProblem(process.version, engines.node) ??
    (/^[a-z-]+$/.test(command) && existsSync(file)
      ? undefined
      : `Unknown command: ${command || "(none)"}.`) ??
    installDependencies(root) ??
    linkPostgresLibraries(root)
  )
}

const reason = problem()
if (reason) {
  console.error(`\n${reason}\n`)
  process.exit(1)
}

const { register } = await import("tsx/esm/api")
register()
const { explainError } = await import("./lib/errors.ts")
try {
  const { run } = /** @type {{ run: (args: string[]) => Promise<number> }} */ (
    await import(pathToFileURL(file).href)
  )
  process.exit(await run(args))
} catch (error) {
  console.error(`\n${explainError(error)}\n`)
  process.exit(1)
}
