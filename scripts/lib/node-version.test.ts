import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { nodeVersionProblem, satisfies } from "./node-version.mjs"

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  engines: { node: string }
}

describe("the supported Node versions", () => {
  it.each([
    ["v20.19.0", true],
    ["v20.20.2", true],
    ["v22.12.0", true],
    ["v24.1.0", true],
    ["v18.20.4", false],
    ["v20.18.3", false],
    ["v21.7.0", false],
    ["v22.11.0", false],
  ])("%s: %s", (version, supported) => {
    expect(satisfies(version, manifest.engines.node)).toBe(supported)
  })

  it("says which version is needed, which one runs and how to get another", () => {
    const problem = nodeVersionProblem("v18.20.4", manifest.engines.node)
    expect(problem).toContain(`needs Node ${manifest.engines.node}`)
    expect(problem).toContain("this is Node 18.20.4")
    expect(problem).toContain("nvm install")
  })
})
