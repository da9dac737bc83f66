import { line } from "./text"

/** Status of a submission at its creation. */
export const NEW_STATUS = "new"

/** Status of a submission that only a program can have sent; nobody is mailed about it. */
export const SPAM_STATUS = "spam"

/** The statuses that are offered, with what people read. Any other text is accepted, too. */
export const FORM_STATUSES: Readonly<Record<string, string>> = {
  [NEW_STATUS]: "New",
  in_progress: "In progress",
  responded: "Responded",
  closed: "Closed",
  [SPAM_STATUS]: "Spam",
}

/** Rule of a status: any text of one line. */
export const formStatusSchema = line("a status", 40)
