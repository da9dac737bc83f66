import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { FRAMEWORK_PATCHES, installedVersions, type PatchName, untriedPatches } from "./patches"

const ALL = Object.keys(FRAMEWORK_PATCHES) as PatchName[]
const BACKEND = path.resolve(__dirname, "..", "..")

describe("The patches of the framework", () => {
  it.each(Object.entries(FRAMEWORK_PATCHES))(
    "%s has its file, its test and its line in the README",
    (name, patch) => {
      expect(existsSync(path.join(__dirname, patch.file))).toBe(true)
      expect(readFileSync(path.join(BACKEND, patch.noticedBy), "utf8")).toContain(name)
      expect(readFileSync(path.join(__dirname, "README.md"), "utf8")).toContain(`| \`${name}\``)
    },
  )

  it("were tried with what is installed", () => {
    expect(untriedPatches(new Set(ALL), installedVersions())).toEqual([])
  })
})
