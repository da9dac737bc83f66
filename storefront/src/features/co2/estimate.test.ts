import { describe, expect, it } from "vitest"
import { addressOf, readQuestion } from "./address"
import { CHOICES, equivalentsOf, estimate, roundEstimate } from "./estimate"
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
    // New: 50 kg ÷ 5 years × 3 years × 10; least 25 ÷ 7 × 3 × 10, most 85 ÷ 3 × 3 × 10.
    expect(newKgCo2e.value).toBeCloseTo(300, 9)
    expect(newKgCo2e.low).toBeCloseTo(107.142857, 5)
    expect(newKgCo2e.high).toBeCloseTo(850, 9)
    // Repair: 50 × 0.1 + 2 × 0.6 + 0.05 × 7 kWh × 0.177 × 3 = 6.385850 each.
    expect(insteadKgCo2e.value).toBeCloseTo(63.8585, 4)
    expect(savedKgCo2e.value).toBeCloseTo(236.1415, 4)
    expect(savedKgCo2ePerYear.value).toBeCloseTo(78.713833, 5)
    // Least saved: 25 × (3/7 − 0.25) − 2 × 2 − 0.2 × 7 × 0.177 × 3 = −0.279114 each.
    expect(savedKgCo2e.low).toBeCloseTo(-2.79114, 4)
    // Most saved: 85 × (3/3 − 0.05) − 2 × 0.2 − 0 = 80.35 each.
    expect(savedKgCo2e.high).toBeCloseTo(803.5, 6)
  })

  it("refurbished: one smartphone-like device stays within what ADEME measured", () => {
    const share = FACTORS.refurbishedShare.range
    // Over the study's 2 years, against a new one of 3: 13 and 36 per cent of the new one's impact a year.
    expect((share.low / 2) * 3).toBeCloseTo(0.13, 9)
    expect((share.high / 2) * 3).toBeCloseTo(0.36, 9)
    const { insteadKgCo2e } = estimate({
      choice: "refurbished",
      years: 1,
      quantities: { "mobile-computers": 1 },
    })
    // 50 × 0.163333 + 0.05 × 7 × 0.177
    expect(insteadKgCo2e.value).toBeCloseTo(8.228617, 5)
  })

  it("rental may save nothing, and then says so", () => {
    const { savedKgCo2e } = estimate({ choice: "rental", years: 1, quantities: ten })
    expect(savedKgCo2e.low).toBeLessThan(0)
    // New 50 ÷ 5 = 10; hired 50 ÷ 7 + 50 × 0.05 + 1.2 + 0.06195 = 10.904807: the middle is a loss for one year.
    expect(savedKgCo2e.value).toBeCloseTo(-9.04807, 4)
  })

  it("buy-back counts only devices that go back into use", () => {
    const { newKgCo2e, savedKgCo2e } = estimate({ choice: "buy-back", years: 2, quantities: ten })
    // 0.75 × 50 ÷ 5 × 2 × 10
    expect(newKgCo2e.value).toBeCloseTo(150, 9)
    // 0.75 × (20 − 50 × 0.163333 − 0.6 − 0.1239) × 10
    expect(savedKgCo2e.value).toBeCloseTo(83.32075, 4)
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

  it("nothing asked, nothing saved", () => {
    const { deviceCount, savedKgCo2e } = estimate({ choice: "repair", years: 3, quantities: {} })
    expect(deviceCount).toBe(0)
    expect(savedKgCo2e).toEqual({ low: 0, value: 0, high: 0 })
  })
})

it("keeps the lowest and highest of all combinations of limits", () => {
  const range = { low: -1, value: 1, high: 2 }
  expect(rangeOf((a = 0, b = 0) => a * b, [range, range])).toEqual({ low: -2, value: 1, high: 4 })
})

it("equivalents: 17 kg are 100 km by car, 96 kWh, and a litre boiled is 0.11 kWh", () => {
  const { carKilometres, electricityKwh, litresBoiled } = equivalentsOf(17)
  expect(carKilometres).toBeCloseTo(100, 6)
  expect(electricityKwh).toBeCloseTo(96.045, 3)
  expect(electricityKwh / litresBoiled).toBeCloseTo(0.10992, 4)
})

it("rounds to two figures", () => {
  expect([1234, 0.567, -279.1, 0].map(roundEstimate)).toEqual([1200, 0.57, -280, 0])
})

it("every factor says what it rests on", () => {
  for (const { sources, basis } of [
    ...DEVICES.map((device) => device.makingKgCo2e),
    ...Object.values(FACTORS),
  ]) {
    expect(sources.length).toBeGreaterThan(0)
    expect(basis).toMatch(/\.$/)
  }
  for (const source of Object.values(SOURCES)) expect(source.published).not.toBe("")
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
      "pos-systems": "1e9",
      "label-printers": ["2.9", "7"],
    }
    expect(readQuestion(params)).toEqual({
      choice: "repair",
      years: 5,
      quantities: { "pos-systems": 9_999, "label-printers": 2 },
    })
  })
})
