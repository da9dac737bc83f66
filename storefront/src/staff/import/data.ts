import {
  type AdminCatalogueImportsResponse,
  type CatalogueImport,
  type CatalogueImportRequest,
  type CatalogueImportResponse,
} from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff, writeAsStaff } from "@/staff/session/client"

const PATH = "/admin/catalogue-imports"

/** Longest wait for a file of 20 MB to be taken, in ms. */
const TIMEOUT_MS = 120_000

const importOf = (result: Result<CatalogueImportResponse>): Result<CatalogueImport> =>
  result.ok ? { ok: true, value: result.value.catalogue_import } : result

/** Has a catalogue file checked or imported; answers as soon as that has begun. */
export const startImport = async (request: CatalogueImportRequest): Promise<Result<CatalogueImport>> =>
  importOf(
    await writeAsStaff<CatalogueImportResponse>(PATH, {
      body: request,
      action: "import catalogue",
      timeoutMs: TIMEOUT_MS,
      isRepeatable: false,
    }),
  )

/** Reads how far an import is. */
export const readImport = async (id: string): Promise<Result<CatalogueImport>> =>
  importOf(await readAsStaff<CatalogueImportResponse>(`${PATH}/${encodeURIComponent(id)}`))

/** Reads the last imports that wrote, newest first. */
export async function readLastImports(): Promise<Result<CatalogueImport[]>> {
  const result = await readAsStaff<AdminCatalogueImportsResponse>(PATH, { limit: 5 })
  return result.ok ? { ok: true, value: result.value.catalogue_imports } : result
}
