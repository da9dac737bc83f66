import { describe, expect, it } from "vitest"
import { brandOr, machineTypeOr } from "@/lib/medusa/classification"
import type { ProductSummary } from "@/lib/medusa/shapes"
import { toFeedAttributes, toFeedItem } from "./google-products"

const product: ProductSummary = {
  id: "prod_01",
  name: "DS2208 imager",
  handle: "ds2208-imager",
  brand: { name: "Zebra", handle: "zebra", isDefault: false },
  machineType: { name: "Barcode Scanners", handle: "barcode-scanners", isDefault: false },
  shortDescription: "Corded, reads 1D and 2D.",
  image: "/media/0/static/ds2208.jpg",
  imageAlt: "DS2208",
  partNumber: "DS2208-SR",
  variantId: "variant_01",
  price: 100.02,
  priceText: null,
  stock: 3,
}
const SITE = "https://shop.example"
const attributesOf = (change: Partial<ProductSummary> = {}) =>
  toFeedAttributes({ ...product, ...change }, SITE)

describe("the Google product feed", () => {
  it("gives every attribute that Google requires of a new product, the price with VAT", () => {
    expect(attributesOf()).toEqual({
      id: "prod_01",
      title: "DS2208 imager",
      description: "Corded, reads 1D and 2D.",
      link: "https://shop.example/products/zebra/barcode-scanners/ds2208-imager",
      image_link: "https://shop.example/media/0/static/ds2208.jpg",
      availability: "in_stock",
      price: "120.02 GBP",
      condition: "new",
      brand: "Zebra",
      mpn: "DS2208-SR",
      identifier_exists: "yes",
      product_type: "Barcode Scanners",
    })
  })

  it("leaves out what has no price, no picture, no brand or no machine type", () => {
    expect(attributesOf({ brand: brandOr(null) })).toBeNull()
    expect(attributesOf({ machineType: machineTypeOr(null) })).toBeNull()
    expect(attributesOf({ price: null, priceText: "Price on application" })).toBeNull()
    expect(attributesOf({ price: 0 })).toBeNull()
    expect(attributesOf({ image: null })).toBeNull()
  })

  it("says what is out of stock, and what nobody can identify", () => {
    expect(attributesOf({ stock: 0 })).toMatchObject({ availability: "out_of_stock" })
    expect(attributesOf({ partNumber: null })).toMatchObject({ identifier_exists: "no", mpn: undefined })
  })

  it("has a PNG drawn in place of a drawing, which Google does not take", () => {
    expect(attributesOf({ image: "/equipment/pistol-scanner.svg" })).toMatchObject({
      image_link: "https://shop.example/og/pictures/products/zebra/barcode-scanners/ds2208-imager.png",
    })
  })

  it("keeps to Google's lengths without cutting a character in half", () => {
    const title = attributesOf({ name: "🖨".repeat(200) })?.title ?? ""
    expect([...title]).toHaveLength(150)
    expect(title).toBe("🖨".repeat(150))
  })

  it("writes an item that any text can stand in", () => {
    const item = toFeedItem({ title: `"5\u0000 < 6" & emoji 🖨`, mpn: undefined })
    expect(item).toBe("<item><g:title>&quot;5 &lt; 6&quot; &amp; emoji 🖨</g:title></item>\n")
  })
})
