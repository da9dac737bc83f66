import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import ts from "typescript"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { listProblems, storyProblems } from "./coverage.ts"
import { componentsFolder, exportedFolders, importedStyles } from "./folders.ts"
import { namesOf, UNWRITTEN, withExport, withStyle, writeComponent } from "./new-component.ts"

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

  it("gets its files, in which TypeScript finds no slip of the pen", () => {
    writeComponent(source, names)
    expect(read("zoom-lens-2", "index.ts")).toBe(
      'export { ZoomLens2, type ZoomLens2Props } from "./ZoomLens2"\n',
    )
    expect(read("zoom-lens-2", "zoom-lens-2.css")).toContain(".zoom-lens-2 {")
    for (const file of ["ZoomLens2.tsx", "ZoomLens2.stories.tsx"]) {
      const { diagnostics } = ts.transpileModule(read("zoom-lens-2", file), {
        reportDiagnostics: true,
        fileName: file,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
      })
      expect(diagnostics).toEqual([])
    }
  })

  it("has every story it must have, and says which words are missing", () => {
    writeComponent(source, names)
    expect(storyProblems(read("zoom-lens-2", "ZoomLens2.stories.tsx"))).toEqual([
      `"${UNWRITTEN}" still stands where words should`,
    ])
  })

  it("is put in its alphabetical place on both lists, and nothing else changes there", () => {
    const [index, base] = [read("index.ts"), read("base.css")]
    writeComponent(source, names)
    expect(exportedFolders(read("index.ts"))).toContain("zoom-lens-2")
    expect(importedStyles(read("base.css"))).toContain("zoom-lens-2/zoom-lens-2.css")
    expect(listProblems(read("index.ts"), read("base.css"), importedStyles(read("base.css")))).toEqual([])
    expect(read("index.ts").replace(/^.*zoom-lens-2.*\n/m, "")).toBe(index)
    expect(read("base.css").replace(/^.*zoom-lens-2.*\n/m, "")).toBe(base)
  })

  it.each([
    ["before all others", "Abc", ["abc", "badge", "card"]],
    ["between two", "Button", ["badge", "button", "card"]],
    ["after all others", "Zoom", ["badge", "card", "zoom"]],
  ])("can stand %s", (_where, labels, order) => {
    const index =
      '/** Face. */\nexport { Badge } from "./badge"\nexport {\n  Card,\n  Tile,\n} from "./card"\n'
    const base = '@import "./badge/badge.css";\n@import "./card/card.css";\n\n@layer base {\n}\n'
    const added = namesOf(labels, "Data")
    expect(exportedFolders(withExport(index, added))).toEqual(order)
    expect(importedStyles(withStyle(base, added)).map((file) => file.split("/")[0])).toEqual(order)
  })

  it("never writes over one there is", () => {
    mkdirSync(join(source, "zoom-lens-2"))
    expect(() => writeComponent(source, names)).toThrow("already")
    expect(existsSync(join(source, "zoom-lens-2", "index.ts"))).toBe(false)
  })
})
