import { describe, expect, it } from "vitest"
import { FORMS } from "../../contract"
import { SAMPLE_VALUES } from "../../contract/forms/samples"
import { bodyHash, submissionReference } from "./stored-form"

describe("A reference", () => {
  it.each([
    [1, "2026-06-01T12:00:00Z", "SW-2026-000001"],
    [123, "2026-12-31T23:59:59Z", "SW-2026-000123"],
    // British Summer Time is not in force at the turn of the year: London's midnight is that of UTC.
    [124, "2027-01-01T00:00:00Z", "SW-2027-000124"],
    [1_234_567, "2027-01-01T00:00:00Z", "SW-2027-1234567"],
  ])("of number %d at %s is %s", (number, at, reference) => {
    expect(submissionReference(number, new Date(at))).toBe(reference)
  })
})

describe("The hash of a submission", () => {
  const read = (values: object) => ({ type: "general" as const, data: FORMS.general.schema.parse(values) })

  it("is the same for equal values in any order, typed with other blanks", () => {
    const { name, ...others } = SAMPLE_VALUES.general
    expect(bodyHash(read({ ...others, name: ` ${name} ` }))).toBe(bodyHash(read(SAMPLE_VALUES.general)))
  })

  it("differs with any value and with the form", () => {
    const hash = bodyHash(read(SAMPLE_VALUES.general))
    expect(bodyHash(read({ ...SAMPLE_VALUES.general, message: "Other" }))).not.toBe(hash)
    expect(bodyHash({ ...read(SAMPLE_VALUES.general), type: "oem" })).not.toBe(hash)
  })
})
