import { describe, expect, it } from "vitest"
import { z } from "@medusajs/framework/zod"
import {
  companyShape,
  FORM_TYPES,
  FORMS,
  type FormField,
  type FormType,
  type InquiredProduct,
  MAIL_TEXTS,
  POST_MAIL_KINDS,
  REPLY_TEMPLATES,
  toCompany,
} from "../../../contract"
import { acknowledgement } from "./acknowledgement"
import { mailPreviews } from "./previews"
import { passwordReset } from "./password-reset"
import { renderMail } from "./render"
import { reply } from "./reply"
import { staffInvitation } from "./staff-invitation"
import { staffNotice } from "./staff-notice"
import { type MailedSubmission } from "./submission"

const company = toCompany(z.object(companyShape).parse({}))
const shop = "https://shop.scanwright.example"

/** Fills in every field of a form with a text of its own. */
function fillIn(fields: readonly FormField[], write: (label: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const inner = field.fields && fillIn(field.fields, (label) => write(`${field.label} ${label}`))
      const values: Partial<Record<FormField["kind"], unknown>> = {
        group: inner,
        list: [inner, inner],
        choices: [write(field.label)],
        tick: true,
      }
      return [field.name, values[field.kind] ?? write(field.label)]
    }),
  )
}

function submissionOf(type: FormType, write: (label: string) => string): MailedSubmission {
  const product: InquiredProduct = {
    product_id: "prod_1",
    handle: "ds2208",
    name: write("Product name"),
    variant_id: null,
    sku: write("Product SKU"),
    price: 129.5,
    price_text: null,
  }
  return {
    reference: "SW-2026-000123",
    type,
    data: fillIn(FORMS[type].fields, write),
    products: [product, null],
    created_at: new Date("2026-07-01T10:15:00Z"),
  }
}

