import { z } from "zod"
import { FORM_TYPES, FORMS, type FormType } from "./forms/forms"
import { FORM_REPLY_MOST, REPLY_PLACEHOLDERS, REPLY_TEMPLATES, type ReplyTemplate } from "./forms/replies"
import { line, optional, paragraphs } from "./forms/text"
import { fillPlaceholders, unknownPlaceholders } from "./placeholders"

/** Most characters of a subject, and of the paragraphs above and below a mail's own content. */
export const MAIL_SUBJECT_MOST = 120
export const MAIL_PARAGRAPH_MOST = 1_000

/** Parts of a mail whose text staff can change. */
export const MAIL_TEXT_PARTS = {
  subject: { label: "Subject", most: MAIL_SUBJECT_MOST, isLine: true, isRequired: true },
  opening: { label: "First paragraphs", most: MAIL_PARAGRAPH_MOST, isLine: false, isRequired: true },
  closing: { label: "Last paragraphs", most: MAIL_PARAGRAPH_MOST, isLine: false, isRequired: false },
  text: { label: "Text", most: FORM_REPLY_MOST, isLine: false, isRequired: true },
} as const

export type MailTextPart = keyof typeof MAIL_TEXT_PARTS
export type MailTexts = Partial<Record<MailTextPart, string>>

/** A mail whose texts staff can change. */
export interface MailTextDefinition {
  name: string
  /** What can stand in braces, with what people read about each. */
  placeholders: Readonly<Record<string, string>>
  /** The shop's own texts; a part that is not here cannot be changed. */
  texts: Readonly<MailTexts>
}

const COMPANY = { company: "the name of the company", phone: "our telephone number" }

/** No placeholder stands for what was typed: anybody may enter anybody's address in a form. */
const acknowledgement = (type: FormType): MailTextDefinition => ({
  name: `${FORMS[type].title}: confirmation`,
  placeholders: { reference: "the reference", date: "the day and time of the form", ...COMPANY },
  texts: {
    subject: `We have your ${FORMS[type].noun}: {reference}`,
    opening: "We received it on {date}. Please give your reference when you contact us about it.",
    closing: "To add something, reply to this e-mail or call {phone}.",
  },
})

const PRODUCT = { product: "the name of the product", ...COMPANY }

const CUSTOMER = { customer: "the name of the customer’s company", ...COMPANY }

/** Mails about customers' accounts. No placeholder of the first two stands for what was typed, as above. */
const ACCOUNT_MAILS: Readonly<Record<string, MailTextDefinition>> = {
  "account-founder_link": {
    name: "Account: to confirm an address",
    placeholders: COMPANY,
    texts: {
      subject: "Open your account with {company}",
      opening:
        "Somebody, probably you, asked {company} to open an account for a company with this address. Choose a password to open it.",
      closing: "",
    },
  },
  "account-account_exists": {
    name: "Account: there is one already",
    placeholders: COMPANY,
    texts: {
      subject: "You already have an account with {company}",
      opening:
        "Somebody, probably you, asked for an account with this address, and there is one. Sign in with it.",
      closing: "",
    },
  },
  "account-member_invitation": {
    name: "Account: invitation of a colleague",
    placeholders: CUSTOMER,
    texts: {
      subject: "Your invitation to the account of {customer} with {company}",
      opening: "An admin of {customer} has invited you to its account with {company}.",
      closing: "",
    },
  },
  "account-roles_changed": {
    name: "Account: changed roles",
    placeholders: CUSTOMER,
    texts: {
      subject: "Your roles in the account of {customer} have changed",
      opening: "From now on you have these roles in the account of {customer} with {company}.",
      closing: "",
    },
  },
  "account-member_removed": {
    name: "Account: removed from it",
    placeholders: CUSTOMER,
    texts: {
      subject: "You have been removed from the account of {customer}",
      opening:
        "You have been removed from the account of {customer} with {company} and cannot sign in to it any more.",
      closing: "If you think that this is a mistake, ask an admin of your company.",
    },
  },
  "account-account_approved": {
    name: "Account: approved",
    placeholders: CUSTOMER,
    texts: {
      subject: "The account of {customer} with {company} is open",
      opening: "We have checked the details of {customer}. You can now use all of the account.",
      closing: "If you have a question, reply to this e-mail or call {phone}.",
    },
  },
}

/** Mails whose texts staff can change, by the ids of their previews. */
export const MAIL_TEXTS: Readonly<Record<string, MailTextDefinition>> = {
  ...Object.fromEntries(FORM_TYPES.map((type) => [`${type}-acknowledgement`, acknowledgement(type)])),
  reply: {
    name: "Reply of staff",
    placeholders: { form: "what was sent, like “quote request”", reference: "the reference" },
    texts: { subject: "Re: your {form} ({reference})" },
  },
  ...Object.fromEntries(
    REPLY_TEMPLATES.map(({ id, label, text }) => [
      `reply-${id}`,
      { name: `Text for a reply: ${label}`, placeholders: REPLY_PLACEHOLDERS, texts: { text } },
    ]),
  ),
  "stock-alert-confirmation": {
    name: "Back in stock: to confirm an address",
    placeholders: PRODUCT,
    texts: {
      subject: "Shall we tell you when the {product} is back?",
      opening:
        "Somebody, probably you, asked {company} to write to this address when the {product} is in stock again.",
      closing: "",
    },
  },
  "stock-alert-back_in_stock": {
    name: "Back in stock: the news",
    placeholders: PRODUCT,
    texts: {
      subject: "Back in stock: {product}",
      opening:
        "You asked {company} to tell you when it can be had again. Stock may be short: nothing is reserved for you.",
      closing: "",
    },
  },
  ...ACCOUNT_MAILS,
}

