import { describe, expect, it } from "vitest"
import { addressOf, readQuestion } from "./address"
import { CHOICES } from "@/content/co2"
import { equivalentsOf, estimate, roundEstimate } from "./estimate"
import { DEVICES, FACTORS, SOURCES } from "./factors"
import { rangeOf } from "./range"

const ten = { "mobile-computers": 10 }

describe("estimate", () => {
  it("repairs: ten mobile computers for three years, worked by hand", () => {
    const { newKgCo2e, insteadKgCo2e, savedKgCo2e, savedKgCo2ePerYear } = estimate({
      choice: "repair",
      years: 3,
      quantities: ten,
    })
    // New: 55 kg ÷ 5 years × 3 years × 10; lowest 32 ÷ 7 × 3 × 10, highest 94 ÷ 3 × 3 × 10.
    expect(newKgCo2e.value).toBeCloseTo(330, 9)
    expect(newKgCo2e.low).toBeCloseTo(137.142857, 5)
    expect(newKgCo2e.high).toBeCloseTo(940, 9)
    // Repair: 55 × 0.1 + 2 × 0.5 + 0.05 × 7 kWh × 0.177 × 3 = 6.685850 each.
    expect(insteadKgCo2e.value).toBeCloseTo(66.8585, 4)
    expect(savedKgCo2e.value).toBeCloseTo(263.1415, 4)
    expect(savedKgCo2ePerYear.value).toBeCloseTo(87.713833, 5)
    // Lowest saving: 32 × (3/7 − 0.25) − 2 × 2 − 0.2 × 7 × 0.177 × 3 = 0.970886 each.
    expect(savedKgCo2e.low).toBeCloseTo(9.70886, 4)
    // Highest saving: 94 × (3/3 − 0.05) − 2 × 0.2 − 0 = 88.9 each.
    expect(savedKgCo2e.high).toBeCloseTo(889, 6)
  })

  it("refurbished: one smartphone-like device stays within what ADEME measured", () => {
    const share = FACTORS.refurbishedShare.range
    // Over 2 of the 3 years of a new device: the lowest of phones (100 − 87) and the highest of tablets (100 − 46), per
    // cent a year.
    expect((share.low / 2) * 3).toBeCloseTo(0.13, 9)
    expect((share.high / 2) * 3).toBeCloseTo(0.54, 9)
    const { insteadKgCo2e } = estimate({
      choice: "refurbished",
      years: 1,
      quantities: { "mobile-computers": 1 },
    })
    // 55 × 0.206667 + 0.05 × 7 × 0.177
    expect(insteadKgCo2e.value).toBeCloseTo(11.428617, 5)
  })

  it("rental may save nothing, and then says so", () => {
    const { savedKgCo2e } = estimate({ choice: "rental", years: 1, quantities: ten })
    expect(savedKgCo2e.low).toBeLessThan(0)
    // New 55 ÷ 5 = 11; rented 55 ÷ 7 + 55 × 0.05 + 1 + 0.06195 = 11.669093: for one year the middle is a loss.
    expect(savedKgCo2e.value).toBeCloseTo(-6.69093, 4)
  })

  it("buy-back counts only devices that go back into use", () => {
    const { newKgCo2e, savedKgCo2e } = estimate({ choice: "buy-back", years: 2, quantities: ten })
    // 0.75 × 55 ÷ 5 × 2 × 10
    expect(newKgCo2e.value).toBeCloseTo(165, 9)
    // 0.75 × (22 − 55 × 0.206667 − 0.5 − 0.1239) × 10
    expect(savedKgCo2e.value).toBeCloseTo(75.07075, 4)
  })

  it.each(CHOICES)("%s: limits hold the estimate, and devices add up", (choice) => {
    for (const { id } of DEVICES) {
      const one = estimate({ choice, years: 3, quantities: { [id]: 1 } })
      const many = estimate({ choice, years: 3, quantities: { [id]: 7 } })
      for (const part of ["newKgCo2e", "insteadKgCo2e", "savedKgCo2e"] as const) {
        expect(one[part].low).toBeLessThanOrEqual(one[part].value)
        expect(one[part].high).toBeGreaterThanOrEqual(one[part].value)
        expect(many[part].value).toBeCloseTo(7 * one[part].value, 6)
      }
    }
  })
})

it("keeps the lowest and highest of all combinations of limits", () => {
  const range = { low: -1, value: 1, high: 2 }
  expect(rangeOf((a = 0, b = 0) => a * b, [range, range])).toEqual({ low: -2, value: 1, high: 4 })
})

it("equivalents: 16.725 kg are 100 km by car, 94.5 kWh, and a litre boiled is 0.11 kWh", () => {
  const { carKilometres, electricityKwh, litresBoiled } = equivalentsOf(16.725)
  expect(carKilometres).toBeCloseTo(100, 6)
  expect(electricityKwh).toBeCloseTo(94.4915, 3)
  expect(electricityKwh / litresBoiled).toBeCloseTo(0.10992, 4)
})

it("rounds to two figures", () => {
  expect([1234, 0.567, -279.1, 0].map(roundEstimate)).toEqual([1200, 0.57, -280, 0])
})

it("every source is used, and what is assumed says so", () => {
  const factors = [...DEVICES.map((device) => device.makingKgCo2e), ...Object.values(FACTORS)]
  expect(new Set(factors.flatMap(({ sources }): string[] => [...sources]))).toEqual(
    new Set(Object.keys(SOURCES)),
  )
  for (const { basis, sources } of factors) {
    expect(basis).toMatch(/\.$/)
    if (basis.includes("our assumption")) expect(sources).toContain("own")
  }
})

describe("addresses", () => {
  it("say a question, and are read back", () => {
    const question = {
      choice: "rental",
      years: 2,
      quantities: { tablets: 4, "barcode-scanners": 30 },
    } as const
    const address = addressOf(question)
    expect(address).toBe("/co2-calculator?choice=rental&years=2&barcode-scanners=30&tablets=4")
    expect(readQuestion(Object.fromEntries(new URL(address, "http://x").searchParams))).toEqual(question)
  })

  it("are put right where they make no sense", () => {
    const params = {
      choice: "magic",
      years: "99",
      tablets: "-3",
      "pos-systems": "1000000000",
      "label-printers": ["2", "7"],
      "mobile-computers": "1,250",
      "access-points": "2.9",
    }
    expect(readQuestion(params)).toEqual({
      choice: "repair",
      years: 5,
      quantities: { "pos-systems": 9_999, "label-printers": 2, "mobile-computers": 1_250 },
    })
  })
})
