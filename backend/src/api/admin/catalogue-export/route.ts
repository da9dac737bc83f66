import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { matchingProductIds } from "../../../search/admin-catalogue"
import { exportCatalogue } from "../../../catalogue-import/export-catalogue"
import { type AdminGetCatalogueExportParamsType } from "../catalogue/validators"

async function* whole(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first.done) return
  yield first.value
  yield* rest
}

async function* inPortions(ids: string[]): AsyncGenerator<string[]> {
  yield ids
}

/** Sends the catalogue, the products of a selection, or the part of it that matches the list's filters, as the CSV file that the importer reads. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id: selected, ...filters } = req.validatedQuery as AdminGetCatalogueExportParamsType
  const ids = selected === undefined ? matchingProductIds(req.scope, filters) : inPortions(selected)
  const file = exportCatalogue(req.scope, ids)
  // A failure before the first line still gets an error response of its own.
  const first = await file.next()
  const day = new Date().toISOString().slice(0, 10)
  res.setHeader("content-type", "text/csv; charset=utf-8")
  res.setHeader("content-disposition", `attachment; filename="catalogue-${day}.csv"`)
  try {
    await pipeline(Readable.from(whole(first, file)), res)
  } catch (error) {
    // With the headers sent, a failure closes the connection: half a file must not look like a whole one.
    const why = error instanceof Error ? error.message : String(error)
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`The export of the catalogue broke off: ${why}`)
    res.destroy()
  }
}
