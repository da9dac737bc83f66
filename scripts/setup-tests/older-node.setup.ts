import { spawnSync } from "node:child_process"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { NODE_PACKAGES, supportedNode } from "../lib/node-runtime.mjs"
import { type Sandbox, sandbox } from "../lib/sandbox.ts"

const system = `${process.platform}-${process.arch}`
const OLDER = "20.19.0"

let place: Sandbox

beforeEach(() => {
  place = sandbox()
})

afterEach(() => place.remove())

describe.runIf(system === "linux-x64")("Where only an older Node is installed", { retry: 1 }, () => {
  it("the pinned one is fetched from npm, once and whole", () => {
    const situation = { root: place.directory, range: ">=22.12.0", version: `v${OLDER}` }
    const { node = "", problem } = supportedNode(situation)
    expect(problem).toBeUndefined()
    const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim()
    expect(version).toBe(`v${NODE_PACKAGES[system]?.version ?? ""}`)
    expect(supportedNode(situation)).toEqual({ node })
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
