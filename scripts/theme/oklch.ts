/** A colour by lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees): Ottosson's OKLab in polar form, CSS Color 4. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

/** Matrices of CSS Color 4, section 18: linear sRGB to the cones' responses, those to OKLab, and back. */
const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** @param hex `#2563eb` */
export function toOklch(hex: string): Oklch {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1) ?? []
  const rgb = parts.map((part) => toLinear(Number.parseInt(part, 16) / 255)) as unknown as Triple
  const [lightness, a, b] = times(TO_LAB, each(times(TO_CONES, rgb), Math.cbrt))
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const cones = times(FROM_LAB, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  return times(
    FROM_CONES,
    each(cones, (value) => value ** 3),
  )
}

/** Steps by which the chroma of a colour is reduced that screens cannot show. */
const CHROMA_STEP = 0.002

/** @returns the colour as sRGB from 0 to 1, with as much of its chroma as screens can show */
export function toSrgb(color: Oklch): Triple {
  let shown = color
  const isShown = (rgb: Triple) => rgb.every((value) => value > -0.0005 && value < 1.0005)
  while (shown.chroma > 0 && !isShown(linearOf(shown)))
    shown = { ...shown, chroma: Math.max(0, shown.chroma - CHROMA_STEP) }
  return each(linearOf(shown), (value) => fromLinear(Math.min(1, Math.max(0, value))))
}

/** @param rgb parts from 0 to 1 @returns `#rrggbb` */
export const toHex = (rgb: Triple): string =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`
