import { describe, expect, it } from "vitest"
import { productDocument, type ProductRow } from "../search/product-document"

const NOW = "2026-11-25T10:00:00.000Z"

interface Shelf {
  stocked: number
  reserved?: number
}

/** A product with pieces at some locations, and a reorder level. */
const row = (reorder_level: number | null, shelves: Shelf[], variant: object = {}): ProductRow => ({
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
      inventory_items: [
        {
          required_quantity: 1,
          inventory: {
            location_levels: shelves.map(({ stocked, reserved = 0 }) => ({
              ...{ stocked_quantity: stocked, reserved_quantity: reserved, updated_at: NOW },
            })),
          },
        },
      ],
      ...variant,
    },
  ],
})

describe("A product's document says whether it is below its reorder level", () => {
  it.each([
    ["less than its level at all locations together", row(10, [{ stocked: 6 }, { stocked: 3 }]), true],
    ["its level at all locations together", row(10, [{ stocked: 6 }, { stocked: 4 }]), false],
    ["its level, some of which is reserved", row(10, [{ stocked: 10, reserved: 1 }]), true],
    ["none, with a level of 0", row(0, [{ stocked: 0 }]), false],
    ["stock that nobody counts", row(100_000, [], { manage_inventory: false }), false],
    ["stock that may be ordered ahead", row(10, [{ stocked: 0 }], { allow_backorder: true }), false],
    ["no variant", { ...row(1, []), variants: [] }, true],
    ["no level", row(null, [{ stocked: 0 }]), null],
  ])("with %s", (_, product, isBelow) => {
    expect(productDocument(product, null).below_reorder_level).toBe(isBelow)
  })
})
