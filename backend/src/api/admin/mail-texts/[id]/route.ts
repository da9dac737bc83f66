import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import {
  type AdminMailTextResponse,
  mailTextChangeSchema,
  mailTextDefinition,
  type SaveMailText,
} from "../../../../contract"
import { present } from "../../../../lib/not-found"
import { saveMailTextWorkflow } from "../../../../workflows/mail-text/workflows/save-mail-text"
import { listMailTexts } from "../read-mail-texts"

/** Stores the texts of a mail, or brings back the shop's own. */
export async function POST(
  req: AuthenticatedMedusaRequest<SaveMailText>,
  res: MedusaResponse<AdminMailTextResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  present(mailTextDefinition(id), "Mail with texts to change", id)
  const input = mailTextChangeSchema.parse({ ...req.validatedBody, id })
  await saveMailTextWorkflow(req.scope).run({ input })
  const texts = await listMailTexts(req.scope)
  res.json({
    mail_text: present(
      texts.find((one) => one.id === id),
      "Mail",
      id,
    ),
  })
}
