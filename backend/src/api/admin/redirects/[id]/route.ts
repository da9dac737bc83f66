import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { readEnvironment } from "../../../../config/environment"
import { type AdminRedirectResponse, type UpdateRedirect } from "../../../../contract"
import { deleteRedirectsWorkflow } from "../../../../workflows/redirect/workflows/delete-redirects"
import { storeRedirectsWorkflow } from "../../../../workflows/redirect/workflows/store-redirects"
import { readRedirect } from "../read-redirect"

/** Changes a redirect. */
export async function POST(
  req: AuthenticatedMedusaRequest<UpdateRedirect>,
  res: MedusaResponse<AdminRedirectResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await storeRedirectsWorkflow(req.scope).run({
    input: {
      redirects: [{ ...req.validatedBody, id }],
      origin: readEnvironment(process.env).STOREFRONT_URL,
    },
  })
  res.json({ redirect: await readRedirect(req.scope, id) })
}

/** Deletes a redirect. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await deleteRedirectsWorkflow(req.scope).run({ input: { ids: [id] } })
  res.json({ id, object: "redirect", deleted: true })
}
