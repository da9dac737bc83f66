import { expect, it } from "vitest"
import { badRowsFile } from "./bad-rows-file"

it("Bad rows are written under our columns, without those that the import leaves out", () => {
  expect(badRowsFile(["part_number", "", "price"], [{ cells: ["A-1", "left out", "=ten"] }])).toBe(
    '\ufeff"part_number","price"\r\n"A-1","\'=ten"\r\n',
  )
  // As our own file has them.
  const guarded = ["'=ten", "''=ten", "'quoted'"]
  expect(badRowsFile(["name", "price", "stock"], [{ cells: guarded }])).toContain(
    `"'=ten","''=ten","'quoted'"`,
  )
})
