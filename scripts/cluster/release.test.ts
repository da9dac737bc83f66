import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"

/** Stands in for Medusa's command line: says what it was asked for, and reports as the installation does, or fails. */
const COMMAND_LINE = `
  const { FAILING, INSTALL_RESULT_FILE } = process.env
  const [command, ...rest] = process.argv.slice(2)
  console.log("medusa", command, ...rest)
  if (command === FAILING) process.exit(3)
  if (command === "exec") require("node:fs").writeFileSync(INSTALL_RESULT_FILE, '{"publishableKey":"pk_1"}')
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scanwright-release-test-"))
  writeFileSync(join(folder, "cli.cjs"), COMMAND_LINE)
})
afterEach(() => rmSync(folder, { recursive: true }))

function release(environment: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(process.execPath, [fromRoot("deploy", "release.mjs")], {
    encoding: "utf8",
    env: { ...process.env, MEDUSA_CLI: join(folder, "cli.cjs"), ...environment },
  })
  return { status, lines: stdout.trim().split("\n") }
}

describe("The job of a release", () => {
  it("changes the database, installs what is missing, and gives the key to the storefronts", () => {
    const file = join(folder, "key")
    expect(release({ PUBLISHABLE_KEY_FILE: file })).toEqual({
      status: 0,
      lines: [
        "medusa db:migrate --execute-safe-links --execute-safe-search",
        "medusa exec ./src/scripts/install.js",
        "MEDUSA_PUBLISHABLE_KEY=pk_1",
      ],
    })
    expect(readFileSync(file, "utf8")).toBe("MEDUSA_PUBLISHABLE_KEY=pk_1\n")
    expect(release().lines.at(-1)).toBe("MEDUSA_PUBLISHABLE_KEY=pk_1")
  })

  it("fails when a part of it fails, so that no server starts, and writes no key", () => {
    const file = join(folder, "key")
    const { status, lines } = release({ PUBLISHABLE_KEY_FILE: file, FAILING: "db:migrate" })
    expect({ status, lines: lines.length }).toEqual({ status: 3, lines: 1 })
    expect(readdirSync(folder)).toEqual(["cli.cjs"])
  })
})
