import {
  type AdminCatalogueImportsResponse,
  type CatalogueImport,
  type CatalogueImportRequest,
  type CatalogueImportResponse,
} from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff, writeAsStaff } from "@/staff/session/client"

const PATH = "/admin/catalogue-imports"

/** Longest wait for an upload of 20 MB, in ms. */
const TIMEOUT_MS = 120_000

/** Longest wait for the undoing of a large import, in ms. */
const UNDO_MS = 290_000

const importOf = (result: Result<CatalogueImportResponse>): Result<CatalogueImport> =>
  result.ok ? { ok: true, value: result.value.catalogue_import } : result

/** Starts to check or import a catalogue file; returns as soon as the work has begun. */
export const startImport = async (request: CatalogueImportRequest): Promise<Result<CatalogueImport>> =>
  importOf(
    await writeAsStaff<CatalogueImportResponse>(PATH, {
      body: request,
      action: "import catalogue",
      timeoutMs: TIMEOUT_MS,
      isRepeatable: false,
    }),
  )

/** Reads the progress of an import. */
export const readImport = async (id: string): Promise<Result<CatalogueImport>> =>
  importOf(await readAsStaff<CatalogueImportResponse>(`${PATH}/${encodeURIComponent(id)}`))

/** Undoes an import; the result's `undone` says what went back and what did not. */
export const undoImport = async (id: string): Promise<Result<CatalogueImport>> =>
  importOf(
    await writeAsStaff<CatalogueImportResponse>(`${PATH}/${encodeURIComponent(id)}/undo`, {
      action: "undo import",
      timeoutMs: UNDO_MS,
      isRepeatable: false,
    }),
  )

/** Reads the last imports that changed the catalogue, newest first. */
export async function readLastImports(): Promise<Result<CatalogueImport[]>> {
  const result = await readAsStaff<AdminCatalogueImportsResponse>(PATH, { limit: 5 })
  return result.ok ? { ok: true, value: result.value.catalogue_imports } : result
}
