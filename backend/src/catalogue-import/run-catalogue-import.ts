import { type IUserModuleService, type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  IMPORT_BAD_ROWS_MOST,
  IMPORT_NOTES_MOST,
  IMPORT_ROWS_MOST,
  type ImportBadRow,
  type ImportBrandChoice,
  type ImportConfirmed,
  type ImportMachineTypeChoice,
} from "../contract"
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../modules/catalogue-import/service"
import { describeError } from "../lib/describe-error"
import { recordActivityWorkflow } from "../workflows/activity/workflows/record-activity"
import { saveCatalogueImportsWorkflow } from "../workflows/catalogue/save-catalogue-imports"
import { CatalogueFileError, type RowError } from "./catalogue-row"
import { tidyCell } from "./cell-readers"
import { importCatalogue } from "./import-catalogue"
import { type IsConfirmed } from "./plan-import"
import { type UndecidedNames, UndecidedNamesError } from "./new-names"
import { type ColumnChoices, matchColumns, UnmatchedColumnsError } from "./match-columns"
import { cellsOfRows, type Corrections, parseCatalogue, readHead } from "./parse-catalogue"

/** How often, in ms, an import says that it lives. */
export const BEAT = 15_000

/** Whether a cell was confirmed, and says the same as then. */
function isAmong(confirmed: readonly ImportConfirmed[]): IsConfirmed {
  const values = new Map(confirmed.map(({ row, column, value }) => [`${row} ${column}`, tidyCell(value)]))
  return ({ row, cells }, column) => values.get(`${row} ${column}`) === cells[column]
}

/** What staff have decided: what names are that the shop does not have, and which cells are right. */
function choicesOf(stored: { brands: unknown; machine_types: unknown; confirmed: unknown }) {
  const brands = (stored.brands ?? []) as ImportBrandChoice[]
  const machineTypes = (stored.machine_types ?? []) as ImportMachineTypeChoice[]
  return {
    brands: brands.map(({ name, brand_id: id }) => ({ name, id })),
    machineTypes: machineTypes.map(({ name, machine_type_id: id }) => ({ name, id })),
    isConfirmed: isAmong((stored.confirmed ?? []) as ImportConfirmed[]),
  }
}

/** Names without a decision, as they are stored. */
const newNames = ({ brand, machineType }: UndecidedNames) => ({
  ...{ new_brands: brand, new_machine_types: machineType },
})

/** What is stored together with the last status: whoever sees that an import has ended can begin or undo one at once. */
const ended = () => ({ lane: null, finished_at: new Date() })

/** Puts together what is wrong with each bad row and what stands in it, so that it can be corrected. */
async function badRowsOf(
  file: string,
  corrections: Corrections,
  columns: readonly string[],
  errors: readonly RowError[],
): Promise<ImportBadRow[]> {
  const byRow = new Map<number, RowError[]>()
  for (const error of errors) byRow.set(error.row, [...(byRow.get(error.row) ?? []), error])
  const rows = [...byRow.keys()].sort((a, b) => a - b).slice(0, IMPORT_BAD_ROWS_MOST)
  const cells = await cellsOfRows(file, new Set(rows), corrections)
  return rows.map((row) => {
    const own = cells.get(row) ?? []
    return {
      row,
      cells: [...own],
      problems: (byRow.get(row) ?? []).map(
        ({ column, problem, may_be_right = false, suggestion = null }) => ({
          column,
          value: column === null ? null : (own[columns.indexOf(column)] ?? ""),
          ...{ problem, may_be_right, suggestion },
        }),
      ),
    }
  })
}

/** E-mail address of the member of staff with the id; null for a key of the Admin API. */
export async function emailOf(container: MedusaContainer, id: string | null): Promise<string | null> {
  if (id === null) return null
  const users: IUserModuleService = container.resolve(Modules.USER)
  const [user] = await users.listUsers({ id }, { select: ["email"], take: 1 })
  return user?.email ?? null
}

