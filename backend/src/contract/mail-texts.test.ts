import { describe, expect, it } from "vitest"
import { FORM_TYPES } from "./forms/forms"
import {
  MAIL_PARAGRAPH_MOST,
  MAIL_SUBJECT_MOST,
  MAIL_TEXTS,
  mailCopy,
  mailTextChangeSchema,
  replyTemplates,
} from "./mail-texts"

const GENERAL = "general-acknowledgement"

const change = (texts: object | null, id = GENERAL) =>
  mailTextChangeSchema.safeParse({ id, version: 0, texts })
const faults = (texts: object | null, id?: string) =>
  (change(texts, id).error?.issues ?? []).map(({ path, message }) => [path.join("."), message])

const whole = { subject: "We have it: {reference}", opening: "Thank you.", closing: "Call {phone}." }

describe("A change of a mail's texts", () => {
  it.each(Object.entries(MAIL_TEXTS))("accepts the shop's own texts of %s", (id, { texts }) => {
    expect(change(texts, id)).toMatchObject({ success: true, data: { id, texts } })
  })

  it("names a placeholder that this mail does not have, and those it has", () => {
    expect(faults({ ...whole, subject: "Dear {name}, {reference}", opening: "{} and {Phone}" })).toEqual([
      [
        "texts.subject",
        "{name} is no placeholder of this mail. Use {reference}, {date}, {company} or {phone}",
      ],
      [
        "texts.opening",
        "{} or {Phone} is no placeholder of this mail. Use {reference}, {date}, {company} or {phone}",
      ],
    ])
  })

  it("refuses what is too long, missing, of several lines where one is meant, or no part of the mail", () => {
    const long = { ...whole, subject: "x".repeat(MAIL_SUBJECT_MOST + 1), opening: "" }
    expect(faults({ ...long, closing: "x".repeat(MAIL_PARAGRAPH_MOST + 1) })).toEqual([
      ["texts.subject", "Shorten the subject to 120 characters or fewer; it has 121"],
      ["texts.opening", "Enter the first paragraphs"],
      ["texts.closing", "Shorten the last paragraphs to 1,000 characters or fewer; it has 1,001"],
    ])
    expect(faults({ ...whole, subject: "One\nBcc: everybody@buyer.example" })).toEqual([
      ["texts.subject", "Remove line breaks from the subject"],
    ])
    expect(faults({ ...whole, text: "More" })).toHaveLength(1)
  })

  it("refuses mails whose texts cannot be changed", () => {
    for (const id of ["staff-invitation", "constructor"])
      expect(faults(null, id)).toEqual([["id", "The texts of this mail cannot be changed"]])
  })
})

describe("The texts of a mail", () => {
  it("are those that staff have stored, else the shop's own", () => {
    const stored = { [GENERAL]: { subject: "Noted: {reference}" } }
    const values = { reference: "SW-1", date: "today", phone: "01632 960 305" }
    expect(mailCopy(GENERAL, stored, values).subject).toBe("Noted: SW-1")
    expect(mailCopy(GENERAL, {}, values).subject).toBe("We have your enquiry: SW-1")
    expect(mailCopy(GENERAL, stored, values).closing).toContain("call 01632 960 305")
    expect(replyTemplates({ "reply-quote": { text: "Soon." } }).find(({ id }) => id === "quote")?.text).toBe(
      "Soon.",
    )
  })

  it("read no placeholder in what is filled in", () => {
    expect(mailCopy(GENERAL, {}, { reference: "{date}", date: "today" }).subject).toBe(
      "We have your enquiry: {date}",
    )
  })

  it("of a confirmation name nothing that was typed: anybody may enter anybody's address", () => {
    for (const type of FORM_TYPES) {
      expect(Object.keys(MAIL_TEXTS[`${type}-acknowledgement`]?.placeholders ?? {})).toEqual([
        ...["reference", "date", "company", "phone"],
      ])
    }
  })
})
