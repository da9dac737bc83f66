import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { redirectSyncSchema, type RedirectSyncResponse } from "../../../contract"
import { REDIRECT_MODULE } from "../../../modules/redirect"
import { type RedirectModuleService } from "../../../modules/redirect/service"
import { assertStorefront } from "../../storefront-secret"

/** Gives the storefront every redirect, and counts those that it served since the last call. */
export async function POST(req: MedusaRequest, res: MedusaResponse<RedirectSyncResponse>): Promise<void> {
  assertStorefront(req)
  const read = redirectSyncSchema.safeParse(req.body)
  if (!read.success) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, read.error.issues[0]?.message ?? "Invalid")
  }
  const service = req.scope.resolve<RedirectModuleService>(REDIRECT_MODULE)
  await service.count(read.data.hits)
  const rows = await service.readAll()
  res.json({
    redirects: rows.map(({ path, target, status, over_page }) => ({ path, target, status, over_page })),
  })
}
