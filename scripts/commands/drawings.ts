import { writeFileSync } from "node:fs"
import { drawingFile, drawModel, RECIPES } from "../drawings/draw.ts"
import { readModels } from "../drawings/models.ts"
import { fromRoot } from "../lib/paths.ts"

/** `npm run drawings`: draws every model of the sample catalogue, as files of the design system. */
export async function run(): Promise<number> {
  const models = await readModels()
  for (const { partNumber, title } of models) {
    const recipe = RECIPES[partNumber]
    if (!recipe) throw new Error(`${partNumber} has no recipe in scripts/drawings/recipes`)
    writeFileSync(fromRoot("design-system/equipment", drawingFile(partNumber)), drawModel(recipe, title))
  }
  console.log(`${models.length} drawings are written to design-system/equipment.`)
  return 0
}
