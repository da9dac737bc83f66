import { FORMS, formValues } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { reviewSteps, CREDIT_STEPS, LAST_STEP, stepOf } from "./credit-steps"

const { fields } = FORMS.credit_application

describe("The steps of the application for credit", () => {
  it("ask for every field of the form once, in the form's order", () => {
    const asked = CREDIT_STEPS.flatMap((step) => [...step.fields] as string[])
    expect([...asked].sort()).toEqual(fields.map(({ name }) => name).sort())
  })

  it("are found by the path of a field", () => {
    expect(stepOf(["legal_name"])).toBe(0)
    expect(stepOf(["invoice_address", "postcode"])).toBe(1)
    expect(stepOf(["trade_references", 1, "email"])).toBe(3)
    expect(stepOf(["privacy_consent"])).toBe(LAST_STEP)
    expect(stepOf(["no_such_field"])).toBe(LAST_STEP)
  })

  it("each show their own answers, in words, and none twice", () => {
    const sections = formValues("credit_application", {
      legal_name: "Hopper Logistics Ltd",
      company_type: "limited_company",
      credit_limit: 5000,
      registered_address: { line1: "1 Harbour Road", city: "Hull", postcode: "HU1 1AA", country: "gb" },
      applicant: { name: "Grace Hopper", email: "grace@hopper.example", phone: "01632 960123" },
      trade_references: [{ company: "Supplier 1", name: "Alan Turing", email: "alan@supplier.example" }],
      declaration: true,
      privacy_consent: true,
    })
    const steps = reviewSteps(sections)
    expect(steps.map(({ id }) => id)).toEqual(["company", "addresses", "people", "references"])
    expect(steps[0]?.groups).toMatchObject([
      {
        heading: null,
        answers: [
          { label: "Legal name", value: "Hopper Logistics Ltd" },
          { label: "Type of company", value: "Private limited company (Ltd)" },
          { label: "Credit limit requested", value: "£5,000.00" },
        ],
      },
    ])
    expect(steps.slice(1).map(({ groups }) => groups.map(({ heading }) => heading))).toEqual([
      ["Registered address"],
      ["Applicant"],
      ["Trade reference 1"],
    ])
    expect(JSON.stringify(steps)).not.toContain("Declaration")
  })
})