/** Whoever began an import did what it did: the log says so when it has ended. A log that fails is complained of. */
async function recordImport(
  container: MedusaContainer,
  { created_by: actor, file_name: name }: { created_by: string | null; file_name: string | null },
  counts: Record<string, number>,
): Promise<void> {
  try {
    const email = await emailOf(container, actor)
    const some = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
    await recordActivityWorkflow(container).run({
      input: {
        ...{ actor_type: email === null ? "api-key" : "user", actor_id: actor, actor_email: email },
        ...{ action: "imported", entity: "product", entity_id: null, entity_name: name },
        ...{ changes: [], counts: some },
      },
    })
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The activity log is missing the import of ${name ?? "a file"}: ${String(error)}`)
  }
}

/**
 * Does an import that staff have asked for: parses its file, compares it with the shop and, unless it is a dry run,
 * writes. How far it is can be read meanwhile. It does not throw: what ends it is stored with it.
 *
 * @param container of the subscriber
 * @param id of the import
 */
export async function runCatalogueImport(container: MedusaContainer, id: string): Promise<void> {
  const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const [stored] = await service.listCatalogueImports({ id, status: "waiting" })
  if (!stored) return
  const { dry_run: dryRun } = stored
  let saving = Promise.resolve()
  const save = (known: Record<string, unknown>): Promise<void> => {
    saving = saving
      .then(() =>
        saveCatalogueImportsWorkflow(container).run({
          input: { updates: [{ id, beat_at: new Date(), ...known }] },
        }),
      )
      .then(
        () => undefined,
        (error: unknown) => {
          logger.error(`The progress of the import ${id} was not stored: ${describeError(error).message}`)
        },
      )
    return saving
  }
  const beating = setInterval(() => void save({}), BEAT)
  try {
    await save({ status: "running" })
    const file = stored.content ?? ""
    const corrections: Corrections = new Map(
      Object.entries(stored.corrections as Record<string, string[]>).map(([row, cells]) => [
        Number(row),
        cells,
      ]),
    )
    const { choices, matching } = await matchColumns(container, await readHead(file), {
      chosen: stored.column_choices as unknown as ColumnChoices | null,
      by: await emailOf(container, stored.created_by),
      mayRecall: dryRun,
    })
    // An import that is made of this check reads the columns in the same way.
    await save({ column_choices: choices, matching })
    const { rows, errors, rowCount, columns } = await parseCatalogue(file, {
      choices,
      corrections,
      mostRows: IMPORT_ROWS_MOST,
    })
    const { created, updated, unchanged, undecided, priceChanges, notes, ...outcome } = await importCatalogue(
      container,
      rows,
      {
        dryRun,
        ...choicesOf(stored),
        record: { id, actorId: stored.created_by },
        onProgress: (progress) => void save({ progress }),
      },
    )
    const all = [...errors, ...outcome.errors]
    const bad = new Set(all.map(({ row }) => row)).size
    await save({
      ...ended(),
      status: "done",
      counts: { rows: rowCount, created, updated, unchanged, bad },
      ...{ columns, price_changes: priceChanges },
      ...newNames(undecided),
      notes: { count: notes.length, first: notes.slice(0, IMPORT_NOTES_MOST) },
      bad_rows: await badRowsOf(file, corrections, columns, all),
    })
    if (!dryRun) await recordImport(container, stored, { created, updated, unchanged, failed: bad })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof CatalogueFileError) {
      const undecided = error instanceof UndecidedNamesError ? newNames(error.undecided) : {}
      const matching = error instanceof UnmatchedColumnsError ? { matching: error.matching } : {}
      await save({ ...ended(), status: "refused", message: reason, ...undecided, ...matching })
    } else {
      logger.error(`The import ${id} stopped: ${reason}`)
      const written = dryRun ? "" : " What was written is whole; run the same file again to complete it."
      await save({ ...ended(), status: "stopped", message: `The import stopped: ${reason}.${written}` })
    }
  } finally {
    clearInterval(beating)
  }
}
