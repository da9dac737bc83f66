import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readRecipes } from "../docs/recipes.ts"
import { fromRoot } from "../lib/paths.ts"
import { COLUMNS_PAGE, FollowedCopy, ROOMS } from "./followed-copy.ts"

const TIMEOUT_MS = 400_000
/** What is made of the fields of a product, and is type-checked beside what the recipes touch. */
const MADE_OF_FIELDS = {
  backend: ["src/product", "src/catalogue-import", "src/workflows/product", "src/modules/product-profile"],
  storefront: ["src/staff/products", "src/lib/medusa", "src/shell/seo"],
  "design-system": [],
}

const recipes = readRecipes(readFileSync(fromRoot("CONTRIBUTING.md"), "utf8"))
let copy: FollowedCopy

/** The files that a recipe's own blocks name. */
const filesOf = (title: string) =>
  new Set(
    recipes
      .filter((recipe) => recipe.title === title)
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "file" ? [block.file] : []))),
  )

beforeAll(async () => {
  copy = new FollowedCopy()
  for (const { blocks } of recipes) for (const block of blocks) await copy.follow(block)
}, TIMEOUT_MS)

afterAll(() => copy.remove())

describe("The recipes of CONTRIBUTING.md, followed in a copy", { retry: 1 }, () => {
  it("add a field to products in six files, its migration, its documentation and its test among them", () => {
    const generated = ["the migration", "its snapshot", COLUMNS_PAGE]
    const files = [...filesOf("Add a field to products"), ...generated]
    expect(files.length, files.join(", ")).toBeLessThanOrEqual(6)
    expect(files.some((file) => file.endsWith(".test.ts"))).toBe(true)
    expect(readFileSync(copy.path(COLUMNS_PAGE), "utf8")).toContain("`weight_grams`")
  })

  it.each(ROOMS)(
    "make %s's types right",
    async (room) => expect(await copy.typeProblems(room, MADE_OF_FIELDS[room])).toBe(""),
    TIMEOUT_MS,
  )

  it("break no rule and are formatted", async () => expect(await copy.ruleProblems()).toBe(""), TIMEOUT_MS)

  it(
    "pass the tests that look for a forgotten row, and that walk through the fields of a product",
    async () => {
      const tests = [
        ...["backend/src/openapi/api-routes.test.ts", "storefront/src/config/company-paths.test.ts"],
        ...["backend/src/catalogue-import", "backend/src/contract", "backend/src/admin/features/product"],
        ...["storefront/src/staff/products", "storefront/src/lib/medusa"],
      ]
      expect(await copy.unitProblems(tests)).toBe("")
    },
    TIMEOUT_MS,
  )
})
