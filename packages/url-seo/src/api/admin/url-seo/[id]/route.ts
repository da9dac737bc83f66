import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminUrlSeoDeleteResponse, type AdminUrlSeoResponse } from "../../../../schemas/url-seo"
import { deleteUrlSeosWorkflow } from "../../../../workflows/workflows/delete-url-seos"
import { updateUrlSeosWorkflow } from "../../../../workflows/workflows/update-url-seos"
import { type AdminUpdateUrlSeoType } from "../../../../validators"
import { readUrlSeo } from "../read-url-seo"

/** Reads a config. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminUrlSeoResponse>,
): Promise<void> {
  res.json({ url_seo: await readUrlSeo(req, req.params.id ?? "") })
}

/** Changes a config. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminUpdateUrlSeoType>,
  res: MedusaResponse<AdminUrlSeoResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await updateUrlSeosWorkflow(req.scope).run({ input: { url_seos: [{ ...req.validatedBody, id }] } })
  res.json({ url_seo: await readUrlSeo(req, id) })
}

/** Deletes a config. */
export async function DELETE(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminUrlSeoDeleteResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await deleteUrlSeosWorkflow(req.scope).run({ input: { ids: [id] } })
  res.json({ id, object: "url_seo", deleted: true })
}
