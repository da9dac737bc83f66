import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { hasSentQuote } from "./has-sent-quote"
import { readSentQuote, storeSentQuote } from "./sent-quote"

const line = {
  productId: "prod_1",
  variantId: "variant_1",
  sku: "DS2208-SR",
  name: "Zebra DS2208",
  price: 114.5,
  priceText: null,
  href: "/products/zebra/barcode-scanners/zebra-ds2208",
  image: null,
  quantity: 3,
}

describe("What was sent for a quote", () => {
  let values: Map<string, string>
  beforeEach(() => {
    values = new Map()
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it("is read back under its own reference only", () => {
    expect(hasSentQuote()).toBe(false)
    storeSentQuote({ reference: "SW-2026-000001", lines: [line] })
    expect(hasSentQuote()).toBe(true)
    expect(readSentQuote("SW-2026-000001")?.lines).toEqual([line])
    expect(readSentQuote("SW-2026-000002")).toBeNull()
  })

  it("leads to pages of this site only", () => {
    for (const href of ["//evil.example", "javascript:alert(1)", "https://evil.example"]) {
      storeSentQuote({ reference: "SW-2026-000001", lines: [{ ...line, href }] })
      expect(readSentQuote("SW-2026-000001")).toBeNull()
    }
  })
})
