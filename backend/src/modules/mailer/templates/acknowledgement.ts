import {
  type Company,
  formValues,
  FORMS,
  type FormType,
  mailCopy,
  type StoredMailTexts,
} from "../../../contract"
import { type Block, type MailDocument, paragraphsOf } from "./document"
import { type MailedSubmission, writeMoment } from "./submission"

/** What happens after each form. */
const NEXT_STEPS: Readonly<Record<FormType, string[]>> = {
  general: [
    "One of our team reads your message.",
    "We reply by e-mail or phone, normally within one working day.",
  ],
  oem: [
    "Our OEM team looks at your devices and volumes.",
    "We reply by e-mail or phone, normally within two working days, with questions or a proposal.",
  ],
  product_inquiry: [
    "We check price and stock of every product you asked about.",
    "We send you a written quote by e-mail, normally within one working day. You order only when you accept it.",
  ],
  credit_application: [
    "We check the details and write to your trade references.",
    "We e-mail you our decision, normally within five working days. Until then, you can pay in advance.",
  ],
}

/** Labels of the fields that have a stored value. */
function storedFields(type: FormType, data: Record<string, unknown>): string[] {
  const [own, ...groups] = formValues(type, data)
  const labels = own?.heading === null ? own.values.map(({ label }) => label) : []
  return [...labels, ...groups.map(({ heading }) => heading ?? "")]
}

/** Most further references that one mail lists. */
const LISTED = 50

/** Further submissions, by their references. */
function alsoReceived(others: readonly MailedSubmission[]): Block[] {
  const items = others
    .slice(0, LISTED)
    .map(({ reference, type, created_at }) => `${reference}: ${FORMS[type].noun}, ${writeMoment(created_at)}`)
  const more = others.length - items.length
  return [
    { kind: "heading", text: "Other messages from this address" },
    { kind: "list", items: more > 0 ? [...items, `and ${more} more`] : items },
  ]
}

/** "a", "a and b", "a, b and c". */
const enumeration = new Intl.ListFormat("en-GB", { type: "conjunction" })

/**
 * Mail that confirms a form submission to its sender. No typed text is repeated: anybody may enter anybody's address,
 * and nobody must be able to send texts of their own to strangers in our name.
 *
 * @param submission as stored
 * @param company that received the form
 * @param storefrontUrl address of the storefront, for the link to the privacy policy
 * @param texts that staff have stored
 * @param others submissions that this mail confirms, too
 */
export function acknowledgement(
  { reference, type, data, created_at }: MailedSubmission,
  company: Company,
  storefrontUrl: string,
  texts: StoredMailTexts = {},
  others: readonly MailedSubmission[] = [],
): MailDocument {
  const { noun, title } = FORMS[type]
  const next = NEXT_STEPS[type]
  const date = writeMoment(created_at)
  const values = { reference, date, company: company.name, phone: company.phone }
  const { subject, opening, closing } = mailCopy(`${type}-acknowledgement`, texts, values)
  return {
    subject,
    preview: `Thank you. ${next[0] ?? ""}`,
    title: `Thank you, we have your ${noun}`,
    reference: `Your reference: ${reference}`,
    blocks: [
      ...paragraphsOf(opening),
      ...(others.length === 0 ? [] : alsoReceived(others)),
      { kind: "heading", text: "What happens next" },
      { kind: "list", items: next },
      { kind: "heading", text: "What we have stored" },
      {
        kind: "paragraph",
        text: `From the form “${title}”: ${enumeration.format(storedFields(type, data))}. We use it only to answer you. To see how long we keep it and how to have it deleted, go to ${storefrontUrl}/privacy-policy`,
      },
      ...paragraphsOf(closing),
    ],
    reason: `You received this e-mail because your address was entered in a form on ${storefrontUrl}. If that was not you, please tell us and we will delete it.`,
  }
}
