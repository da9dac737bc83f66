import { model } from "@medusajs/framework/utils"
import { FORM_MAIL_STATUSES, MAIL_KINDS } from "../../../contract"

/**
 * One mail to somebody, with the state of its delivery. It is stored in the transaction of the state that it reports, so
 * that neither is without the other. No column holds what opens an account: links are made when the mail is
 * composed.
 */
export const PostMail = model
  .define("post_mail", {
    id: model.id({ prefix: "pmail" }).primaryKey(),
    kind: model.enum([...MAIL_KINDS]),
    /** What the mail is about: the name of its table, and its id. */
    subject_type: model.text(),
    subject_id: model.text(),
    /** Which state of the subject the mail reports: one mail for each. */
    version: model.text(),
    /** One address in small letters, or `staff`. */
    recipient: model.text(),
    /** The company whose account it concerns, where there is one. */
    company_id: model.text().nullable(),
    /** What the mail says that its subject does not say any more when it is composed. */
    payload: model.json(),
    status: model.enum([...FORM_MAIL_STATUSES]).default("pending"),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
    message_id: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["kind", "subject_id", "version", "recipient"], unique: true },
    { on: ["status", "next_attempt_at"] },
    { on: ["subject_id"] },
    { on: ["company_id"] },
    { on: ["recipient", "created_at"] },
    { on: ["created_at"] },
  ])
