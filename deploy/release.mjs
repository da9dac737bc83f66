// What a release does to the database, once, before its servers start: tables, links and search indexes, then the first
// rows where there are none. Runs in the folder of the built backend; both parts can be repeated.
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"

const medusa = process.env.MEDUSA_CLI ?? "/app/node_modules/@medusajs/cli/cli.js"
const folder = mkdtempSync(join(tmpdir(), "scanwright-release-"))
const result = join(folder, "result.json")

/** @param {string[]} args */
function run(...args) {
  const { status, signal } = spawnSync(process.execPath, [medusa, ...args], {
    stdio: "inherit",
    env: { ...process.env, INSTALL_RESULT_FILE: result },
  })
  if (status === 0) return
  console.error(`medusa ${args[0] ?? ""} ended with ${signal ?? status ?? "an unknown reason"}.`)
  process.exit(status ?? 1)
}

run("db:migrate", "--execute-safe-links", "--execute-safe-search")
run("exec", "./src/scripts/install.js")
/** @type {{ publishableKey: string }} */
const { publishableKey } = JSON.parse(readFileSync(result, "utf8"))
rmSync(folder, { recursive: true })
// Public by nature: every visitor's request carries it.
const line = `MEDUSA_PUBLISHABLE_KEY=${publishableKey}`
const { PUBLISHABLE_KEY_FILE: file } = process.env
if (file) {
  writeFileSync(`${file}.new`, `${line}\n`)
  renameSync(`${file}.new`, file)
}
console.log(line)
