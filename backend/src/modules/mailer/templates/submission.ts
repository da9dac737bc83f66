import { type FormType, type InquiredProduct } from "../../../contract"

/** A form submission, with the fields that its mails need. */
export interface MailedSubmission {
  reference: string
  type: FormType
  /** The values as stored. */
  data: Record<string, unknown>
  /** One for each line of a quote request, as it was then; null where there was no such product. */
  products: (InquiredProduct | null)[]
  created_at: Date
}

const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
})

/** A date and time in the format of the United Kingdom. */
export function writeMoment(date: Date): string {
  return moment.format(date)
}
