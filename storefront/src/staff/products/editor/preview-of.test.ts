import { expect, it } from "vitest"
import { toPreviewed } from "./preview-of"
import { EMPTY_FORM, productFormSchema } from "./product-form"

it("A product's preview counts the pieces at the locations that the shop sells from, as its page does", () => {
  const values = productFormSchema.parse({
    ...EMPTY_FORM,
    ...{ name: "Scanner", part_number: "SC-1", price: "10", brand_id: "brand_1", machine_type_id: "type_1" },
    stock: [
      { location_id: "warehouse", quantity: "3" },
      { location_id: "outlet", quantity: "4" },
      { location_id: "annexe", quantity: "40" },
    ],
  })
  const locations = [
    { id: "warehouse", name: "Warehouse", isForSale: true },
    { id: "outlet", name: "Outlet", isForSale: true },
    { id: "annexe", name: "Annexe", isForSale: false },
  ]
  expect(toPreviewed(values, { brands: [], machineTypes: [], locations }).stock).toBe(7)
})
