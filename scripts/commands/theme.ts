import { readFileSync, writeFileSync } from "node:fs"
import { relative } from "node:path"
import { renderTheme } from "../../design-system/tokens/theme.ts"
import { formatPage } from "../docs/format.ts"
import { fromRoot, root } from "../lib/paths.ts"
import { type BrandPalette, brandPalette } from "../theme/brand-palette.ts"
import { writeIcons } from "../theme/icons.ts"

const paletteFile = fromRoot("design-system", "tokens", "palette.tokens.json")
const themeFile = fromRoot("design-system", "src", "theme.css")

/** `npm run theme -- "#0f766e"`: the brand's colours from one of them, in the tokens, the theme and every icon. */
export async function run([hex]: string[]): Promise<number> {
  const tokens = JSON.parse(readFileSync(paletteFile, "utf8")) as { palette: { brand: BrandPalette } }
  tokens.palette.brand = brandPalette(hex, tokens.palette.brand)
  writeFileSync(paletteFile, await formatPage(paletteFile, JSON.stringify(tokens)))
  writeFileSync(themeFile, await renderTheme())
  const icons = await writeIcons(tokens.palette.brand["600"]?.$value.hex ?? "")
  for (const file of [paletteFile, themeFile, ...icons]) console.log(relative(root, file))
  console.log("\nLook at it: npm run storybook, then npm run visual:accept")
  return 0
}
