import { describe, expect, it } from "vitest"
import { SAMPLE_VALUES } from "./samples"
import { HONEYPOT_FIELD } from "./submission-constants"
import { formFieldErrors, formSubmissionRequestSchema, idempotencyKeySchema } from "./submission-request"
import { formStatusSchema } from "./statuses"

const errorsOf = (body: unknown) => {
  const { error } = formSubmissionRequestSchema.safeParse(body)
  return error ? formFieldErrors(error) : []
}

describe("A submission", () => {
  it("names faults by their place in the answers, one for each field", () => {
    expect(
      errorsOf({
        type: "credit_application",
        data: {
          ...SAMPLE_VALUES.credit_application,
          registered_address: { line1: "1 A Street", city: "Leeds", postcode: "LS1", region: "Yorkshire" },
          is_admin: true,
        },
      }),
    ).toEqual([
      {
        path: ["registered_address", "region"],
        message: "This is not a field of the form: leave it out",
      },
      { path: ["registered_address", "postcode"], message: "Enter a full UK postcode, for example LS1 4AP" },
      { path: ["is_admin"], message: "This is not a field of the form: leave it out" },
    ])
  })

  it.each<[string, object, string[]]>([
    ["an unknown type", { type: "survey" }, ["type"]],
    ["answers of another form", { type: "oem", data: SAMPLE_VALUES.general }, ["service"]],
    ["a strange part", { recipient: "x@y.example" }, ["recipient"]],
    ["a start that is no number", { started_at: "yesterday" }, ["started_at"]],
    ["a honeypot that is no text", { [HONEYPOT_FIELD]: {} }, [HONEYPOT_FIELD]],
  ])("with %s is refused", (_, change, path) => {
    const errors = errorsOf({ type: "general", data: SAMPLE_VALUES.general, ...change })
    expect(errors[0]?.path).toEqual(path)
    for (const { message } of errors) expect(message).not.toMatch(/^Invalid/)
  })

  it.each([null, undefined, [], "text"])("is not %j", (body) => {
    expect(errorsOf(body)).toHaveLength(1)
  })
})

describe("An idempotency key", () => {
  it.each([
    ["0f8fad5b-d9cb-469f-a165-70867728950e", true],
    ["1234567", false],
    ["x".repeat(201), false],
    ["with a blank", false],
    ["ümlautümlaut", false],
  ])("%j: %j", (key, valid) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(valid)
  })
})

describe("A status", () => {
  it.each([
    [" Waiting for stock ", true],
    ["x".repeat(40), true],
    ["x".repeat(41), false],
    ["  ", false],
    ["a\nb", false],
  ])("%j: %j", (status, valid) => {
    expect(formStatusSchema.safeParse(status).success).toBe(valid)
  })
})
