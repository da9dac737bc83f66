import { type MedusaContainer } from "@medusajs/framework/types"
import { type AdminMailText, MAIL_TEXTS } from "../../../contract"
import { MAIL_TEXT_MODULE } from "../../../modules/mail-text"
import { type MailTextModuleService } from "../../../modules/mail-text/service"

/** Every mail whose texts staff can change, with what they have stored. */
export async function listMailTexts(container: MedusaContainer): Promise<AdminMailText[]> {
  const rows = await container.resolve<MailTextModuleService>(MAIL_TEXT_MODULE).readAll()
  const stored = new Map(rows.map((row) => [row.id, row]))
  return Object.entries(MAIL_TEXTS).map(([id, { name }]) => {
    const { texts = null, version = 0 } = stored.get(id) ?? {}
    return { id, name, texts, version }
  })
}
