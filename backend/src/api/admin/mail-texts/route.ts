import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminMailTextsResponse } from "../../../contract"
import { listMailTexts } from "./read-mail-texts"

/** Lists the texts of mails that staff can change. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminMailTextsResponse>,
): Promise<void> {
  res.json({ mail_texts: await listMailTexts(req.scope) })
}
