import { contrast } from "../../design-system/tokens/contrast.ts"
import { SetupError } from "../lib/errors.ts"
import { type Oklch, toHex, toOklch, toSrgb } from "./oklch.ts"

/** Step of the palette that holds the brand's colour itself. */
const OWN_STEP = "600"
/** Steps on which white text is set, and the ratio that WCAG 2.2 asks for (1.4.3). */
const UNDER_WHITE = [OWN_STEP, "700"]
const TEXT_RATIO = 4.5

/** One colour of design-system/tokens/palette.tokens.json. */
interface PaletteColor {
  $value: { colorSpace: string; components: number[]; hex: string }
}

/** The brand's colours by their step: 50 is the lightest, 950 the darkest. */
export type BrandPalette = Record<string, PaletteColor>

/** A step as far from the new colour as it was from the old one. */
function shifted(step: Oklch, from: Oklch, to: Oklch): Oklch {
  const isDarker = step.lightness < from.lightness
  // Light tints stay as light as they are; darker steps follow a darker brand.
  const lightness = isDarker ? (step.lightness * to.lightness) / from.lightness : step.lightness
  return { lightness, chroma: (step.chroma * to.chroma) / from.chroma, hue: step.hue - from.hue + to.hue }
}

/**
 * Makes the brand's colours from one of them.
 *
 * @param hex the brand's colour, `#rrggbb`: the fill of the main action, under white text
 * @param present the colours now
 * @throws SetupError for a text that is no colour, or a colour on which white text cannot be read
 */
export function brandPalette(hex: string | undefined, present: BrandPalette): BrandPalette {
  if (hex === undefined || !/^#[\da-f]{6}$/i.test(hex))
    throw new SetupError("That is no colour.", 'Give one as six digits: npm run theme -- "#0f766e"')
  const from = toOklch(present[OWN_STEP]?.$value.hex ?? "")
  const to = toOklch(hex)
  const palette = Object.fromEntries(
    Object.entries(present).map(([step, { $value }]) => {
      const rgb = toSrgb(step === OWN_STEP ? to : shifted(toOklch($value.hex), from, to))
      const components = rgb.map((part) => Number(part.toFixed(4)))
      return [
        step,
        { $value: { ...$value, components, hex: step === OWN_STEP ? hex.toLowerCase() : toHex(rgb) } },
      ]
    }),
  )
  for (const step of UNDER_WHITE) {
    const ratio = contrast("#ffffff", palette[step]?.$value.hex ?? "")
    if (ratio < TEXT_RATIO)
      throw new SetupError(
        `White text on ${hex} has a contrast of ${ratio.toFixed(2)}; it needs ${TEXT_RATIO}.`,
        "Choose a darker colour of the same hue.",
      )
  }
  return palette
}
