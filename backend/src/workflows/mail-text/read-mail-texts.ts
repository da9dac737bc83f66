import { type MedusaContainer } from "@medusajs/framework/types"
import { type StoredMailTexts } from "../../contract"
import { MAIL_TEXT_MODULE } from "../../modules/mail-text"
import { type MailTextModuleService } from "../../modules/mail-text/service"

/**
 * Reads the texts of mails that staff have set, by the id of the mail.
 *
 * @param container any container of the application
 */
export async function readMailTexts(container: MedusaContainer): Promise<StoredMailTexts> {
  const rows = await container.resolve<MailTextModuleService>(MAIL_TEXT_MODULE).readAll()
  return Object.fromEntries(rows.flatMap(({ id, texts }) => (texts === null ? [] : [[id, texts]])))
}
