import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type CatalogueImportResponse } from "../../../../../contract"
import { readCatalogueImport, tidyCatalogueImports } from "../../../../../catalogue-import/catalogue-imports"
import { actorOf } from "../../../../../lib/actor-of"
import { undoCatalogueImport } from "../../../../../catalogue-import/undo-catalogue-import"

/** Undoes an import; the response's `undone` says what went back and what did not. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<CatalogueImportResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await tidyCatalogueImports(req.scope)
  await undoCatalogueImport(req.scope, id, actorOf(req))
  res.json({ catalogue_import: await readCatalogueImport(req.scope, id) })
}
