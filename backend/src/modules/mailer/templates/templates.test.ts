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
  toCompany,
} from "../../../contract"
import { acknowledgement } from "./acknowledgement"
import { mailPreviews } from "./previews"
import { passwordReset } from "./password-reset"
import { renderMail } from "./render"
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

  it("show hostile text as text, and load nothing from anywhere", () => {
    const attacked = mailsOf(submissionOf(type, (label) => HOSTILE + label))
    for (const { html, text } of Object.values(attacked)) {
      expect(html).not.toMatch(/<script|<img/)
      expect(html).not.toContain("\u202e")
      expect(text).not.toContain("\u202e")
    }
    expect(attacked.notice.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
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

  it("show each mail of every form, and those to staff, once and with every placeholder filled", () => {
    const ids = previews.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const ofForms = FORM_TYPES.flatMap((type) => [`${type}-acknowledgement`, `${type}-staff_notice`])
    const ofAccounts = POST_MAIL_KINDS.map((kind) => `account-${kind}`)
    const all = [...ofForms, ...ofAccounts, ...Object.keys(MAIL_TEXTS), "staff-invitation", "password-reset"]
    expect(ids).toEqual(expect.arrayContaining(all))
    for (const { id, subject, text } of previews) expect(subject + text, id).not.toMatch(/\{\w+\}/)
  })
})

it("Texts that staff have stored are escaped, and take no link that a mail must have", () => {
  const texts = { subject: "Noted", opening: HOSTILE, closing: "" }
  const stored = Object.fromEntries(
    Object.entries(MAIL_TEXTS).map(([id, mail]) => [id, "opening" in mail.texts ? texts : mail.texts]),
  )
  const alerts = mailPreviews(company, shop, stored).filter(({ id }) => id.startsWith("stock-alert"))
  expect(alerts).not.toEqual([])
  for (const { html } of alerts) {
    expect(html).toContain(`${shop}/stock-alert?remove=sample`)
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
    expect(html).not.toMatch(/<script|<img/)
  }
})

it("The links of an invitation and of a new password are escaped", () => {
  const invitation = `${shop}/admin/register?token=a"b&c`
  const invited = renderMail(staffInvitation(company, invitation, "1 July 2026 at 11:15"), company)
  expect(invited.html).toContain(`href="${shop}/admin/register?token=a&quot;b&amp;c"`)
  expect(invited.text).toContain(invitation)
  expect(invited.text).toContain("until 1 July 2026 at 11:15")
  const reset = renderMail(passwordReset(company, `${shop}/admin/reset-password?token=abc&email=x`), company)
  expect(reset.html).toContain("token=abc&amp;email=x")
})
