import { emptyProfile } from "@scanwright/backend/contract"
import { beforeAll, describe, expect, it } from "vitest"
import { toProduct, type ApiProduct } from "@/lib/medusa/shapes"
import { organization, productData } from "./structured-data"

beforeAll(() => {
  process.env.SITE_URL = "https://shop.example"
  process.env.MEDUSA_BACKEND_URL = "http://localhost:9000"
  process.env.MEDUSA_PUBLISHABLE_KEY = "pk"
  process.env.REVALIDATE_SECRET = "0123456789abcdef"
})

const given: ApiProduct = {
  id: "prod_1",
  title: "DS2208",
  handle: "ds2208",
  subtitle: null,
  description: "Reads codes.",
  thumbnail: null,
  images: [{ url: "/equipment/pistol-scanner.svg" }],
  tags: null,
  categories: [{ id: "pcat_1", name: "Barcode Scanners", handle: "barcode-scanners" }],
  variants: [
    {
      id: "variant_1",
      sku: "DS2208-SR",
      variant_rank: 0,
      manage_inventory: true,
      allow_backorder: false,
      inventory_quantity: 12,
      calculated_price: { calculated_amount: 100 },
    },
  ],
  brand: { name: "Zebra", handle: "zebra" },
}

type Node = Record<string, unknown>
const dataOf = (change: Partial<ApiProduct> = {}) => productData(toProduct({ ...given, ...change })) as Node

describe("a product's structured data", () => {
  it("says what the product is, in whole addresses", () =>
    expect(dataOf()).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "DS2208",
      description: "Reads codes.",
      brand: { "@type": "Brand", name: "Zebra" },
      sku: "DS2208-SR",
      mpn: "DS2208-SR",
      url: "https://shop.example/products/zebra/barcode-scanners/ds2208",
      image: ["https://shop.example/og/pictures/products/zebra/barcode-scanners/ds2208.png"],
    }))

  it("states one price, with VAT, and says so", () =>
    expect(dataOf().offers).toMatchObject({
      "@type": "Offer",
      url: "https://shop.example/products/zebra/barcode-scanners/ds2208",
      price: "120.00",
      priceCurrency: "GBP",
      priceSpecification: { price: "120.00", priceCurrency: "GBP", valueAddedTaxIncluded: true },
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
    }))

  it("says what is out of stock, and offers nothing that has no price", () => {
    const [variant] = given.variants ?? []
    if (!variant) throw new Error("The sample has no variant")
    expect(dataOf({ variants: [{ ...variant, inventory_quantity: 0 }] }).offers).toMatchObject({
      availability: "https://schema.org/OutOfStock",
    })
    expect(dataOf({ variants: [{ ...variant, calculated_price: null }] }).offers).toBeUndefined()
  })

  it("has a picture even of a product without one", () =>
    expect(dataOf({ images: [] }).image).toEqual([
      "https://shop.example/og/products/zebra/barcode-scanners/ds2208.png",
    ]))

  it.each([false, true])(
    "has a rating only where a number of customers gave one (defaults shown: %s)",
    (showsDefaults) => {
      const profile = { id: "profile_1", ...emptyProfile() }
      const rated = (rating: number | null, count: number | null) =>
        productData(
          toProduct(
            { ...given, product_profile: { ...profile, rating, review_count: count } },
            showsDefaults,
          ),
        ) as Node
      for (const [rating, count] of [
        [null, null],
        [4.8, null],
        [4.8, 0],
        [0, null],
        [0, 7],
        [null, 124],
      ] as const)
        expect(rated(rating, count)).not.toHaveProperty("aggregateRating.ratingValue")
      expect(rated(4.2, 7)).toMatchObject({
        aggregateRating: { ratingValue: 4.2, reviewCount: 7, bestRating: 5 },
      })
    },
  )
})

describe("the company's structured data", () => {
  it("names it, its register and where it is", () =>
    expect(organization()).toMatchObject({
      "@type": "Organization",
      "@id": "https://shop.example/#organization",
      url: "https://shop.example/",
      legalName: expect.any(String) as string,
      vatID: expect.any(String) as string,
      address: { "@type": "PostalAddress", addressCountry: "GB" },
    }))
})
