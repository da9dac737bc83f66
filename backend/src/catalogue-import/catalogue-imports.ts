import { type MedusaContainer } from "@medusajs/framework/types"
import { type CatalogueImport, catalogueImportSchema, IMPORT_UNDO_DAYS } from "../contract"
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../modules/catalogue-import/service"
import { saveCatalogueImportsWorkflow } from "../workflows/catalogue/save-catalogue-imports"
import { present } from "../lib/not-found"

/** An import whose process has not said for so long, in ms, that it lives, has ended with it. */
const SILENCE = 90_000

/** Value of the unique column `lane` of every import that writes or is being undone: only one can run at a time. */
export const WRITING_LANE = "writing"

/** Milliseconds for which an import can be undone. */
const UNDO_MS = IMPORT_UNDO_DAYS * 24 * 60 * 60 * 1_000

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
  "new_machine_types",
  "price_changes",
  "notes",
  "matching",
  "message",
  "created_at",
  "finished_at",
  "undone",
]

const iso = (moment: unknown) =>
  moment === null || moment === undefined ? null : new Date(moment as string).toISOString()

interface ShownRow {
  id: string
  dry_run: boolean
  created_at?: unknown
  finished_at?: unknown
  new_brands?: unknown
  new_machine_types?: unknown
  price_changes?: unknown
  notes?: unknown
  matching?: unknown
  undone?: unknown
}

/** Until when an import can be undone; null where it cannot, or not any more. */
export function undoableUntil({
  dry_run: isDry,
  finished_at: finished,
  undone,
}: Pick<ShownRow, "dry_run" | "finished_at" | "undone">): Date | null {
  if (isDry || !finished || undone) return null
  const until = new Date(new Date(finished as string).getTime() + UNDO_MS)
  return until.getTime() > Date.now() ? until : null
}

const shown = (row: ShownRow, products = 0): CatalogueImport => {
  const until = undoableUntil(row)
  return catalogueImportSchema.parse({
    ...row,
    new_brands: row.new_brands ?? [],
    new_machine_types: row.new_machine_types ?? [],
    price_changes: row.price_changes ?? { count: 0, biggest: [] },
    notes: row.notes ?? { count: 0, first: [] },
    matching: row.matching ?? null,
    undoable: until && products > 0 ? { products, until: until.toISOString() } : null,
    undone: row.undone ?? null,
    created_at: iso(row.created_at),
    finished_at: iso(row.finished_at),
  })
}

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
  const [abandoned, halted, old] = await Promise.all([
    service.listCatalogueImports(
      { status: ["waiting", "running"], beat_at: { $lt: before(SILENCE) } },
      { select: ["id"] },
    ),
    // One that was being undone.
    service.listCatalogueImports(
      { status: ["done", "stopped"], lane: WRITING_LANE, beat_at: { $lt: before(SILENCE) } },
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
    ...halted.map(({ id }) => ({ id, lane: null })),
    ...old.map(({ id }) => ({ id, content: null, corrections: {}, confirmed: null, matching: null })),
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
  const service = serviceOf(container)
  const [found] = await service.listCatalogueImports({ id }, { select: SHOWN })
  const products = await service.countChanges([id])
  return shown(present(found, "Import", id), products.get(id))
}

/**
 * Lists imports, newest first, without their bad rows and the headings of their files.
 *
 * @param container the request's container
 * @param page which part of the list
 */
export async function listCatalogueImports(
  container: MedusaContainer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ catalogue_imports: CatalogueImport[]; count: number }> {
  const service = serviceOf(container)
  const [rows, count] = await service.listAndCountCatalogueImports(
    { dry_run: false },
    {
      select: SHOWN.filter((field) => field !== "bad_rows" && field !== "matching"),
      take: limit,
      skip: offset,
      order: { created_at: "DESC" },
    },
  )
  const products = await service.countChanges(rows.map(({ id }) => id))
  const imports = rows.map((row) => shown({ ...row, bad_rows: [] } as ShownRow, products.get(row.id)))
  return { catalogue_imports: imports, count }
}
