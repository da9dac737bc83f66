import { model } from "@medusajs/framework/utils"
import { FORM_TYPES, NEW_STATUS } from "../../../contract"
import { FormNote } from "./form-note"
import { FormReply } from "./form-reply"

/**
 * One form submission. After an erasure only data without a person is left: reference, type, status and dates.
 */
export const FormSubmission = model
  .define("form_submission", {
    id: model.id({ prefix: "fsub" }).primaryKey(),
    /** Sequential number, with gaps where storing a submission failed. */
    number: model.autoincrement(),
    /** Reference for people, with the year of creation in the UK and the number: "SW-2026-000123". */
    reference: model.text().unique(),
    type: model.enum([...FORM_TYPES]),
    status: model.text().default(NEW_STATUS),
    /** The values as the form's schema parsed them. */
    data: model.json(),
    /** One product for each of `data.lines` as it was at the time, or null where there was none. */
    products: model.json().nullable(),
    /** The sender, read from the values for searches; the e-mail address in lower case, the phone in E.164. */
    name: model.text().nullable(),
    email: model.text().nullable(),
    company: model.text().nullable(),
    phone: model.text().nullable(),
    /** Reason for which the submission was stored as spam. */
    spam_reason: model.text().nullable(),
    idempotency_key: model.text().nullable(),
    /** SHA-256 of type and values, to distinguish a repeated request from another one under the same key. */
    body_hash: model.text().nullable(),
    erased_at: model.dateTime().nullable(),
    /** The member of staff the submission is assigned to. */
    assignee_id: model.text().nullable(),
    /** Time of the first reply from the staff area. */
    first_responded_at: model.dateTime().nullable(),
    notes: model.hasMany(() => FormNote, { mappedBy: "submission" }),
    replies: model.hasMany(() => FormReply, { mappedBy: "submission" }),
  })
  .cascades({ delete: ["notes", "replies"] })
  .indexes([
    { on: ["idempotency_key"], unique: true },
    { on: ["email"] },
    { on: ["created_at"] },
    { on: ["status", "created_at"] },
    { on: ["assignee_id", "created_at"], where: "assignee_id IS NOT NULL" },
  ])
