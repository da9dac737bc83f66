import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { BUDGET, forbiddenAmong, measureSizes, type Size, sizeProblems, weighScript } from "./sizes.ts"

describe("every component of the design system", () => {
  it("weighs no more than it may, and brings along only what it may", async () => {
    expect((await measureSizes()).flatMap(sizeProblems)).toEqual([])
  })
})

describe("a component's weight", () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "scanwright-size-"))
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  it("counts what is loaded later by itself", async () => {
    const labels = (seed: number) =>
      Array.from({ length: 400 }, (_, at) => ((at + 1) * seed * 7919).toString(36)).join(" ")
    writeFileSync(join(folder, "later.ts"), `export const later = "${labels(3)}"`)
    writeFileSync(
      join(folder, "now.ts"),
      `export const now = "${labels(5)}"; export const unused = "${labels(7)}"`,
    )
    writeFileSync(
      join(folder, "index.ts"),
      'import { now } from "./now"\nexport const show = async () => now + (await import("./later")).later\n',
    )
    const { script, lazy } = await weighScript(join(folder, "index.ts"))
    expect(script).toBeGreaterThan(1000)
    expect(lazy).toBeGreaterThan(1000)
    expect(script / lazy).toBeCloseTo(1, 0)
  })

  const light: Size = { folder: "badge", script: BUDGET, lazy: 0, style: 0, packages: [], forbidden: [] }

  it("is refused above the budget, and with packages that are not allowed", () => {
    expect(sizeProblems(light)).toEqual([])
    expect(sizeProblems({ ...light, script: BUDGET + 1 })).toHaveLength(1)
    expect(sizeProblems({ ...light, packages: ["@headlessui/react", "lodash"] })).toEqual([
      "badge imports lodash, which is not among the packages it may import.",
    ])
    expect(sizeProblems({ ...light, broken: "No such file" })).toHaveLength(1)
    expect(sizeProblems({ ...light, forbidden: ["framer-motion"] })).toHaveLength(1)
  })

  it("knows libraries of icons and motion by their names", () => {
    expect(forbiddenAmong(["lucide-react", "motion", "@heroicons/react", "keen-slider"])).toEqual([
      "lucide-react",
      "motion",
      "@heroicons/react",
    ])
  })
})
