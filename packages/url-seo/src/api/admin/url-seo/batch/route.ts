import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminUrlSeoBatchResponse } from "../../../../schemas/url-seo"
import { batchUrlSeosWorkflow } from "../../../../workflows/workflows/batch-url-seos"
import { type AdminBatchUrlSeoType } from "../../../../validators"
import { readUrlSeos } from "../read-url-seo"

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id)

/** Deletes, changes and creates configs, all or none. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminBatchUrlSeoType>,
  res: MedusaResponse<AdminUrlSeoBatchResponse>,
): Promise<void> {
  const { result } = await batchUrlSeosWorkflow(req.scope).run({ input: req.validatedBody })
  const [created, updated] = await Promise.all([
    readUrlSeos(req, idsOf(result.created)),
    readUrlSeos(req, idsOf(result.updated)),
  ])
  res.json({ created, updated, deleted: { ids: result.deleted, object: "url_seo", deleted: true } })
}
