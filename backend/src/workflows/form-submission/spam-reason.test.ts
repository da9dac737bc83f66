import { describe, expect, it } from "vitest"
import { type CheckedFormSubmission, formSubmissionRequestSchema, HONEYPOT_FIELD } from "../../contract"
import { SAMPLE_VALUES } from "../../contract/forms/samples"
import { spamReason } from "./spam-reason"

const NOW = Date.UTC(2026, 4, 1)

const submission = (checks: object): CheckedFormSubmission =>
  formSubmissionRequestSchema.parse({ type: "general", data: SAMPLE_VALUES.general, ...checks })

describe("A submission", () => {
  it.each<[string, object, string | null]>([
    ["without checks", {}, null],
    ["with an empty honeypot", { [HONEYPOT_FIELD]: "  " }, null],
    ["with a filled honeypot", { [HONEYPOT_FIELD]: "Cheap pills" }, "honeypot"],
    ["filled in two seconds", { started_at: NOW - 2_999 }, "too_fast"],
    ["filled in three seconds", { started_at: NOW - 3_000 }, null],
    ["filled over a day", { started_at: NOW - 90_000_000 }, null],
    ["from a clock a moment ahead", { started_at: NOW + 500 }, "too_fast"],
    ["from a clock an hour ahead", { started_at: NOW + 3_600_000 }, null],
  ])("%s: %s", (_name, checks, reason) => {
    expect(spamReason(submission(checks), NOW)).toBe(reason)
  })
})
