import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { drawingFile, drawModel, RECIPES } from "./draw.ts"
import { readModels } from "./models.ts"

const models = await readModels()
const folder = fromRoot("design-system/equipment")

/** A drawing without its title, which differs anyway. */
const shapesOf = (partNumber: string) => {
  const recipe = RECIPES[partNumber]
  return recipe && drawModel(recipe, "")
}

describe("The drawings of models", () => {
  it("have a recipe for each model of the sample, and each recipe has a model", () => {
    expect(Object.keys(RECIPES).toSorted()).toEqual(models.map(({ partNumber }) => partNumber).toSorted())
  })

  it("differ from model to model", () => {
    const first = new Map<string, string>()
    const alike = models.flatMap(({ partNumber }) => {
      const shapes = shapesOf(partNumber) ?? ""
      const other = first.get(shapes)
      first.set(shapes, partNumber)
      return other ? [`${other} and ${partNumber}`] : []
    })
    expect(alike).toEqual([])
  })

  it("are each model's first picture, under 4 kB, as `npm run drawings` writes them", () => {
    for (const { partNumber, title, picture } of models) {
      const recipe = RECIPES[partNumber]
      expect(picture).toBe(`/equipment/${drawingFile(partNumber)}`)
      const svg = readFileSync(`${folder}/${drawingFile(partNumber)}`, "utf8")
      expect(recipe && drawModel(recipe, title)).toBe(svg)
      expect(svg.length).toBeLessThan(4096)
    }
  })

  it("leave no file behind whose model is gone", () => {
    const files = readdirSync(folder).filter((file) => file.startsWith("model-"))
    expect(files.toSorted()).toEqual(models.map(({ partNumber }) => drawingFile(partNumber)).toSorted())
  })
})
