import { describe, expect, it } from "vitest"
import { z } from "zod"
import { companyShape, toCompany } from "./company"
import { companyFactsSchema, defaultFacts, describeHours } from "./company-facts"

const facts = defaultFacts(toCompany(z.object(companyShape).parse({})))
const hoursOf = (changes: object, today = "2026-11-23") => describeHours({ ...facts, ...changes }, today)

describe("Opening hours as a line", () => {
  it("join days with the same hours", () => {
    expect(hoursOf({})).toBe("Monday to Friday, 8.30 am to 5.30 pm; closed on bank holidays in England")
    const hours = { ...facts.hours, friday: { opens: "09:00", closes: "12:00" }, wednesday: null }
    expect(hoursOf({ hours, closed_on_bank_holidays: false })).toBe(
      "Monday and Tuesday, 8.30 am to 5.30 pm; Thursday, 8.30 am to 5.30 pm; Friday, 9 am to 12 pm",
    )
  })

  it("name closed days that are still to come", () => {
    expect(hoursOf({ closed_days: ["2026-11-22", "2026-12-24"] })).toBe(
      "Monday to Friday, 8.30 am to 5.30 pm; closed on bank holidays in England and 24 December 2026",
    )
  })

  it("of a company that opens on no day are by arrangement", () => {
    const hours = Object.fromEntries(Object.keys(facts.hours).map((day) => [day, null]))
    expect(hoursOf({ hours, closed_on_bank_holidays: false })).toBe("By arrangement")
  })
})

it.each([
  ["vat_number", "GB 123 4567 81"],
  ["phone", "+33 1 23 45 67 89"],
  ["postcode", "12345"],
  ["company_number", "1"],
  ["hours", { ...facts.hours, monday: { opens: "17:00", closes: "09:00" } }],
  ["closed_days", ["24 December"]],
])("A company's %s is refused where it cannot be right", (field, value) => {
  const valid = { ...facts, vat_number: "GB 123 4567 82" }
  expect(companyFactsSchema.safeParse(valid).success).toBe(true)
  const { error } = companyFactsSchema.safeParse({ ...valid, [field]: value })
  expect(error?.issues[0]?.path[0]).toBe(field)
})
