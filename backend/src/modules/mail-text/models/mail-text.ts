import { model } from "@medusajs/framework/utils"

/** The texts of a mail that staff have set: a row for each mail, or none while the shop's own hold. */
export const MailText = model.define("mail_text", {
  /** Id of the mail in the contract's `MAIL_TEXTS`. */
  id: model.text().primaryKey(),
  /** Null brings back the shop's own. */
  texts: model.json().nullable(),
  /** Counts the changes. */
  version: model.number(),
})
