import { expect, it } from "vitest"
import { textsOf } from "./address-text"

it.each([
  ["/products/zebra/barcode-scanners/ds2208-2d-scanner", ["ds2208 2d scanner", "ds2208"]],
  ["/products/zebra", ["zebra"]],
  ["/shop/label-printers.html", ["label printers", "label"]],
  ["/blogs/how-to-clean%20it", ["how to clean it", "how"]],
  ["/products", []],
  ["/", []],
  ["/%FF", []],
])("The address of a missing page says what was wanted: %s", (path, texts) =>
  expect(textsOf(path)).toEqual(texts),
)

it("A text is bounded", () => {
  for (const text of textsOf(`/${"a1".repeat(500)}`)) expect(text.length).toBeLessThanOrEqual(80)
})
