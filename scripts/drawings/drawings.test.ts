import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { drawingFile, drawModel, RECIPES } from "./draw.ts"
import { readModels } from "./models.ts"

it("The first picture of every model of the sample is there, as `npm run drawings` writes it", async () => {
  for (const { partNumber, title, picture } of await readModels()) {
    const recipe = RECIPES[partNumber]
    expect(picture).toBe(`/equipment/${drawingFile(partNumber)}`)
    const svg = readFileSync(fromRoot("design-system", "equipment", drawingFile(partNumber)), "utf8")
    expect(recipe && drawModel(recipe, title)).toBe(svg)
  }
})
