import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type CatalogueImportResponse } from "../../../../contract"
import { readCatalogueImport, tidyCatalogueImports } from "../../../../catalogue-import/catalogue-imports"

/** Reads an import: its progress, its results, and the faults of each row. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<CatalogueImportResponse>,
): Promise<void> {
  await tidyCatalogueImports(req.scope)
  res.json({ catalogue_import: await readCatalogueImport(req.scope, req.params.id ?? "") })
}
