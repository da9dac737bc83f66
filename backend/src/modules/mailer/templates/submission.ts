import { type FormType, type InquiredProduct } from "../../../contract"

/** What the mails about a form submission are made of. */
export interface MailedSubmission {
  reference: string
  type: FormType
  /** The answers as stored. */
  data: Record<string, unknown>
  /** One for each line of a product enquiry, as it was then; null where there was no such product. */
  products: (InquiredProduct | null)[]
  created_at: Date
}

const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
})

/** A moment as people in the United Kingdom write it. */
export function writeMoment(date: Date): string {
  return moment.format(date)
}
