import { describe, expect, it } from "vitest"
import { companiesHref, companyHref, companyQuestion } from "./company-list"

describe("The address of the list of companies", () => {
  it("asks for what it says, and for nothing it cannot mean", () => {
    expect(companyQuestion({ q: " SWA-000001 ", status: "pending", order: "legal_name", page: "3" })).toEqual(
      { q: "SWA-000001", status: "pending", order: "legal_name", page: 3 },
    )
    expect(companyQuestion({ status: "constructor", order: "note", page: "-1", q: ["a", "b"] })).toEqual({
      page: 1,
    })
  })

  it("is written from a question, and read back as the same", () => {
    const question = { q: "a & b", status: "on_stop", order: "-legal_name", page: 2 } as const
    const href = companiesHref(question)
    expect(href).toBe("/admin/companies?q=a+%26+b&status=on_stop&order=-legal_name&page=2")
    expect(companyQuestion(Object.fromEntries(new URL(href, "http://localhost").searchParams))).toEqual(
      question,
    )
    expect(companiesHref({ page: 1 })).toBe("/admin/companies")
    expect(companyHref("comp_1/../x")).toBe("/admin/companies/comp_1%2F..%2Fx")
  })
})
