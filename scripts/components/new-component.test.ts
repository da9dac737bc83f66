import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { listProblems, storyProblems } from "./coverage.ts"
import { componentsFolder, importedStyles } from "./folders.ts"
import { namesOf, UNWRITTEN, writeComponent } from "./new-component.ts"

let source: string
const read = (...segments: string[]) => readFileSync(join(source, ...segments), "utf8")

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), "scanwright-component-"))
  for (const file of ["index.ts", "base.css"]) cpSync(join(componentsFolder, file), join(source, file))
})

afterEach(() => rmSync(source, { recursive: true }))

const names = namesOf("Zoom Lens 2", "Catalogue")

describe("a new component", () => {
  it("is named by its words and stands in a group there is", () => {
    expect(names).toEqual({ component: "ZoomLens2", folder: "zoom-lens-2", group: "Catalogue" })
    for (const labels of [undefined, "", "zoom lens", "ZoomLens/..", "Zoom  Lens", "2 Lenses"]) {
      expect(() => namesOf(labels, "Catalogue")).toThrow("named by words with capitals")
    }
    expect(() => namesOf("Zoom Lens", "Widgets")).toThrow('Unknown group: "Widgets"')
  })

  it("has every story it must have, says which words are missing, and is in its place on both lists", () => {
    writeComponent(source, names)
    expect(storyProblems(read("zoom-lens-2", "ZoomLens2.stories.tsx"))).toEqual([
      `"${UNWRITTEN}" still stands where words should`,
    ])
    expect(listProblems(read("index.ts"), read("base.css"), importedStyles(read("base.css")))).toEqual([])
    expect(read("index.ts")).toContain('from "./zoom-lens-2"')
  })

  it("never writes over one there is", () => {
    mkdirSync(join(source, "zoom-lens-2"))
    expect(() => writeComponent(source, names)).toThrow("already")
    expect(existsSync(join(source, "zoom-lens-2", "index.ts"))).toBe(false)
  })
})
