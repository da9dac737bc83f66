import { describe, expect, it } from "vitest"
import { type CheckedFormSubmission, formSubmissionRequestSchema, HONEYPOT_FIELD } from "../../contract"
import { SAMPLE_VALUES } from "../../contract/forms/samples"
import { spamReason } from "./spam-reason"

const NOW = Date.UTC(2026, 4, 1)

const submission = (checks: object, message: string): CheckedFormSubmission =>
  formSubmissionRequestSchema.parse({
    type: "general",
    data: { ...SAMPLE_VALUES.general, message },
    ...checks,
  })

describe("A submission", () => {
  const link = "Cheap labels: https://labels.example/"

  it.each<[string, object, string, string | null]>([
    ["without checks", {}, link, null],
    ["with an empty honeypot", { [HONEYPOT_FIELD]: "  " }, link, null],
    ["with a filled honeypot", { [HONEYPOT_FIELD]: "Cheap pills" }, "Hello", "honeypot"],
    ["with a link, filled in within two seconds", { fill_time_ms: 2_999.9 }, link, "too_fast"],
    ["with a link, filled in within three seconds", { fill_time_ms: 3_000 }, link, null],
    ["with a link, filled in over a day", { fill_time_ms: 90_000_000 }, link, null],
    ["with a link, of an unknown time", { fill_time_ms: -1, started_at: NOW - 1_000 }, link, null],
    ["with a link, begun two seconds ago", { started_at: NOW - 2_999 }, link, "too_fast"],
    ["with a link, begun three seconds ago", { started_at: NOW - 3_000 }, link, null],
    ["with a link, from a clock a second ahead", { started_at: NOW + 1_000 }, link, null],
    ["with a link, from a clock an hour ahead", { started_at: NOW + 3_600_000 }, link, null],
    ["that a browser has filled in and sent at once", { fill_time_ms: 200 }, "Ten scanners", null],
    ["with the address of a site", { fill_time_ms: 200 }, "See WWW.labels.example", "too_fast"],
    ["with a forum's link", { fill_time_ms: 200 }, "[url=labels.example]labels[/url]", "too_fast"],
  ])("%s: %s", (_name, checks, message, reason) => {
    expect(spamReason(submission(checks, message), NOW)).toBe(reason)
  })

  it("without a message has no link: a manufacturer's own site is none", () => {
    const sent = { type: "oem", data: SAMPLE_VALUES.oem, fill_time_ms: 200 }
    expect(spamReason(formSubmissionRequestSchema.parse(sent), NOW)).toBeNull()
    const applied = { type: "credit_application", data: SAMPLE_VALUES.credit_application, fill_time_ms: 200 }
    expect(spamReason(formSubmissionRequestSchema.parse(applied), NOW)).toBeNull()
  })
})
