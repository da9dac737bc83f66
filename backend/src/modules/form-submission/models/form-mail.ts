import { model } from "@medusajs/framework/utils"
import { FORM_MAIL_KINDS, FORM_MAIL_STATUSES } from "../../../contract"
import { FormSubmission } from "./form-submission"

/**
 * One mail about a submission in the transactional outbox: stored in the submission's transaction, so that none is
 * lost, with the state of its delivery.
 */
export const FormMail = model
  .define("form_mail", {
    id: model.id({ prefix: "fmail" }).primaryKey(),
    submission: model.belongsTo(() => FormSubmission, { mappedBy: "mails" }),
    kind: model.enum([...FORM_MAIL_KINDS]),
    /** `cancelled`: the submission became spam before the mail was sent. */
    status: model.enum([...FORM_MAIL_STATUSES]).default("pending"),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
    message_id: model.text().nullable(),
  })
  .indexes([{ on: ["submission_id", "kind"], unique: true }, { on: ["status", "next_attempt_at"] }])
