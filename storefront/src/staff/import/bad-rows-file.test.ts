import { withoutFormulaGuard } from "@scanwright/backend/contract"
import { expect, it } from "vitest"
import { badRowsFile } from "./bad-rows-file"

it("Bad rows are written under our columns, without those that the import leaves out", () => {
  expect(badRowsFile(["part_number", "", "price"], [{ cells: ["A-1", "left out", "=ten"] }])).toBe(
    '\ufeff"part_number","price"\r\n"A-1","\'=ten"\r\n',
  )
})

it.each(["=1+1", "\n=1+1", "＝1+1", "'＝x"])(
  "A cell of %j is no formula for spreadsheets, and the importer reads it back",
  (value) => {
    const file = badRowsFile(["price"], [{ cells: [value] }])
    expect(file).toBe(`\ufeff"price"\r\n"'${value}"\r\n`)
    expect(withoutFormulaGuard(`'${value}`)).toBe(value)
  },
)
