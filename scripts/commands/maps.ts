import { writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { format } from "prettier"
import { drawUnitedKingdom, drawWorld } from "../maps/draw-maps.ts"
import { root } from "../lib/paths.ts"

const folder = join(root, "storefront/src/content/maps")

/** `npm run maps`: draws the site's maps from Natural Earth's outlines, as files that pages import. */
export async function run(): Promise<number> {
  const maps = { "world.json": drawWorld(), "united-kingdom.json": drawUnitedKingdom() }
  for (const [name, map] of Object.entries(maps)) {
    const file = join(folder, name)
    const text = await format(JSON.stringify(map), { parser: "json" })
    writeFileSync(file, text)
    console.log(`${relative(root, file)}: ${text.length} bytes`)
  }
  return 0
}
