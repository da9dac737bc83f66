import { expect, it } from "vitest"
import { accountValues } from "./account-values"

const account = {
  person: {
    id: "cus_01",
    email: "grace@northwick.example",
    first_name: "Grace",
    last_name: "Hopper",
    phone: null,
  },
  company: {
    id: "comp_01",
    account_number: "A-1001",
    legal_name: "Northwick Logistics Ltd",
    trading_name: null,
    company_type: "limited_company",
    company_number: "01234567",
    vat_number: null,
    registered_address: {
      line1: "1 Canal Road",
      line2: null,
      city: "Leeds",
      postcode: "LS1 4AP",
      country: "gb",
    },
    invoice_email: "invoices@northwick.example",
    phone: null,
    status: "active",
    po_required: false,
  },
} as const

it("A credit application begins with what the account has, and with nothing it lacks", () => {
  expect(Object.fromEntries(accountValues(account))).toEqual({
    legal_name: "Northwick Logistics Ltd",
    company_type: "limited_company",
    company_number: "01234567",
    "registered_address.line1": "1 Canal Road",
    "registered_address.city": "Leeds",
    "registered_address.postcode": "LS1 4AP",
    "applicant.name": "Grace Hopper",
    "applicant.email": "grace@northwick.example",
    "accounts_contact.email": "invoices@northwick.example",
  })
})