const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&\u202e</td>`

const mailsOf = (submission: MailedSubmission) => ({
  notice: renderMail(staffNotice(submission, shop), company),
  thanks: renderMail(acknowledgement(submission, company, shop), company),
})

describe.each(FORM_TYPES)("The mails about a %s submission", (type) => {
  const typed = (label: string) => `typed ${label}`
  const { notice, thanks } = mailsOf(submissionOf(type, typed))

  it("give staff every value with its label, and the time of the form in the United Kingdom", () => {
    for (const text of [notice.html, notice.text]) {
      expect(text).toContain("SW-2026-000123")
      expect(text).toContain("1 July 2026 at 11:15")
      expect(text).toContain(`${shop}/admin/dashboard`)
      const asked: readonly FormField[] = FORMS[type].fields
      for (const { label, fields, kind } of asked) {
        if (fields || kind === "tick") continue
        expect(text).toContain(label)
        expect(text).toContain(typed(label))
      }
    }
  })

  it("thank the sender with the reference and what happens next, and repeat nothing that was typed", () => {
    for (const text of [thanks.subject, thanks.html, thanks.text]) {
      expect(text).toContain("SW-2026-000123")
      expect(text).not.toContain("typed")
      expect(text).not.toContain("129.50")
    }
    expect(thanks.html).toContain("What happens next")
    expect(thanks.html).toContain("What we have stored")
    expect(thanks.html).toContain(FORMS[type].title)
  })

  it("disclose who the company is", () => {
    for (const text of [notice.html, notice.text, thanks.html, thanks.text]) {
      expect(text).toContain(
        "Scanwright Limited. Registered in England and Wales, company number 00000000. VAT number GB 000 0000 00.",
      )
      expect(text).toContain(
        "Registered office: Unit 4, Gauge House, 18 Foundry Lane, Northampton, NN1 0AA, United Kingdom.",
      )
    }
  })

  it("show hostile text as text", () => {
    const attacked = mailsOf(submissionOf(type, (label) => HOSTILE + label))
    for (const { html, text } of Object.values(attacked)) {
      expect(html).not.toMatch(/<script|<img/)
      expect(html).not.toContain("\u202e")
      expect(text).not.toContain("\u202e")
    }
    expect(attacked.notice.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
  })

  it("load nothing from anywhere", () => {
    for (const { html } of [notice, thanks]) expect(html).not.toMatch(/\ssrc=|url\(|<link|@import|<img/)
  })
})

describe("The notice of a quote request", () => {
  const submission = submissionOf("product_inquiry", (label) => label)
  const lines = [
    { product_id: "prod_1", quantity: 1200 },
    { sku: "GONE-1", quantity: 2 },
  ]

  it("lists each product with name, part number, quantity and price as they were, the missing one as asked", () => {
    const { html, text } = renderMail(
      staffNotice({ ...submission, data: { ...submission.data, lines } }, shop),
      company,
    )
    expect(text).toContain("Product name, Product SKU\n  Quantity: 1,200\n  Each, ex VAT: £129.50")
    expect(text).toContain("Not in the catalogue, GONE-1\n  Quantity: 2\n  Each, ex VAT: No price")
    expect(html).toContain("Product name<br>Product SKU")
  })
})

describe("The previews of mails", () => {
  const previews = mailPreviews(company, shop)

  it("show each mail of every form, and those to staff, once", () => {
    const ids = previews.map(({ id }) => id)
    const ofForms = FORM_TYPES.flatMap((type) => [`${type}-acknowledgement`, `${type}-staff_notice`])
    const replies = ["reply", ...REPLY_TEMPLATES.map(({ id }) => `reply-${id}`)]
    const ofAlerts = ["stock-alert-confirmation", "stock-alert-back_in_stock"]
    const ofAccounts = POST_MAIL_KINDS.map((kind) => `account-${kind}`)
    expect(ids).toEqual([
      ...[...ofForms, ...replies, "staff-invitation", "password-reset"],
      ...[...ofAccounts, ...ofAlerts],
    ])
    expect(ids).toEqual(expect.arrayContaining(Object.keys(MAIL_TEXTS)))
  })

  it("have a name, a recipient, a moment and a subject, and are written as HTML and as text", () => {
    for (const { id, name, to, when, subject, html, text } of previews) {
      expect(
        [name, to, when, subject].filter((part) => part === ""),
        id,
      ).toEqual([])
      expect(name).not.toBe(id)
      expect(html).toContain("<!doctype html>")
      expect(text).toContain("Scanwright Limited")
      expect(subject + text, id).not.toMatch(/\{\w+\}/)
    }
  })
})

describe("The texts that staff have stored", () => {
  const subject = "Noted: {reference}"
  const opening = `${HOSTILE}\n\nFrom {company} on {date}, not {name}`
  const stored = Object.fromEntries(
    Object.entries(MAIL_TEXTS).map(([id, { texts }]) => [
      id,
      "opening" in texts ? { subject, opening, closing: "" } : texts,
    ]),
  )
  const submission = submissionOf("general", String)

  it("stand in the mail, escaped, each paragraph by itself and with its placeholders filled", () => {
    const mail = renderMail(acknowledgement(submission, company, shop, stored), company)
    expect(mail.subject).toBe("Noted: SW-2026-000123")
    expect(mail.text).toContain("From Scanwright on 1 July 2026 at 11:15, not {name}")
    expect(mail.text).not.toContain("To add something, reply to this e-mail")
    expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.html).toContain("What we have stored")
  })

  it("take nothing of a mail that must stay: links, and how an address is deleted", () => {
    for (const { id, html } of mailPreviews(company, shop, stored)) {
      if (!id.startsWith("stock-alert")) continue
      expect(html).toContain(`${shop}/stock-alert?remove=sample`)
      expect(html).not.toMatch(/<script|<img/)
    }
  })
})

describe("A reply of staff", () => {
  it.each([
    ["general", "enquiry"],
    ["oem", "OEM enquiry"],
    ["product_inquiry", "quote request"],
    ["credit_application", "application for a credit account"],
  ] as const)("names the form %s as its acknowledgement does: %s", (type, noun) => {
    const submission = submissionOf(type, String)
    const sent = reply(submission, "Dear Ada,", shop)
    expect(sent.subject).toBe(`Re: your ${noun} (SW-2026-000123)`)
    expect(sent.title).toBe(`Our reply to your ${noun}`)
    expect(acknowledgement(submission, company, shop).subject).toBe(`We have your ${noun}: SW-2026-000123`)
  })

  const { html, text, subject } = renderMail(
    reply(submissionOf("general", String), `Dear Ada,\n\n${HOSTILE}\nRegards`, shop),
    company,
  )

  it("names the reference, and stays text in HTML", () => {
    expect(subject).toContain("SW-2026-000123")
    expect(text).toContain("Dear Ada,")
    expect(html).not.toContain("<script>alert(1)")
    expect(html).not.toContain("<img src=x")
    expect(html).toContain("Regards")
    expect(text).not.toContain("\u202e")
  })
})

describe("The mails to staff", () => {
  it("have the link of an invitation, escaped, and its validity", () => {
    const link = `${shop}/admin/register?token=a"b&c`
    const { html, text } = renderMail(staffInvitation(company, link, "1 July 2026 at 11:15"), company)
    expect(html).toContain(`href="${shop}/admin/register?token=a&quot;b&amp;c"`)
    expect(text).toContain(link)
    expect(text).toContain("until 1 July 2026 at 11:15")
  })

  it("have the link of a new password, and a sentence that nothing changes without it", () => {
    const link = `${shop}/admin/reset-password?token=abc&email=x`
    const { html, text } = renderMail(passwordReset(company, link), company)
    expect(html).toContain("token=abc&amp;email=x")
    expect(text).toContain(link)
    expect(text).toContain("nothing changes")
  })
})
