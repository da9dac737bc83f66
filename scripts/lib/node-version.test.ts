import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { NODE_PACKAGES, supportedNode } from "./node-runtime.mjs"
import { satisfies } from "./node-version.mjs"
import { fromRoot } from "./paths.ts"

const manifest = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as { engines: { node: string } }
const range = manifest.engines.node

describe("the supported Node versions", () => {
  it.each([
    ["v22.12.0", true],
    ["v26.10.0", true],
    ["v20.20.2", false],
    ["v22.11.0", false],
  ])("%s: %s", (version, supported) => {
    expect(satisfies(version, range)).toBe(supported)
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

it("A newer Node is asked for by version, with how to get it, where npm has none for the system", () => {
  const situation = { root: "/no-such-folder", range, version: "v20.19.0", system: "sunos-x64" }
  const { node, problem } = supportedNode(situation)
  expect(node).toBeUndefined()
  expect(problem).toMatch(/^Scanwright needs Node .*; this is Node 20\.19\.0\.\n.*nvm install/)
})
