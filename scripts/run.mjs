// Entry of every npm command. Uses only Node itself until the dependencies are checked, and of Node what version 18 has
// until a supported one is found.
import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { buildPackages } from "../packages/build.mjs"
import { installDependencies, linkPostgresLibraries } from "./lib/dependencies.mjs"
import { putThisNodeOnPath, runInstead, supportedNode } from "./lib/node-runtime.mjs"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = "", ...args] = process.argv.slice(2)
const file = join(root, "scripts", "commands", `${command}.ts`)
const { engines } = /** @type {{ engines: { node: string } }} */ (
  JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
)

/** @param {string} message */
function refuse(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const supported = supportedNode({ root, range: engines.node })
if (supported.problem) refuse(supported.problem)
if (supported.node) process.exit(await runInstead(supported.node, process.argv.slice(1)))
putThisNodeOnPath()

const isKnown = /^[a-z-]+$/.test(command) && existsSync(file)
const problem = isKnown
  ? (installDependencies(root, command) ?? linkPostgresLibraries(root) ?? buildPackages())
  : `Unknown command: ${command || "(none)"}.`
if (problem) refuse(problem)

// Through CommonJS, as Medusa loads the backend: tsx does not find all of its files through import on Node 24.
const require = createRequire(import.meta.url)
require("tsx/cjs/api").register()
const { explainError } = require("./lib/errors.ts")
try {
  const { run } = /** @type {{ run: (args: string[]) => Promise<number> }} */ (require(file))
  process.exit(await run(args))
} catch (error) {
  console.error(`\n${explainError(error)}\n`)
  process.exit(1)
}
