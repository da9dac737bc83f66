import { spawnSync } from "node:child_process"
import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { NODE_PACKAGES, supportedNode } from "../lib/node-runtime.mjs"
import { npmProgram } from "../lib/npm.mjs"
import { fromRoot, root } from "../lib/paths.ts"
import { type Sandbox, sandbox } from "../lib/sandbox.ts"

const system = `${process.platform}-${process.arch}`
const OLDER = "20.19.0"

let place: Sandbox

beforeEach(() => {
  place = sandbox()
})

afterEach(() => place.remove())

/** Installs an older Node with npm. @returns its path */
function installOlderNode(): string {
  const { name, file } = NODE_PACKAGES[system] ?? { name: "", file: "" }
  writeFileSync(join(place.directory, "package.json"), "{}")
  const npm = npmProgram(process.execPath)
  const args = [...npm.args, "install", "--ignore-scripts", "--no-audit", "--no-fund", `${name}@${OLDER}`]
  const { status, stderr } = spawnSync(npm.command, args, {
    cwd: place.directory,
    encoding: "utf8",
    shell: npm.shell,
  })
  expect(stderr).not.toContain("npm error")
  expect(status).toBe(0)
  return join(place.directory, "node_modules", name, file)
}

describe.runIf(system === "linux-x64")("Where only an older Node is installed", { retry: 1 }, () => {
  it("the pinned one is fetched from npm, once and whole", () => {
    const situation = { root: place.directory, range: ">=22.12.0", version: `v${OLDER}` }
    const { node = "", problem } = supportedNode(situation)
    expect(problem).toBeUndefined()
    const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim()
    expect(version).toBe(`v${NODE_PACKAGES[system]?.version ?? ""}`)
    expect(supportedNode(situation)).toEqual({ node })
  })

  it("a command says so in a line and goes on with the newer one", () => {
    const node = installOlderNode()
    const { stdout, stderr, status } = spawnSync(
      node,
      [fromRoot("scripts", "run.mjs"), "test", "no-such-suite"],
      {
        cwd: root,
        encoding: "utf8",
      },
    )
    expect(stdout.split("\n")[0]).toMatch(/^Node 20\.19\.0 is too old: .*going on with Node 24\.\d+\.\d+\.$/)
    expect(stderr).toContain("Unknown suite: no-such-suite.")
    expect(status).toBe(1)
    expect(existsSync(fromRoot(".runtime"))).toBe(true)
  })

  it("a package that is not the pinned one is refused", () => {
    const wanted = NODE_PACKAGES[system]
    if (!wanted) throw new Error("There is no package for this system.")
    const forged = { ...NODE_PACKAGES, [system]: { ...wanted, integrity: `sha512-${"A".repeat(86)}==` } }
    const { node, problem } = supportedNode({
      root: place.directory,
      range: ">=22.12.0",
      version: `v${OLDER}`,
      packages: forged,
    })
    expect(node).toBeUndefined()
    expect(problem).toMatch(/could not be fetched from npm: .*EINTEGRITY/s)
  })
})
