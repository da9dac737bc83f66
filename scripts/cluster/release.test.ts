import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { sandbox } from "../lib/sandbox.ts"

/** Stands in for Medusa's command line: fails at one command, else reports as the installation does. */
const COMMAND_LINE = `
  const { FAILING, INSTALL_RESULT_FILE } = process.env
  const [command] = process.argv.slice(2)
  if (command === FAILING) process.exit(3)
  if (command === "exec") require("node:fs").writeFileSync(INSTALL_RESULT_FILE, '{"publishableKey":"pk_1"}')
`

it("The job of a release fails when a part of it fails, so that no server starts, and writes no key", () => {
  const place = sandbox()
  const [cli, key] = [join(place.directory, "cli.cjs"), join(place.directory, "key")]
  writeFileSync(cli, COMMAND_LINE)
  const release = (failing: string) => {
    const env = { ...process.env, MEDUSA_CLI: cli, PUBLISHABLE_KEY_FILE: key, FAILING: failing }
    return spawnSync(process.execPath, [fromRoot("deploy", "release.mjs")], { env }).status
  }
  for (const command of ["db:migrate", "exec"]) {
    expect(release(command), command).toBe(3)
    expect(existsSync(key), command).toBe(false)
  }
  expect(release("none")).toBe(0)
  expect(readFileSync(key, "utf8")).toBe("MEDUSA_PUBLISHABLE_KEY=pk_1\n")
  place.remove()
})
