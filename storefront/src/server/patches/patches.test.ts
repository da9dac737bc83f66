import nextPackage from "next/package.json"
import { afterEach, describe, expect, it, vi } from "vitest"
import { PATCHES, patchesInForce, TRIED_WITH, versionWarnings } from "./patches"

const namesInForce = (pageMemoryMb = 64) => patchesInForce({ pageMemoryMb }).map(({ name }) => name)

afterEach(() => vi.unstubAllEnvs())

describe("Patches of Next.js", () => {
  it("are switched off by name, all at once, or by leaving them no memory", () => {
    vi.stubEnv("FRAMEWORK_PATCHES_OFF", "page-cache, location-header")
    expect(namesInForce()).toEqual(["page-memory", "unavailable-status"])
    expect(namesInForce(0)).toEqual(["unavailable-status"])
    vi.stubEnv("FRAMEWORK_PATCHES_OFF", "all")
    expect(namesInForce()).toEqual([])
  })

  it("were tried with the version of Next.js that is installed", () =>
    expect(TRIED_WITH.next).toBe(nextPackage.version))

  it("warn at start where a version is another one, naming those to look at", () => {
    expect(versionWarnings(PATCHES, { next: TRIED_WITH.next, node: "24.21.0" })).toEqual([])
    const [warning, ...others] = versionWarnings(PATCHES, { next: "17.0.0", node: "24.21.0" })
    expect(others).toEqual([])
    for (const { name } of PATCHES) expect(warning).toContain(name)
    expect(versionWarnings(PATCHES, { next: "17.0.0", node: "31.0.0" })).toHaveLength(2)
    expect(versionWarnings([], { next: "17.0.0", node: "31.0.0" })).toEqual([])
  })
})
