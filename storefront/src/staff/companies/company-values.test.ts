import type { AdminCompany } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { toCompanyBody, toCompanyProblems, toCompanyValues } from "./company-values"

const COMPANY: AdminCompany = {
  id: "comp_1",
  account_number: "SWA-000001",
  legal_name: "Byron Logistics Ltd",
  trading_name: null,
  company_type: "limited_company",
  company_number: "01234567",
  vat_number: null,
  registered_address: {
    line1: "1 Mill Lane",
    line2: null,
    city: "Leeds",
    postcode: "LS1 4AP",
    country: "gb",
  },
  invoice_email: "invoices@byron.example",
  phone: null,
  status: "active",
  po_required: false,
  eori: null,
  note: "",
  assigned_user_id: null,
  possible_duplicate_of: null,
  member_count: 1,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
}

describe("What is sent of a company's form", () => {
  it("is what was changed, and nothing else", () => {
    const values = toCompanyValues(COMPANY)
    expect(toCompanyBody(values, COMPANY)).toEqual({})
    expect(toCompanyBody({ ...values, note: " Pays by BACS ", po_required: true }, COMPANY)).toEqual({
      note: "Pays by BACS",
      po_required: true,
    })
  })

  it("empties what may be empty with null, and a note with an empty text", () => {
    const stored = { ...COMPANY, trading_name: "Byron", assigned_user_id: "user_1", note: "Call first" }
    const values = { ...toCompanyValues(stored), trading_name: " ", assigned_user_id: "", note: "" }
    expect(toCompanyBody(values, stored)).toEqual({ trading_name: null, assigned_user_id: null, note: "" })
  })

  it("has the registered address whole where a line of it was changed", () => {
    const values = toCompanyValues(COMPANY)
    expect(values).toMatchObject({ line1: "1 Mill Lane", line2: "", country: "GB" })
    expect(toCompanyBody({ ...values, line2: " Unit 4 " }, COMPANY)).toEqual({
      registered_address: {
        ...{ line1: "1 Mill Lane", line2: "Unit 4", city: "Leeds", postcode: "LS1 4AP", country: "GB" },
      },
    })
    expect(toCompanyProblems({ "body.registered_address.postcode": "Not one" })).toEqual({
      postcode: "Not one",
    })
  })
})
