import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminMailPreviewsResponse } from "../../../contract"
import { readMailPreviews } from "./read-previews"

/** Shows every mail that the shop sends, made of samples. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminMailPreviewsResponse>,
): Promise<void> {
  res.json({ mail_previews: await readMailPreviews(req.scope) })
}
