import { model } from "@medusajs/framework/utils"
import { FormSubmission } from "./form-submission"

/** A note by a member of staff about a submission, deleted with it. */
export const FormNote = model.define("form_note", {
  id: model.id({ prefix: "fnote" }).primaryKey(),
  submission: model.belongsTo(() => FormSubmission, { mappedBy: "notes" }),
  text: model.text(),
  author_id: model.text().nullable(),
  /** E-mail address at the time: the account may have been deleted since. */
  author: model.text(),
})
