import { FORMS } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { CREDIT_STEPS, LAST_STEP, stepOf } from "./credit-steps"

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
})
