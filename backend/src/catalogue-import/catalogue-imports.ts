import { type MedusaContainer } from "@medusajs/framework/types"
import { type CatalogueImport, catalogueImportSchema } from "../contract"
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../modules/catalogue-import/service"
import { saveCatalogueImportsWorkflow } from "../workflows/catalogue/save-catalogue-imports"
import { present } from "../lib/not-found"

/** An import whose process has not said for so long, in ms, that it lives, has ended with it. */
const SILENCE = 90_000

/** How long, in ms, the file of an import is stored for its rows to be corrected. */
const FILE_STORED_MS = 24 * 60 * 60 * 1_000

const ABANDONED =
  "The server stopped while it was importing. What was written is whole; run the same file again to complete it."

/** Everything but the file, which may be large. */
const SHOWN = [
  "id",
  "file_name",
  "dry_run",
  "status",
  "progress",
  "counts",
  "columns",
  "bad_rows",
  "new_brands",
  "message",
  "created_at",
  "finished_at",
]

const iso = (moment: unknown) =>
  moment === null || moment === undefined ? null : new Date(moment as string).toISOString()

const shown = (row: { created_at?: unknown; finished_at?: unknown; new_brands?: unknown }): CatalogueImport =>
  catalogueImportSchema.parse({
    ...row,
    new_brands: row.new_brands ?? [],
    created_at: iso(row.created_at),
    finished_at: iso(row.finished_at),
  })

const serviceOf = (container: MedusaContainer) =>
  container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)

/**
 * Ends imports whose process is gone, and forgets the files of yesterday's.
 *
 * @param container any container of the application
 */
export async function tidyCatalogueImports(container: MedusaContainer): Promise<void> {
  const service = serviceOf(container)
  const before = (ms: number) => new Date(Date.now() - ms)
  const [abandoned, old] = await Promise.all([
    service.listCatalogueImports(
      { status: ["waiting", "running"], beat_at: { $lt: before(SILENCE) } },
      { select: ["id"] },
    ),
    service.listCatalogueImports(
      { content: { $ne: null }, created_at: { $lt: before(FILE_STORED_MS) }, lane: null },
      { select: ["id"] },
    ),
  ])
  const updates = [
    ...abandoned.map(({ id }) => ({
      id,
      status: "stopped",
      lane: null,
      message: ABANDONED,
      finished_at: new Date(),
    })),
    ...old.map(({ id }) => ({ id, content: null, corrections: {} })),
  ]
  if (updates.length > 0) await saveCatalogueImportsWorkflow(container).run({ input: { updates } })
}

/**
 * Reads how far an import is.
 *
 * @param container the request's container
 * @param id of the import
 * @throws MedusaError (not found) when there is none
 */
export async function readCatalogueImport(container: MedusaContainer, id: string): Promise<CatalogueImport> {
  const [found] = await serviceOf(container).listCatalogueImports({ id }, { select: SHOWN })
  return shown(present(found, "Import", id))
}

/**
 * Lists imports, newest first, without their bad rows.
 *
 * @param container the request's container
 * @param page which part of the list
 */
export async function listCatalogueImports(
  container: MedusaContainer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ catalogue_imports: CatalogueImport[]; count: number }> {
  const [rows, count] = await serviceOf(container).listAndCountCatalogueImports(
    { dry_run: false },
    {
      select: SHOWN.filter((field) => field !== "bad_rows"),
      take: limit,
      skip: offset,
      order: { created_at: "DESC" },
    },
  )
  return { catalogue_imports: rows.map((row) => shown({ ...row, bad_rows: [] } as never)), count }
}
