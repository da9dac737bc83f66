import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { contrast } from "./contrast"
import { renderIcons } from "./icons"
import { readColors, renderTheme, type SemanticColor } from "./theme"

const colors = await readColors()

/** The colour of that name. Throws when a contrast rule names a background that does not exist. */
function background(name: string): SemanticColor {
  const found = colors.find((color) => color.name === name)
  if (!found) throw new Error(`No colour token "${name}".`)
  return found
}

const pairs = colors.flatMap((color) =>
  (color.contrast?.on ?? []).flatMap((on) =>
    (["light", "dark"] as const).map((mode) => ({
      text: color.name,
      on,
      mode,
      ratio: contrast(color[mode], background(on)[mode]),
      wanted: color.contrast?.ratio ?? Infinity,
    })),
  ),
)

const committed = (file: string) =>
  readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8").replaceAll("\r\n", "\n")

describe("after a change run `npm run tokens -w @scanwright/design-system`", () => {
  it("theme.css is what the tokens say", async () => {
    expect(committed("theme.css")).toBe(await renderTheme())
  })

  it("icons.css is what the icons' paths say", () => {
    expect(committed("icon/icons.css")).toBe(renderIcons())
  })
})

describe("theme.css", () => {
  it("measures contrast as WCAG does", () => {
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21)
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2)
  })

  it.each(pairs)("$text reads on $on in $mode mode", ({ ratio, wanted }) => {
    expect(ratio).toBeGreaterThanOrEqual(wanted)
  })

  it("gives every colour whose name says ink a background to be measured on", () => {
    expect(colors.filter(({ name, contrast: rule }) => name.includes("ink") && !rule)).toEqual([])
  })

  it("has the theme colour of the specification", () => {
    expect(background("accent").light).toBe("#2563eb")
  })
})
