import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { columnsFile, withColumns } from "./columns.ts"
import { formatPage } from "./format.ts"

it("The table of columns is what `npm run docs:columns` makes of the contract", async () => {
  const page = readFileSync(columnsFile, "utf8")
  expect(page).toBe(await formatPage(columnsFile, withColumns(page)))
})
