import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminDeletedsResponse } from "../../../contract"
import { listDeleted } from "../../../workflows/restore/deleted-records"
import { type AdminGetDeletedParamsType } from "./validators"

/** Lists deleted records that can be restored, latest first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminDeletedsResponse>,
): Promise<void> {
  const query = req.validatedQuery as AdminGetDeletedParamsType
  const { deleted, count } = await listDeleted(req.scope, query)
  res.json({ deleted, count, offset: query.offset, limit: query.limit })
}
