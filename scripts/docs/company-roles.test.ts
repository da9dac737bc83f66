import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { rolesAsMarkdown, rolesFile } from "./company-roles.ts"
import { formatPage } from "./format.ts"

it("The page on roles in a company is what `npm run docs:company-roles` makes of the contract", async () => {
  expect(readFileSync(rolesFile, "utf8")).toBe(await formatPage(rolesFile, rolesAsMarkdown()))
})
