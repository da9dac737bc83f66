import { type MedusaContainer } from "@medusajs/framework/types"
import { readEnvironment } from "../../../config/environment"
import { type AdminMailPreview } from "../../../contract"
import { mailPreviews } from "../../../modules/mailer/templates/previews"
import { readCompany } from "../../../workflows/company-facts/read-company"
import { readMailTexts } from "../../../workflows/mail-text/read-mail-texts"

/** Every mail that the shop sends, made of samples, with the company and the texts as they are now. */
export async function readMailPreviews(container: MedusaContainer): Promise<AdminMailPreview[]> {
  const environment = readEnvironment(process.env)
  const company = await readCompany(container, environment)
  return mailPreviews(company, environment.STOREFRONT_URL, await readMailTexts(container))
}
