import { type Company, formValues, FORMS, type FormType } from "../../../contract"
import { type Block, type MailDocument } from "./document"
import { type MailedSubmission, writeMoment } from "./submission"

interface Copy {
  /** Noun for the sentence "We have your …". */
  what: string
  next: string[]
}

const COPY: Readonly<Record<FormType, Copy>> = {
  general: {
    what: "enquiry",
    next: [
      "A colleague who knows the subject reads your enquiry.",
      "You hear from us by e-mail or telephone, normally within one working day.",
    ],
  },
  oem: {
    what: "OEM enquiry",
    next: [
      "Our OEM team looks at the devices and volumes you named.",
      "You hear from us by e-mail or telephone, normally within two working days, with our questions or a proposal.",
    ],
  },
  product_inquiry: {
    what: "request for a quote",
    next: [
      "We check price and stock of every product you asked about.",
      "You receive a written quote by e-mail, normally within one working day. Nothing is ordered until you accept it.",
    ],
  },
  credit_application: {
    what: "application for a credit account",
    next: [
      "We check the details and write to your trade references.",
      "You hear our decision by e-mail, normally within five working days. Until then you can order against payment in advance.",
    ],
  },
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
    .map(({ reference, type, created_at }) => `${reference}: ${COPY[type].what}, ${writeMoment(created_at)}`)
  const more = others.length - items.length
  return [
    { kind: "heading", text: "What else we have from this address" },
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
 * @param others submissions that this mail confirms, too
 */
export function acknowledgement(
  { reference, type, data, created_at }: MailedSubmission,
  company: Company,
  storefrontUrl: string,
  others: readonly MailedSubmission[] = [],
): MailDocument {
  const { what, next } = COPY[type]
  return {
    subject: `We have your ${what}: ${reference}`,
    preview: `Thank you. ${next[0] ?? ""}`,
    title: `Thank you, we have your ${what}`,
    reference: `Your reference: ${reference}`,
    blocks: [
      {
        kind: "paragraph",
        text: `It reached us on ${writeMoment(created_at)}. Please give the reference whenever you write or call about it.`,
      },
      ...(others.length === 0 ? [] : alsoReceived(others)),
      { kind: "heading", text: "What happens next" },
      { kind: "list", items: next },
      { kind: "heading", text: "What we have stored" },
      {
        kind: "paragraph",
        text: `From the form “${FORMS[type].title}”: ${enumeration.format(storedFields(type, data))}. We use it to answer you and for nothing else. How long we keep it, and how to have it deleted: ${storefrontUrl}/privacy-policy`,
      },
      {
        kind: "paragraph",
        text: `To add something, answer this mail or call ${company.phone}.`,
      },
    ],
    reason: `You get this mail because your address was entered in a form on ${storefrontUrl}. If that was not you, tell us and we delete it; you get no further mail of this kind.`,
  }
}
