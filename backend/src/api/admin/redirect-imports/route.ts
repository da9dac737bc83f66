import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { readEnvironment } from "../../../config/environment"
import { type RedirectImportResponse } from "../../../contract"
import { storeRedirectsWorkflow } from "../../../workflows/redirect/workflows/store-redirects"
import { type AdminImportRedirectsType } from "../redirects/validators"
import { readRedirectsCsv } from "./read-csv"

/** Stores a file of redirects, all rows or none; a row takes the place of the redirect of its path. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminImportRedirectsType>,
  res: MedusaResponse<RedirectImportResponse>,
): Promise<void> {
  const { rows, faults } = readRedirectsCsv(req.validatedBody.csv)
  if (faults.length > 0 || rows.length === 0) {
    res.json({ created: 0, updated: 0, faults })
    return
  }
  const { result } = await storeRedirectsWorkflow(req.scope).run({
    input: { redirects: rows, origin: readEnvironment(process.env).STOREFRONT_URL, replaces: true },
  })
  const created = result.created.length
  res.json({ created, updated: rows.length - created, faults: [] })
}
