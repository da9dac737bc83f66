import { model } from "@medusajs/framework/utils"
import { FORM_TYPES, NEW_STATUS } from "../../../contract"
import { FormMail } from "./form-mail"
import { FormNote } from "./form-note"

/**
 * One form somebody sent. After an erasure only what names no person is left: reference, type, status and dates.
 */
export const FormSubmission = model
  .define("form_submission", {
    id: model.id({ prefix: "fsub" }).primaryKey(),
    /** Counts up; with gaps, where a submission was not stored after all. */
    number: model.autoincrement(),
    /** For people: the year of creation in the UK and the number, "SW-2026-000123". */
    reference: model.text().unique(),
    type: model.enum([...FORM_TYPES]),
    status: model.text().default(NEW_STATUS),
    /** The answers as the form's schema lets them through. */
    data: model.json(),
    /** One product for each of `data.lines` as it was when they were sent, or null where there was none. */
    products: model.json().nullable(),
    /** Whose it is, read from the answers to find it by; the e-mail address in lower case, the phone in E.164. */
    name: model.text().nullable(),
    email: model.text().nullable(),
    company: model.text().nullable(),
    phone: model.text().nullable(),
    /** Why it was taken for spam when it came in. */
    spam_reason: model.text().nullable(),
    idempotency_key: model.text().nullable(),
    /** SHA-256 of type and answers, to tell a repeated request from another one under the same key. */
    body_hash: model.text().nullable(),
    erased_at: model.dateTime().nullable(),
    /** The member of staff who sees to it. */
    assignee_id: model.text().nullable(),
    notes: model.hasMany(() => FormNote, { mappedBy: "submission" }),
    mails: model.hasMany(() => FormMail, { mappedBy: "submission" }),
  })
  .cascades({ delete: ["mails", "notes"] })
  .indexes([
    { on: ["idempotency_key"], unique: true },
    { on: ["email"] },
    { on: ["created_at"] },
    { on: ["status", "created_at"] },
    { on: ["assignee_id", "created_at"], where: "assignee_id IS NOT NULL" },
  ])
