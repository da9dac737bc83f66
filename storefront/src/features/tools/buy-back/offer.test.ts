import { describe, expect, it } from "vitest"
import { OFFER_EXAMPLE, offerAddress, readOfferQuestion } from "./address"
import { workOutOffer } from "./offer"

describe("an indicative offer", () => {
  it("for twenty-five working three-year-old TC52, worked by hand", () => {
    const offer = workOutOffer({ model: "zebra-tc52", years: 3, condition: "working", quantity: 25 })
    // 842 × 0.4 = 336.80 in the first year; × 0.75³ (0.421875) = 142.0875; × 1.05 for ten or more = 149.191875.
    // Less and more 15 %: 126.8131 and 171.5707.
    expect(offer.each).toEqual({ low: 127, high: 172 })
    // 127 × 25 and 172 × 25.
    expect(offer.total).toEqual({ low: 3_175, high: 4_300 })
  })

  it("for sixty DS8178 for parts, two years old, worked by hand", () => {
    const offer = workOutOffer({ model: "zebra-ds8178", years: 2, condition: "parts", quantity: 60 })
    // 398 × 0.4 × 0.75² × 0.12 = 10.746; × 1.1 for fifty or more = 11.8206; less and more 35 %: 7.6834 and 15.9578.
    expect(offer.each).toEqual({ low: 8, high: 16 })
    expect(offer.total).toEqual({ low: 480, high: 960 })
  })

  it("is none where a device costs more to test than it is worth", () => {
    // 118 × 0.4 × 0.75⁸ (0.1001) × 0.12 = 0.567.
    const offer = workOutOffer({ model: "zebra-ds2208", years: 8, condition: "parts", quantity: 100 })
    expect(offer.each).toBeNull()
    expect(offer.total).toBeNull()
  })

  it.each([
    [9, 1],
    [10, 1.05],
    [49, 1.05],
    [50, 1.1],
  ])("for %i pieces counts × %d", (quantity, factor) => {
    expect(workOutOffer({ ...OFFER_EXAMPLE, quantity }).quantityFactor).toBe(factor)
  })
})

describe("the address of an offer", () => {
  it("says the whole question, and is read back", () => {
    const question = { model: "zebra-zt411", years: 5, condition: "faulty", quantity: 12 } as const
    const { searchParams, pathname } = new URL(offerAddress(question), "https://shop.example")
    expect(pathname).toBe("/services/buy-back")
    expect(readOfferQuestion(Object.fromEntries(searchParams))).toEqual(question)
  })

  it("limits values, and replaces invalid ones by the example's", () => {
    expect(readOfferQuestion({ model: "x", years: "99", condition: "new", quantity: "0" })).toEqual({
      ...OFFER_EXAMPLE,
      years: 8,
      quantity: 1,
    })
    expect(readOfferQuestion({ quantity: "ten", years: "" })).toEqual(OFFER_EXAMPLE)
    expect(readOfferQuestion({ quantity: "99999999" }).quantity).toBe(9_999)
    expect(readOfferQuestion({ quantity: "1,250" }).quantity).toBe(1_250)
    expect(readOfferQuestion({ quantity: "2.6" }).quantity).toBe(OFFER_EXAMPLE.quantity)
  })
})
