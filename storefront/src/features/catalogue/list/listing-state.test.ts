import { CATALOGUE_ORDERS, SPECIFICATIONS } from "@scanwright/backend/contract"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as routes from "@/config/routes"
import {
  isIndexed,
  isNarrowed,
  isPriceBackwards,
  listingHref,
  listingQuery,
  ownOrder,
  PAGE_SIZES,
  partOf,
  readListing,
  toQuery,
  type ListingState,
  type SearchParams,
} from "./listing-state"

/** Search parameters of an address, as Next.js passes them. */
function paramsOf(href: string): SearchParams {
  const query = new URL(href, "https://shop.example").searchParams
  return Object.fromEntries(
    [...query.keys()].map((name) => {
      const all = query.getAll(name)
      return [name, all.length === 1 ? all[0] : all]
    }),
  )
}

const texts = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text !== "" && text.length <= 200)
const pounds = fc.integer({ min: 0, max: 999_999 }).map((pence) => [String(pence / 100)])
const chosen = fc.uniqueArray(texts, { minLength: 1, maxLength: 4 })
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 999 }).map(String), { minLength: 1, maxLength: 4 })

const selection = fc.record(
  {
    machine_type: chosen,
    brand: chosen,
    in_stock: fc.constant(["true"]),
    price_min: pounds,
    price_max: pounds,
    ...Object.fromEntries(SPECIFICATIONS.map(({ key, kind }) => [key, kind === "number" ? numbers : chosen])),
  },
  { requiredKeys: [] },
)

const state = fc
  .record({
    q: fc.oneof(fc.constant(""), texts),
    selection,
    order: fc.constantFrom(null, ...CATALOGUE_ORDERS),
    view: fc.constantFrom("grid" as const, "table" as const),
    size: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 1, max: 9_999 }),
  })
  // Defaults are left out of an address.
  .map((one): ListingState => {
    const isOwn = one.order === ownOrder(one.q) || one.order === "relevance"
    return { ...one, order: isOwn ? null : one.order }
  })

describe("the address of the list", () => {
  it("says everything about it, and nothing else", () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(readListing(paramsOf(listingHref(given)))).toEqual(given)
      }),
    )
  })

  it("is one for each list, whatever the order of its parameters", () => {
    const href = listingHref(
      readListing({ view: "table", brand: ["zebra", "zebra"], q: " ds22 ", page: "2" }),
    )
    expect(href).toBe("/browse-products?q=ds22&brand=zebra&view=table&page=2")
    expect(listingHref(readListing({}))).toBe("/browse-products")
  })

  it("is read without a fault, whatever stands in it", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("", "-1", "1e9", "NaN", "£1,200", "true"),
    )
    const names = fc.constantFrom(
      "q",
      "brand",
      "in_stock",
      "price_min",
      "dpi",
      "order",
      "view",
      "page",
      "__proto__",
    )
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(text, fc.array(text))), (params) => {
        const read = readListing(params)
        expect(readListing(paramsOf(listingHref(read)))).toEqual(read)
      }),
    )
  })

  it.each<[string, SearchParams, string]>([
    ["a price that is none", { price_min: "cheap", price_max: "-5" }, "/browse-products"],
    ["a page that is none", { page: "0" }, "/browse-products"],
    ["a size of pages that is not offered", { per_page: "1000" }, "/browse-products"],
    ["the size that pages have anyway", { per_page: "24" }, "/browse-products"],
    ["nothing of a size that is offered", { per_page: "48" }, "/browse-products?per_page=48"],
    ["an order that is none", { order: "colour" }, "/browse-products"],
    ["the best match without words", { order: "relevance" }, "/browse-products"],
    [
      "what a form without scripts sends of empty fields",
      { q: "", price_min: "", order: "" },
      "/browse-products",
    ],
    ["parameters of others", { utm_source: "mail", gclid: "1" }, "/browse-products"],
    ["a figure that is none", { dpi: ["203", "fine"] }, "/browse-products?dpi=203"],
    ["spaces and pound signs", { price_min: " £1,200 " }, "/browse-products?price_min=1200"],
  ])("leaves out %s", (_, params, href) => {
    expect(listingHref(readListing(params))).toBe(href)
  })

  it("preserves the parameters that a form does not have itself", () => {
    const read = readListing({ q: "ds", brand: "zebra", order: "price", view: "table", page: "3" })
    expect(listingQuery(read, ["selection", "page"])).toEqual([
      ["q", "ds"],
      ["order", "price"],
      ["view", "table"],
    ])
  })
})

it("narrows the list down by words and filters, not by its order or page", () => {
  expect(isNarrowed(readListing({ order: "price", view: "table", page: "2" }))).toBe(false)
  expect(isNarrowed(readListing({ q: "ds" }))).toBe(true)
  expect(isNarrowed(readListing({ in_stock: "true" }))).toBe(true)
})

describe("search engines index", () => {
  it.each([
    "/browse-products",
    "/browse-products?page=2",
    "/browse-products?brand=zebra",
    "/browse-products?machine_type=label-printers",
    "/browse-products?machine_type=label-printers&brand=zebra",
    "/browse-products?machine_type=label-printers&page=3",
  ])("%s", (href) => expect(isIndexed(readListing(paramsOf(href)))).toBe(true))

  it.each([
    "/browse-products?q=ds",
    "/browse-products?order=price",
    "/browse-products?view=table",
    "/browse-products?per_page=48",
    "/browse-products?in_stock=true",
    "/browse-products?brand=zebra&brand=honeywell",
    "/browse-products?machine_type=label-printers&dpi=203",
    "/browse-products?brand=zebra&order=price",
  ])("not %s", (href) => expect(isIndexed(readListing(paramsOf(href)))).toBe(false))

  it("lists under the address that the sitemap names", () => {
    const part = { brand: "née & co", machineType: "label-printers" }
    expect(listingHref(readListing(paramsOf(routes.productList(part))))).toBe(routes.productList(part))
    expect(partOf(readListing(paramsOf(routes.productList(part))))).toEqual(part)
  })
})

it("knows limits of the price that contradict each other", () => {
  expect(isPriceBackwards({ price_min: ["200"], price_max: ["100"] })).toBe(true)
  expect(isPriceBackwards({ price_min: ["100"], price_max: ["100"] })).toBe(false)
  expect(isPriceBackwards({ price_min: ["100"] })).toBe(false)
})

describe("what the backend is asked for", () => {
  it("is what is chosen, in the list's own order unless another is asked for", () => {
    const params = { q: "ds", brand: "zebra", in_stock: "true", price_min: "100", form_factor: "Handheld" }
    expect(toQuery(readListing(params))).toEqual({
      q: "ds",
      brand: ["zebra"],
      in_stock: true,
      price_min: 100,
      specs: { form_factor: ["Handheld"] },
      order: "relevance",
    })
    expect(toQuery(readListing({ order: "-price" }))).toEqual({ order: "-price" })
  })

  it("leaves out limits of the price that contradict each other", () => {
    expect(toQuery(readListing({ price_min: "200", price_max: "100" }))).toEqual({ order: "name" })
  })
})
