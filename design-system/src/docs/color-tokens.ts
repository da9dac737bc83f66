import colors from "../../tokens/color.tokens.json"
import { contrast } from "../../tokens/contrast"
import palettes from "../../tokens/palette.tokens.json"

type Mode = "light" | "dark"

/** The background of a colour, and its contrast ratio (WCAG 2.2) in each mode. */
interface Reading {
  on: string
  wanted: number
  light: number
  dark: number
}

/** A semantic colour as the page of tokens shows it. */
export interface ColorToken {
  name: string
  note: string
  readings: Reading[]
}

interface StoredColor {
  $value: string
  $description: string
  $extensions: { "scanwright.dark": string; "scanwright.contrast"?: { on: string[]; ratio: number } }
}

const stored = new Map<string, StoredColor>(
  Object.entries(colors.color).filter(([name]) => !name.startsWith("$")) as unknown as [
    string,
    StoredColor,
  ][],
)

/** The `#rrggbb` of a reference such as `{palette.stone.25}`. Throws when there is no such colour. */
function hexOf(reference: string): string {
  const path = reference.slice(1, -1).split(".")
  const found = path.reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], palettes)
  return (found as { $value: { hex: string } }).$value.hex
}

/** A colour's `#rrggbb` in a mode. Throws when there is no colour of that name. */
function hexIn(name: string, mode: Mode): string {
  const color = stored.get(name)
  if (!color) throw new Error(`No colour token "${name}".`)
  return hexOf(mode === "light" ? color.$value : color.$extensions["scanwright.dark"])
}

/** Every semantic colour with its contrast on each of its backgrounds. */
export const colorTokens: ColorToken[] = [...stored].map(([name, { $description, $extensions }]) => {
  const { on = [], ratio = 0 } = $extensions["scanwright.contrast"] ?? {}
  const readings = on.map((ground) => ({
    on: ground,
    wanted: ratio,
    light: contrast(hexIn(name, "light"), hexIn(ground, "light")),
    dark: contrast(hexIn(name, "dark"), hexIn(ground, "dark")),
  }))
  return { name, note: $description, readings }
})
