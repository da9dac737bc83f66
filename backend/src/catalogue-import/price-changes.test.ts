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
  joinChannel: false,
  joinShippingProfile: false,
})

describe("The prices that an import changes", () => {
  it("come with the largest change first, up or down, as a share of the old price", () => {
    const { count, biggest } = priceChangesOf({
      updates: [
        update(2, 100, 101),
        update(3, 10, 1),
        update(4, 50),
        update(5, 200, 2000),
        update(6, null, 5),
      ],
    })
    expect(count).toBe(4)
    expect(biggest.map(({ row }) => row)).toEqual([6, 5, 3, 2])
    expect(biggest[1]).toEqual({ row: 5, part_number: "PN-5", name: "Product 5", before: 200, after: 2000 })
  })

  it("are counted beyond those that are listed", () => {
    const updates = Array.from({ length: 80 }, (_, at) => update(at + 2, 100, 110))
    const { count, biggest } = priceChangesOf({ updates })
    expect(count).toBe(80)
    expect(biggest).toHaveLength(IMPORT_PRICE_CHANGES_MOST)
    expect(biggest[0]?.row).toBe(2)
  })
})
