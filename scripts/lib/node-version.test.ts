import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { NODE_PACKAGES, supportedNode } from "./node-runtime.mjs"
import { nodeVersionProblem, satisfies } from "./node-version.mjs"
import { fromRoot } from "./paths.ts"

const manifest = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as { engines: { node: string } }
const range = manifest.engines.node

describe("the supported Node versions", () => {
  it.each([
    ["v22.12.0", true],
    ["v24.1.0", true],
    ["v26.10.0", true],
    ["v18.20.4", false],
    ["v20.20.2", false],
    ["v21.7.0", false],
    ["v22.11.0", false],
  ])("%s: %s", (version, supported) => {
    expect(satisfies(version, range)).toBe(supported)
  })

  it("says which version is needed, which one runs and how to get another", () => {
    const problem = nodeVersionProblem("v18.20.4", range)
    expect(problem).toContain(`needs Node ${range}`)
    expect(problem).toContain("this is Node 18.20.4")
    expect(problem).toContain("nvm install")
  })

  it("are those that are fetched where an older one runs, on every system with a package", () => {
    for (const { version } of Object.values(NODE_PACKAGES)) expect(satisfies(version, range)).toBe(true)
  })

  it("begin with the one of .nvmrc, the images and Linux's package", () => {
    const { version } = NODE_PACKAGES["linux-x64"] ?? {}
    expect(readFileSync(fromRoot(".nvmrc"), "utf8").trim()).toBe(version)
    for (const file of ["backend.Dockerfile", "storefront.Dockerfile"]) {
      const images = readFileSync(fromRoot("deploy", file), "utf8").match(/^FROM node:\S+/gm) ?? []
      expect(new Set(images.map((image) => /^FROM node:([\d.]+)-/.exec(image)?.[1]))).toEqual(
        new Set([version]),
      )
    }
  })
})

describe("The Node that commands run on", () => {
  const root = "/no-such-folder"

  it("is the present one where it is supported", () => {
    expect(supportedNode({ root, range, version: "v22.12.0" })).toEqual({})
  })

  it("is asked for where npm has none for the system", () => {
    const { node, problem } = supportedNode({ root, range, version: "v20.19.0", system: "sunos-x64" })
    expect(node).toBeUndefined()
    expect(problem).toBe(nodeVersionProblem("v20.19.0", range))
  })
})
