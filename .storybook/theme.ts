import { create } from "storybook/theming/create"
import colors from "../design-system/tokens/color.tokens.json"
import palettes from "../design-system/tokens/palette.tokens.json"

const { stone } = palettes.palette

/** The `#rrggbb` of a colour token in the light mode. */
function color(name: keyof typeof colors.color): string {
  const token = colors.color[name]
  if (typeof token === "string") throw new Error(`"${name}" is no colour.`)
  const path = token.$value.slice(1, -1).split(".")
  const found = path.reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], palettes)
  return (found as { $value: { hex: string } }).$value.hex
}

/** Storybook in the shop's own look: the frame around the stories, and the pages of documentation. */
export const theme = create({
  base: "light",
  brandTitle: "Scanwright design system",
  brandUrl: "./?path=/docs/welcome--docs",
  brandTarget: "_self",
  colorPrimary: color("accent"),
  colorSecondary: color("accent"),
  appBg: color("surface-sunken"),
  appContentBg: color("surface"),
  appPreviewBg: color("surface"),
  appHoverBg: color("line"),
  appBorderColor: color("line"),
  appBorderRadius: 4,
  fontBase: '"Inter Variable", ui-sans-serif, system-ui, sans-serif',
  textColor: color("ink"),
  textMutedColor: color("ink-muted"),
  textInverseColor: stone["0"].$value.hex,
  barBg: color("surface-raised"),
  barTextColor: color("ink-muted"),
  barHoverColor: color("accent"),
  barSelectedColor: color("accent"),
  buttonBg: color("surface-raised"),
  buttonBorder: color("line-strong"),
  booleanBg: color("surface-sunken"),
  booleanSelectedBg: color("surface-raised"),
  inputBg: color("surface-raised"),
  inputBorder: color("line-strong"),
  inputTextColor: color("ink"),
  inputBorderRadius: 4,
})
