import { FORMS, formSubmissionRequestSchema } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { readValues } from "./read-values"

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return form
}

const INQUIRY = {
  name: "Ada Byron",
  email: "ada@byron.example",
  company: "Byron Logistics",
  phone: "",
  reference: "",
  message: "",
  privacy_consent: "on",
  "lines.0.product_id": "prod_1",
  "lines.0.sku": "DS2208",
  "lines.0.quantity": "3",
}

describe("readValues", () => {
  it("reads an enquiry that its schema takes", () => {
    const data = readValues(FORMS.product_inquiry, formOf(INQUIRY))
    const parsed = formSubmissionRequestSchema.parse({ type: "product_inquiry", data })
    expect(parsed.data).toEqual({
      name: "Ada Byron",
      email: "ada@byron.example",
      company: "Byron Logistics",
      lines: [{ product_id: "prod_1", sku: "DS2208", quantity: 3 }],
      privacy_consent: true,
    })
  })

  it.each([
    ["1,000", 1_000],
    [" 1 000 ", 1_000],
    ["25.0", 25],
    ["2.6", 2.6],
    ["1.000", "1.000"],
    ["five", "five"],
    ["", ""],
  ])("reads the quantity %j as %j, for the schema to check", (text, quantity) => {
    const form = formOf({ ...INQUIRY, "lines.0.quantity": text })
    expect(readValues(FORMS.product_inquiry, form)).toMatchObject({ lines: [{ quantity }] })
  })

  it("keeps the order of many lines, and closes gaps", () => {
    const { lines } = readValues(
      FORMS.product_inquiry,
      formOf({ "lines.10.sku": "C", "lines.10.quantity": "1", "lines.2.sku": "A", "lines.9.sku": "B" }),
    ) as { lines: { sku: string; quantity: unknown }[] }
    expect(lines.map(({ sku }) => sku)).toEqual(["A", "B", "C"])
    expect(lines[0]?.quantity).toBe("")
  })

  it("reads a group, whether it is filled in or not", () => {
    const empty = { line1: "", line2: "", city: "", postcode: "", country: "" }
    const values = readValues(FORMS.credit_application, formOf({ "invoice_address.city": "Leeds" }))
    expect(values.invoice_address).toEqual({ ...empty, city: "Leeds" })
    expect(values.registered_address).toEqual(empty)
  })

  it("reads several choices, and none", () => {
    const form = formOf({ name: "Ada" })
    expect(readValues(FORMS.oem, form).device_types).toEqual([])
    form.append("device_types", "Tablets")
    form.append("device_types", "Label Printers")
    expect(readValues(FORMS.oem, form).device_types).toEqual(["Tablets", "Label Printers"])
  })
})
