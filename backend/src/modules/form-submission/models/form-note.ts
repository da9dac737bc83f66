import { model } from "@medusajs/framework/utils"
import { FormSubmission } from "./form-submission"

/** What a member of staff wrote down about a submission. It goes with its submission. */
export const FormNote = model.define("form_note", {
  id: model.id({ prefix: "fnote" }).primaryKey(),
  submission: model.belongsTo(() => FormSubmission, { mappedBy: "notes" }),
  text: model.text(),
  author_id: model.text().nullable(),
  /** E-mail address at the time: the account may be gone. */
  author: model.text(),
})
