import { expect, it } from "vitest"
import { figureFile, metricsQuestion } from "./question"
import { FIGURE_TABLES, toCsv } from "./tables"

it("Choices that are not offered are ignored", () => {
  expect(metricsQuestion({ weeks: "12", threshold: "10" })).toEqual({ weeks: 12, threshold: 10 })
  expect(metricsQuestion({ weeks: "9999", threshold: ["1", "2"] })).toEqual({ weeks: 26, threshold: 5 })
})

it("A figure's file has the choices of the screen", () => {
  expect(figureFile("low-stock", { weeks: 4, threshold: 3 })).toBe(
    "/api/staff/figures?figure=low-stock&weeks=4&threshold=3",
  )
})

it("A product without a reorder level is measured by the chosen one, and says so", () => {
  const product = { id: "prod_01", name: "Scanner", partNumber: "SC-1", stock: 2 }
  const lowStock = [
    { ...product, reorderLevel: 8 },
    { ...product, reorderLevel: null },
  ]
  const table = FIGURE_TABLES["low-stock"]({
    ...{ weeks: null, answers: null, threshold: 5 },
    ...{
      lowStock: { ok: true, value: lowStock },
      visits: { ok: true, value: { most_viewed: [], missed_searches: [] } },
    },
  })
  expect(table.ok && table.value.rows).toEqual([
    ["Scanner", "SC-1", 2, 8, "Yes"],
    ["Scanner", "SC-1", 2, 5, "No"],
  ])
})

it("What visitors typed is no formula in a spreadsheet", () => {
  expect(toCsv({ head: ["Search", "Times"], rows: [['=HYPERLINK("x")', 2]] })).toBe(
    '"Search","Times"\r\n"\'=HYPERLINK(""x"")","2"\r\n',
  )
})
