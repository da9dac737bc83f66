import { fileURLToPath } from "node:url"
import StyleDictionary from "style-dictionary"
import { type TransformedToken } from "style-dictionary/types"

/** Background of a colour and the WCAG 2.2 contrast required there: `scanwright.contrast` of a token. */
interface ContrastRule {
  on: string[]
  ratio: number
}

/** A semantic colour with its references followed, as `#rrggbb`. */
export interface SemanticColor {
  name: string
  description: string
  light: string
  dark: string
  contrast: ContrastRule | null
}

interface ColorValue {
  components: [number, number, number]
  hex?: string
  alpha?: number
}
interface Dimension {
  value: number
  unit: string
}
interface Typography {
  fontSize: Dimension
  lineHeight: number
  letterSpacing: Dimension
}
interface Shadow {
  color: ColorValue
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
  spread: Dimension
}

const tokensFolder = fileURLToPath(new URL("./", import.meta.url))

/** Groups whose Tailwind defaults are dropped, so that only the names in this file exist. */
const RESET = [
  "color",
  "font",
  "font-weight",
  "text",
  "leading",
  "tracking",
  "container",
  "radius",
  "breakpoint",
  "shadow",
  "inset-shadow",
  "drop-shadow",
  "text-shadow",
  "ease",
  "animate",
  "blur",
]

const dimension = ({ value, unit }: Dimension) => (value === 0 ? "0" : `${value}${unit}`)

/** CSS of a colour. Throws for a colour with neither a hex form nor transparency. */
function color({ hex, components, alpha }: ColorValue): string {
  if (hex) return hex
  if (alpha === undefined) throw new Error(`Colour ${components.join(" ")} needs hex or alpha.`)
  return `rgb(${components.map((part) => Math.round(part * 255)).join(" ")} / ${alpha})`
}

function shadow(layers: Shadow[]): string {
  return layers
    .map((layer) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
        .map(dimension)
        .concat(color(layer.color))
        .join(" "),
    )
    .join(", ")
}

/** A family name, quoted where CSS needs quotes; `var(…)` and single words stay unquoted. */
const family = (name: string) => (/^var\(|^[\w-]+$/.test(name) ? name : `"${name}"`)

/** CSS declarations of one token, by its type in the design-token format. */
const CSS: Record<string, (name: string, value: never, token: TransformedToken) => string[]> = {
  color: (name, value: ColorValue, token) => {
    const [light, dark] = [color(value), color(darkOf(token))]
    return [`--${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`]
  },
  dimension: (name, value: Dimension) => [`--${name}: ${dimension(value)};`],
  fontFamily: (name, value: string[]) => [`--${name}: ${value.map(family).join(", ")};`],
  fontWeight: (name, value: number) => [`--${name}: ${value};`],
  number: (name, value: number) => [`--${name}: ${value};`],
  duration: (name, value: Dimension) => [`--${name}: ${dimension(value)};`],
  cubicBezier: (name, value: number[]) => [`--${name}: cubic-bezier(${value.join(", ")});`],
  shadow: (name, value: Shadow[]) => [`--${name}: ${shadow(value)};`],
  typography: (name, value: Typography) => [
    `--${name}: ${dimension(value.fontSize)};`,
    `--${name}--line-height: ${value.lineHeight};`,
    `--${name}--letter-spacing: ${dimension(value.letterSpacing)};`,
  ],
}

/** Our own extensions of a token: its dark value and its contrast rules. */
interface Extensions {
  "scanwright.dark"?: ColorValue
  "scanwright.contrast"?: ContrastRule
}

const extensions = (token: TransformedToken): Extensions =>
  (token.$extensions as Extensions | undefined) ?? {}

/** The dark value of a colour token. Throws when it has none: every semantic colour works in both modes. */
function darkOf(token: TransformedToken): ColorValue {
  const dark = extensions(token)["scanwright.dark"]
  if (!dark) throw new Error(`Colour ${token.path.join(".")} has no dark value.`)
  return dark
}

/** Reads every `*.tokens.json` of this folder and follows its references. */
async function readTokens(): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    source: [`${tokensFolder.replaceAll("\\", "/")}*.tokens.json`],
    usesDtcg: true,
    log: { verbosity: "silent" },
    platforms: { css: { transforms: ["name/kebab"] } },
  })
  await dictionary.hasInitialized
  const { allTokens } = await dictionary.getPlatformTokens("css")
  return allTokens.filter((token) => token.path[0] !== "palette")
}

/** The semantic colours, for the contrast test and the Storybook page of tokens. */
export async function readColors(): Promise<SemanticColor[]> {
  const tokens = await readTokens()
  return tokens
    .filter((token) => token.$type === "color")
    .map((token) => ({
      name: token.path.slice(1).join("-"),
      description: token.$description ?? "",
      light: color(token.$value as ColorValue),
      dark: color(darkOf(token)),
      contrast: extensions(token)["scanwright.contrast"] ?? null,
    }))
}

/** The text of `src/theme.css`: the tokens as a Tailwind 4 theme. Throws on a token type it has no CSS for. */
export async function renderTheme(): Promise<string> {
  const tokens = await readTokens()
  const lines = tokens.flatMap((token) => {
    const toCss = CSS[token.$type ?? ""]
    if (!toCss) throw new Error(`Token ${token.path.join(".")} has type ${token.$type}, which has no CSS.`)
    return toCss(token.path.join("-"), token.$value as never, token)
  })
  return `/* Generated from design-system/tokens by \`npm run tokens -w @scanwright/design-system\`. Edit those instead. */
@import "./base.css";

@source ".";
@source not "./**/*.{mdx,stories.tsx,test.ts,test.tsx}";

@theme static {
${RESET.map((group) => `  --${group}-*: initial;`).join("\n")}

${lines.map((line) => `  ${line}`).join("\n")}
}
`
}
