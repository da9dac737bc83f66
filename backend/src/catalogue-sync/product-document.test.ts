import { describe, expect, it } from "vitest"
import { productDocument, type ProductRow } from "../search/product-document"

const NOW = "2026-11-25T10:00:00.000Z"

/** A product with a reorder level. */
const row = (reorder_level: number | null, variant: object = {}): ProductRow => ({
  ...{
    id: "prod_01",
    title: "Scanner",
    handle: "scanner",
    subtitle: null,
    description: null,
    status: "published",
  },
  ...{ thumbnail: null, created_at: NOW, updated_at: NOW },
  product_profile: { reorder_level, updated_at: NOW },
  variants: [
    {
      ...{ id: "variant_01", updated_at: NOW, sku: "SC-1", variant_rank: 0 },
      ...{ manage_inventory: true, allow_backorder: false },
      ...variant,
    },
  ],
})

it("A product's document has its sales channels in one order, however they were read", () => {
  const product = { ...row(null), sales_channels: [{ id: "sc_b" }, { id: "sc_a" }] }
  expect(productDocument(product, { price: null, stock: 0 }).sales_channel_ids).toEqual(["sc_a", "sc_b"])
})

describe("A product's document says whether it is below its reorder level", () => {
  it.each([
    ["less than its level", row(10), 9, true],
    ["its level", row(10), 10, false],
    ["none, with a level of 0", row(0), 0, false],
    ["stock that nobody counts", row(100_000, { manage_inventory: false }), 9_999, false],
    ["stock that may be ordered ahead", row(100_000, { allow_backorder: true }), 9_999, false],
    ["no variant", { ...row(1), variants: [] }, 0, true],
    ["no level", row(null), 0, null],
  ])("with %s", (_, product, stock, isBelow) => {
    expect(productDocument(product, { price: null, stock }).below_reorder_level).toBe(isBelow)
  })
})
