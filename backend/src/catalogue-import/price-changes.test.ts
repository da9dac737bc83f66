import { describe, expect, it } from "vitest"
import { IMPORT_PRICE_CHANGES_MOST } from "../contract"
import { type PlannedUpdate } from "./plan-import"
import { priceChangesOf } from "./price-changes"

const update = (row: number, priceBefore: number | null, price?: number | null): PlannedUpdate => ({
  row,
  partNumber: `PN-${row}`,
  name: `Product ${row}`,
  productId: `prod_${row}`,
  priceBefore,
  changes: price === undefined ? { name: "x" } : { price },
})

describe("The prices that an import changes", () => {
  it("are counted beyond those that are listed", () => {
    const updates = Array.from({ length: 80 }, (_, at) => update(at + 2, 100, 110))
    const { count, biggest } = priceChangesOf({ updates })
    expect(count).toBe(80)
    expect(biggest).toHaveLength(IMPORT_PRICE_CHANGES_MOST)
    expect(biggest[0]?.row).toBe(2)
  })
})