/** Parts of a mail that can be changed, in their order. */
export const partsOf = ({ texts }: MailTextDefinition): MailTextPart[] =>
  (Object.keys(MAIL_TEXT_PARTS) as MailTextPart[]).filter((part) => texts[part] !== undefined)

/** The definition of a mail, or undefined where its texts cannot be changed. */
export const mailTextDefinition = (id: string): MailTextDefinition | undefined =>
  Object.hasOwn(MAIL_TEXTS, id) ? MAIL_TEXTS[id] : undefined

/** Texts that staff have stored, by the id of the mail. */
export type StoredMailTexts = Readonly<Record<string, MailTexts>>

/**
 * The texts of a mail with its placeholders filled: those that staff have stored, else the shop's own.
 *
 * @param id of the mail
 * @param values of its placeholders
 */
export function mailCopy(
  id: string,
  stored: StoredMailTexts,
  values: Readonly<Record<string, string>>,
): Record<MailTextPart, string> {
  const texts = { ...mailTextDefinition(id)?.texts, ...stored[id] }
  const filled = (part: MailTextPart) => fillPlaceholders(texts[part] ?? "", values)
  return {
    subject: filled("subject"),
    opening: filled("opening"),
    closing: filled("closing"),
    text: filled("text"),
  }
}

/** The texts to begin a reply with, as staff have stored them, else the shop's own. */
export const replyTemplates = (stored: StoredMailTexts): ReplyTemplate[] =>
  REPLY_TEMPLATES.map((template) => ({
    ...template,
    text: stored[`reply-${template.id}`]?.text ?? template.text,
  }))

const listed = new Intl.ListFormat("en-GB", { type: "disjunction" })
const inBraces = (names: readonly string[]) => listed.format(names.map((name) => `{${name}}`))

/** Checks one part of a mail: its length, and that every placeholder is known. */
function partSchema({ placeholders }: MailTextDefinition, part: MailTextPart) {
  const { label, most, isLine, isRequired } = MAIL_TEXT_PARTS[part]
  const what = `the ${label.toLowerCase()}`
  const known = Object.keys(placeholders)
  const text = (isLine ? line(what, most) : paragraphs(what, most)).superRefine((typed, context) => {
    const unknown = unknownPlaceholders(typed, known)
    if (unknown.length === 0) return
    const message = `${inBraces(unknown)} is no placeholder of this mail. Use ${inBraces(known)}`
    context.addIssue({ code: "custom", message })
  })
  return isRequired ? text : optional(text).transform((typed) => typed ?? "")
}

const textsSchema = (definition: MailTextDefinition) =>
  z.strictObject(Object.fromEntries(partsOf(definition).map((part) => [part, partSchema(definition, part)])))

/** Body of `POST /admin/mail-texts/{id}`. The parts and placeholders of the mail are checked with {@link mailTextChangeSchema}. */
export const saveMailTextSchema = z.strictObject({
  /** Version that was read; another one is refused. */
  version: z.number().int().min(0),
  /** Null brings back the shop's own texts. */
  texts: z
    .strictObject({
      subject: z.string().optional(),
      opening: z.string().optional(),
      closing: z.string().optional(),
      text: z.string().optional(),
    })
    .nullable(),
})

export type SaveMailText = z.infer<typeof saveMailTextSchema>

/** A change of a mail's texts, with the id of the mail. */
export const mailTextChangeSchema = saveMailTextSchema
  .extend({ id: z.string().max(100) })
  .transform(({ id, version, texts }, context) => {
    const definition = mailTextDefinition(id)
    if (definition === undefined) {
      context.addIssue({ code: "custom", path: ["id"], message: "The texts of this mail cannot be changed" })
      return z.NEVER
    }
    if (texts === null) return { id, version, texts }
    const read = textsSchema(definition).safeParse(texts)
    if (read.success) return { id, version, texts: read.data }
    for (const { path, message } of read.error.issues) {
      context.addIssue({ code: "custom", path: ["texts", ...path], message })
    }
    return z.NEVER
  })
export type MailTextChange = z.output<typeof mailTextChangeSchema>

const mailTextSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null while the shop's own texts hold. */
  texts: z
    .object({
      subject: z.string().optional(),
      opening: z.string().optional(),
      closing: z.string().optional(),
      text: z.string().optional(),
    })
    .nullable(),
  /** Number of changes. */
  version: z.number().int(),
})
export type AdminMailText = z.infer<typeof mailTextSchema>

/** Response of `GET /admin/mail-texts`. */
export const adminMailTextsResponseSchema = z.object({ mail_texts: z.array(mailTextSchema) })
export type AdminMailTextsResponse = z.infer<typeof adminMailTextsResponseSchema>

/** Response of `POST /admin/mail-texts/{id}`. */
export const adminMailTextResponseSchema = z.object({ mail_text: mailTextSchema })
export type AdminMailTextResponse = z.infer<typeof adminMailTextResponseSchema>
