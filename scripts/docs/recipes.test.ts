import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { insertAt, readRecipes } from "./recipes.ts"

it("Each place that a recipe of CONTRIBUTING.md names is there once, when the recipes are followed in their order", () => {
  const recipes = readRecipes(readFileSync(fromRoot("CONTRIBUTING.md"), "utf8"))
  const texts = new Map<string, string>()
  for (const block of recipes.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== "file") continue
    const { file, text, place } = block
    const source = () => texts.get(file) ?? readFileSync(fromRoot(file), "utf8")
    texts.set(file, place === undefined ? text : insertAt(source(), place, text))
  }
  expect(texts.size).toBeGreaterThan(10)
})
