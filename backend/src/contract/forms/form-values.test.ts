import { describe, expect, it } from "vitest"
import { formValues } from "./form-values"
import { FORM_TYPES, FORMS, type FormType } from "./forms"
import { SAMPLE_VALUES } from "./samples"

const sections = (type: FormType) => formValues(type, FORMS[type].schema.parse(SAMPLE_VALUES[type]))

/** Values by label of the section with this heading. */
const read = (type: FormType, heading: string | null) =>
  Object.fromEntries(
    sections(type)
      .find((section) => section.heading === heading)
      ?.values.map(({ label, value }) => [label, value]) ?? [],
  )

describe("Answers as people read them", () => {
  it("are grouped: each address, each contact, each entry of a list", () => {
    expect(sections("credit_application").map(({ heading }) => heading)).toEqual([
      null,
      "Registered address",
      "Invoice address",
      "Applicant",
      "Accounts contact",
      "Trade reference 1",
      "Trade reference 2",
    ])
    expect(read("credit_application", "Registered address")).toEqual({
      "Address line 1": "1 Analytical Street",
      "Address line 2": "Unit 3",
      "Town or city": "Leeds",
      Postcode: "LS1 4AP",
      Country: "United Kingdom",
    })
  })

  it("write choices, pounds, figures and lists out", () => {
    expect(read("credit_application", null)).toMatchObject({
      "Type of company": "Private limited company (Ltd)",
      "Credit limit requested": "£12,500.00",
      "Years trading": "12",
      "VAT number": "GB123456782",
    })
    expect(read("oem", null)).toMatchObject({ "Device types": "Barcode Scanners, Tablets" })
    expect(read("product_inquiry", "Product 1")).toMatchObject({ Quantity: "3" })
  })

  it.each(FORM_TYPES)("of %s are none after an erasure", (type) => {
    expect(formValues(type, {})).toEqual([])
    expect(formValues(type, null)).toEqual([])
  })
})
