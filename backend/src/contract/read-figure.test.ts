import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readFigure, readPounds } from "./read-figure"

const written = (value: number, options: Intl.NumberFormatOptions) => value.toLocaleString("en-GB", options)

describe("Money as it is typed", () => {
  it.each([
    ["1,250.00", 1250],
    ["12,500", 12_500],
    ["£12,345,678.9", 12_345_678.9],
    ["£ 99", 99],
    [" 0.50 ", 0.5],
    [".99", 0.99],
    ["1250", 1250],
    ["12.", 12],
    ["1 250.00", 1250],
    ["12\u202f345\u202f678.9", 12_345_678.9],
    ["£1\u00a0249", 1249],
    ["1249.0000", 1249],
    ["1249.500", 1249.5],
    ["249.0000", 249],
  ])("is read as Britain writes it: %j is %d", (typed, value) => {
    expect(readPounds(typed)).toEqual({ value })
  })

  it.each([
    ["12,50", "12,50 could mean 12.50 or 1,250: write 12.50"],
    ["12,5", "12,5 could mean 12.50 or 125: write 12.50"],
    [",50", ",50 could mean 0.50 or 50: write 0.50"],
    ["0,500", "0,500 could mean 0.50 or 500: write 0.50"],
    ["1.234,56", "1.234,56 has point and comma the other way round: write 1234.56"],
    ["£1.234.567,8", "1.234.567,8 has point and comma the other way round: write 1234567.80"],
    ["1,2,3", "1,2,3 has a comma that is not between thousands: write it without commas, like 123.00"],
    ["1250,", "1250, has a comma that is not between thousands: write it without commas, like 1250.00"],
    [
      "1,23,456.5",
      "1,23,456.5 has a comma that is not between thousands: write it without commas, like 123456.50",
    ],
    ["12.345", "12.345 could mean 12.35 or 12,345: write 12.35 or 12345"],
    ["12.000", "12.000 could mean 12.00 or 12,000: write 12.00 or 12000"],
    ["0.125", "0.125 has more than 2 decimals: write 0.13"],
    ["1.234.567", "1.234.567 has more than one point: write 1234567"],
  ])("that could mean two amounts is refused, with what to write: %j", (typed, problem) => {
    expect(readPounds(typed)).toEqual({ problem })
  })

  it.each([
    "",
    "ten",
    "-5",
    "1e3",
    "1 2",
    "12 50",
    "1 234,567",
    "1 234 56",
    "12.50 GBP",
    "$5",
    "٣",
    "1,2,3.4.5",
  ])("that is no amount is none: %j", (typed) => {
    expect(readPounds(typed)).toEqual({ problem: null })
  })

  it.each(["9", "0.", ",", ".0"])("far too long is none, at once: many of %j", (piece) => {
    expect(readPounds(piece.repeat(1_000_000) + "x")).toEqual({ problem: null })
    expect(readPounds(`0.${piece.repeat(1_000_000)}1`)).toEqual({ problem: null })
  })

  it("is read alike with commas between thousands and without", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pence) => {
        const value = pence / 100
        const digits = { minimumFractionDigits: 2 }
        expect(readPounds(written(value, digits))).toEqual({ value })
        expect(readPounds(written(value, { ...digits, useGrouping: false }))).toEqual({ value })
      }),
    )
  })

  it("that is read is what the text shows: nothing is moved, dropped or rounded", () => {
    const typing = fc.string({ unit: fc.constantFrom(..."0123456789.,"), maxLength: 12 })
    fc.assert(
      fc.property(typing, (typed) => {
        const read = readPounds(typed)
        if ("problem" in read) return
        // Noughts before the figure and behind its pence, and a point after it, say nothing.
        const typedShort = typed.replace(/(\.\d\d)0+$/, "$1")
        const places = typedShort.split(".")[1]?.length ?? 0
        const digits = { minimumFractionDigits: places, maximumFractionDigits: 2 }
        const bare = typedShort
          .replace(/^0+(?=\d)/, "")
          .replace(/\.$/, "")
          .replace(/^\./, "0.")
        expect([
          written(read.value, digits),
          written(read.value, { ...digits, useGrouping: false }),
        ]).toContain(bare)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe("Other figures as they are typed", () => {
  it.each([
    ["1,200", 0, { value: 1200 }],
    ["12,50", 0, { problem: "12,50 could mean 12.5 or 1,250: write 1250" }],
    ["4,6", Infinity, { problem: "4,6 could mean 4.6 or 46: write 4.6" }],
    ["0.125", Infinity, { value: 0.125 }],
    ["4.5", 0, { value: 4.5 }],
    ["25.0", 0, { value: 25 }],
    ["1 000", 0, { value: 1000 }],
    ["25.000", 0, { problem: "25.000 could mean 25 or 25,000: write 25 or 25000" }],
    ["4.667", Infinity, { value: 4.667 }],
    ["£25", 0, { problem: null }],
  ])("are refused where a comma could mean a point: %j", (typed, places, reading) => {
    expect(readFigure(typed, places)).toEqual(reading)
  })
})
