import { model } from "@medusajs/framework/utils"
import { FormSubmission } from "./form-submission"

/** A reply by a member of staff to the sender of a submission, deleted with it. Its mail names it by its version. */
export const FormReply = model
  .define("form_reply", {
    id: model.id({ prefix: "freply" }).primaryKey(),
    submission: model.belongsTo(() => FormSubmission, { mappedBy: "replies" }),
    /** As it was mailed, without the reference and the company's particulars. */
    text: model.text(),
    author_id: model.text().nullable(),
    /** E-mail address at the time: the account may have been deleted since. */
    author: model.text(),
    idempotency_key: model.text(),
  })
  .indexes([{ on: ["idempotency_key"], unique: true }])
