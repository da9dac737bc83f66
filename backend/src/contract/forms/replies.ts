import { z } from "zod"
import { fillPlaceholders } from "../placeholders"
import { paragraphs } from "./text"

/** Longest reply of staff to the sender of a submission, before its placeholders are filled. */
export const FORM_REPLY_MOST = 5_000

/** Body of `POST /admin/form-submissions/{id}/replies`. The recipient is always the submission's own address. */
export const formReplySchema = z.strictObject({ text: paragraphs("a reply", FORM_REPLY_MOST) })
export type FormReplyBody = z.infer<typeof formReplySchema>

/** What stands for a placeholder of a reply. */
export interface ReplyValues {
  /** Name of the sender; empty where there is none. */
  name: string
  reference: string
  /** Name of the member of staff who replies. */
  staff_name: string
}

/** The placeholders of a reply, with what people read about each. */
export const REPLY_PLACEHOLDERS: Readonly<Record<keyof ReplyValues, string>> = {
  name: "the sender's name",
  reference: "the reference",
  staff_name: "your name",
}

/**
 * Fills the placeholders of a reply, each written in braces: `{name}`. Filled in texts are not read for placeholders.
 *
 * @param text of a template, or as typed
 */
export const fillReply = (text: string, values: ReplyValues): string =>
  // "Dear ," where a sender gave no name.
  fillPlaceholders(text, { ...values }).replaceAll(/ +,/g, ",")

/** A text to begin a reply with. */
export interface ReplyTemplate {
  id: string
  label: string
  text: string
}

const REPLY_END =
  "If you write or call about this, please give the reference {reference}.\n\nKind regards\n{staff_name}"

/** Texts to begin a reply with. */
export const REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: "received",
    label: "We are looking into it",
    text: `Dear {name},\n\nThank you for writing to us. I am looking into it and will get back to you within one working day.\n\n${REPLY_END}`,
  },
  {
    id: "question",
    label: "We need to know more",
    text: `Dear {name},\n\nThank you for writing to us. To help you I need to know a little more:\n\n- \n\nAn answer to this mail reaches me.\n\n${REPLY_END}`,
  },
  {
    id: "quote",
    label: "Your quote is on its way",
    text: `Dear {name},\n\nThank you for your request. I have checked price and stock of the products you asked about; your written quote follows in a separate mail. Nothing is ordered until you accept it.\n\n${REPLY_END}`,
  },
  {
    id: "unable",
    label: "We cannot help with this",
    text: `Dear {name},\n\nThank you for writing to us. I am sorry: this is not something we can help with.\n\n${REPLY_END}`,
  },
]
