import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { notifyStorefront, refreshProducts } from "../catalogue-sync/catalogue-sync"
import { moveUrlSeos } from "../catalogue-sync/move-url-seos"
import { EVERYTHING_FROM } from "@scanwright/static-pages/medusa"
import { type ImportNote, type ImportPriceChanges } from "../contract/catalogue-imports"
import { partNumberKey } from "../contract/part-number"
import { PRODUCTS_STALE } from "../search/product-fields"
import { type CatalogueRow, type RowError } from "./catalogue-row"
import { describePlan } from "./describe-plan"
import { type ImportBatch } from "./import-batch"
import { importCatalogueBatchWorkflow } from "./import-batch-workflow"
import {
  type NameChoices,
  type NameKind,
  undecidedNames,
  UndecidedNamesError,
  type UndecidedNames,
  withChosen,
} from "./new-names"
import {
  type ImportPlan,
  type IsConfirmed,
  planImport,
  type PlannedCreate,
  type PlannedUpdate,
} from "./plan-import"
import { priceChangesOf } from "./price-changes"
import { readShop, readStoredCatalogue, type Shop, type StoredCatalogue } from "./stored-catalogue"
import { runQuietly } from "../lib/run-quietly"
import { openSearchIndex, rebuildSearchIndex } from "../search/search-index"
import { readNote, ShopNote, writeNote } from "../lib/shop-notes"

/** Emitted once after an import that changed something, with {@link CatalogueImported}; nothing else is emitted. */
export const CATALOGUE_IMPORTED = "catalogue.imported"

/** What {@link CATALOGUE_IMPORTED} says. */
export interface CatalogueImported {
  created: number
  updated: number
}

/** How far an import is. */
export interface ImportProgress {
  /** Products written so far. */
  done: number
  /** Products to write in all. */
  total: number
}

export interface ImportOptions {
  /** Find out what would happen and write nothing. */
  dryRun?: boolean
  /** Called before the first and after every batch. */
  onProgress?: (progress: ImportProgress) => void
  /** What becomes of brands and of machine types that the shop does not have; by default none is added. */
  brands?: NameChoices
  machineTypes?: NameChoices
  /** Which of the cells that seem damaged are right; by default none. */
  isConfirmed?: IsConfirmed
  /** Tell the storefront, in the background, which pages changed; true unless said otherwise. */
  notify?: boolean
  /** The record of the import, by which it can be undone; and who imports. Null for one without a record. */
  record?: { id: string; actorId: string | null } | null
}

/** What an import did; in a dry run, what it would have done. */
export interface ImportOutcome {
  created: number
  updated: number
  unchanged: number
  /** Rows that were not imported, in the file's order. */
  errors: RowError[]
  /** Brands and machine types that the shop does not have and of which nothing has been decided; only a dry run has any. */
  undecided: UndecidedNames
  /** Prices that change; empty but in a dry run. */
  priceChanges: ImportPriceChanges
  /** What becomes of rows that are not imported just as they are. */
  notes: ImportNote[]
  /** In a dry run, one line for each product that would be made or changed. */
  plan: string[]
  durationMs: number
}

/** Products written by one workflow: large enough to be quick, small enough to undo in a moment. */
const BATCH_SIZE = 150

type Planned = { create: PlannedCreate } | { update: PlannedUpdate }

const rowOf = (item: Planned) => ("create" in item ? item.create.row : item.update.row)

/** Failures that are about the data of a row; anything else (a lost database, say) ends the import. */
const ROW_FAULTS: ReadonlySet<string> = new Set([
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.INVALID_ARGUMENT,
  MedusaError.Types.DUPLICATE_ERROR,
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.CONFLICT,
])

/** Part numbers of the products that imports are making, or were making when they were killed. */
async function readHalfMade(container: MedusaContainer): Promise<string[]> {
  const note = await readNote(container, ShopNote.importMaking)
  return note === null ? [] : (JSON.parse(note) as string[])
}

/**
 * Changes the note of the products that imports are making. What else it names may be of another import, or of a killed one.
 *
 * @param gone keys of part numbers to take off
 * @param making part numbers to add
 */
async function noteMaking(
  container: MedusaContainer,
  gone: ReadonlySet<string>,
  making: readonly string[] = [],
): Promise<void> {
  const noted = await readHalfMade(container)
  const left = noted.filter((partNumber) => !gone.has(partNumberKey(partNumber)))
  const next = [...new Set([...left, ...making])]
  if (next.join("\n") === noted.join("\n")) return
  await writeNote(container, ShopNote.importMaking, next.length > 0 ? JSON.stringify(next) : null)
}

/** Carries what successive batches need to know of each other. */
interface Run {
  container: MedusaContainer
  shop: Shop
  record: { id: string; actorId: string | null } | null
  /** Keys of part numbers whose products a killed import had begun. */
  halfMade: ReadonlySet<string>
  /** Keys of part numbers that the note of what is being made need not name any more. */
  finished: Set<string>
  /** Ids of brands and machine types, by what stands for them. */
  ids: Record<NameKind, Record<string, string>>
  outcome: ImportOutcome
  /** The storefront hears of each product, not of everything at the end. */
  notifyEach: boolean
  /** Handles of the brands and machine types that were made. */
  newHandles: Record<NameKind, string[]>
  advance: (count: number) => void
}

/**
 * Brings the catalogue to what the rows say: products are matched by part number, new ones made, changed parts of
 * stored ones written, everything else left alone. Products that the rows do not name are not touched.
 * Each batch is one workflow, written wholly or not at all; an import that was killed is completed by the next run.
 *
 * @param container of the application
 * @param rows as `parseCatalogue` gives them, with the problems of their cells
 * @param options dry run, progress, what becomes of brands and machine types that the shop does not have
 * @returns counts and the rows that could not be imported
 * @throws MedusaError when the shop is not set up; UndecidedNamesError, with nothing written, when a brand or machine type
 * would be added that nobody has decided on; any failure that is not about the data of a row
 */
export async function importCatalogue(
  container: MedusaContainer,
  rows: readonly CatalogueRow[],
  {
    dryRun = false,
    onProgress = () => undefined,
    notify = true,
    brands: brandChoices = [],
    machineTypes: typeChoices = [],
    isConfirmed = () => false,
    record = null,
  }: ImportOptions = {},
): Promise<ImportOutcome> {
  const started = performance.now()
  const found = await readShop(container)
  const machineTypes = {
    ...found.machineTypes,
    ...withChosen("machineType", found.machineTypes, typeChoices),
  }
  const shop = { ...found, machineTypes }
  const partNumbers = rows.map(({ part_number: partNumber }) => partNumber)
  const halfMade = await readHalfMade(container)
  const catalogue = await readStoredCatalogue(container, shop, partNumbers, halfMade)
  const stored = { ...catalogue, brands: withChosen("brand", catalogue.brands, brandChoices) }
  const plan = planImport(rows, stored, shop, typeChoices, isConfirmed)
  const undecided = {
    brand: undecidedNames("brand", plan, stored.brands, brandChoices),
    machineType: undecidedNames("machineType", plan, machineTypes, typeChoices),
  }
  const isUndecided = undecided.brand.length + undecided.machineType.length > 0
  if (!dryRun && isUndecided) throw new UndecidedNamesError(undecided)
  const outcome: ImportOutcome = {
    created: 0,
    updated: 0,
    unchanged: plan.unchanged,
    errors: [...plan.errors],
    undecided,
    priceChanges: priceChangesOf(dryRun ? plan : { updates: [] }),
    notes: plan.notes,
    plan: dryRun ? describePlan(plan) : [],
    durationMs: 0,
  }
  if (dryRun) {
    outcome.created = plan.creates.length
    outcome.updated = plan.updates.length
  } else {
    await write(container, shop, plan, stored, outcome, { onProgress, notify, record })
  }
  outcome.errors.sort((one, other) => one.row - other.row)
  outcome.durationMs = Math.round(performance.now() - started)
  return outcome
}

/** Writes everything planned, in the order of the file's rows, then says so. */
async function write(
  container: MedusaContainer,
  shop: Shop,
  plan: ImportPlan,
  stored: StoredCatalogue,
  outcome: ImportOutcome,
  { onProgress, notify, record }: Required<Pick<ImportOptions, "onProgress" | "notify" | "record">>,
): Promise<void> {
  const work: Planned[] = [
    ...plan.creates.map((create) => ({ create })),
    ...plan.updates.map((update) => ({ update })),
  ].sort((one, other) => rowOf(one) - rowOf(other))
  let done = 0
  const run: Run = {
    container,
    shop,
    record,
    halfMade: stored.halfMadeKeys,
    finished: new Set([...stored.halfMadeKeys].filter((key) => stored.byKey.has(key))),
    ids: {
      brand: Object.fromEntries(stored.brands.ids),
      machineType: Object.fromEntries(shop.machineTypes.ids),
    },
    outcome,
    notifyEach: notify && work.length < EVERYTHING_FROM,
    newHandles: { brand: [], machineType: [] },
    advance: (count) => {
      done += count
      onProgress({ done, total: work.length })
    },
  }
  run.advance(0)
  const wasKilled = (await readNote(container, ShopNote.importRunning)) !== null
  if (work.length > 0) {
    await writeNote(container, ShopNote.importRunning, new Date().toISOString())
    await openSearchIndex(container)
  }
  try {
    for (let start = 0; start < work.length; start += BATCH_SIZE) {
      await writeBatch(run, work.slice(start, start + BATCH_SIZE))
    }
    // The killed run may have written products that the index never heard of.
    if (wasKilled) await rebuildSearchIndex(container)
    if (wasKilled || work.length > 0) await writeNote(container, ShopNote.importRunning, null)
    await noteMaking(container, run.finished)
  } finally {
    await announce(run, notify)
  }
}

/** Writes a batch; when it fails for the data of some row, halves it until that row stands alone. */
async function writeBatch(run: Run, items: readonly Planned[]): Promise<void> {
  try {
    await runWorkflow(run, items)
    run.advance(items.length)
  } catch (error) {
    const [item, another] = items
    if (!item || !isRowFault(error)) throw error
    if (another) {
      const middle = Math.ceil(items.length / 2)
      await writeBatch(run, items.slice(0, middle))
      await writeBatch(run, items.slice(middle))
      return
    }
    run.outcome.errors.push({
      row: rowOf(item),
      column: null,
      problem: `could not be stored: ${error.message}`,
    })
    run.advance(1)
  }
}

function isRowFault(error: unknown): error is MedusaError {
  return MedusaError.isMedusaError(error) && ROW_FAULTS.has(error.type)
}

/** Writes a batch, whose new products are noted meanwhile. */
async function writeNoted({ container, halfMade, finished }: Run, input: ImportBatch) {
  const making = input.creates.map(({ product }) => product.part_number)
  const keys = making.map(partNumberKey)
  if (making.length > 0) await noteMaking(container, finished, making)
  const finish = (done: readonly string[]) => {
    for (const key of done) finished.add(key)
  }
  try {
    // Six events a product would reach every subscriber; an import says what it did once, at its end.
    const written = await runQuietly(container, (context) =>
      importCatalogueBatchWorkflow(container).run({ input, context }),
    )
    finish(keys)
    return written
  } catch (error) {
    // All that it had made is undone; what a killed import had begun is there still.
    finish(keys.filter((key) => !halfMade.has(key)))
    throw error
  }
}

async function runWorkflow(run: Run, items: readonly Planned[]): Promise<void> {
  const { container, shop, record, ids: known, outcome } = run
  const input: ImportBatch = {
    importId: record?.id ?? null,
    actorId: record?.actorId ?? null,
    shop: {
      salesChannelId: shop.salesChannelId,
      locationId: shop.locationId,
      shippingProfileId: shop.shippingProfileId,
    },
    creates: items.flatMap((item) => ("create" in item ? [item.create] : [])),
    updates: items.flatMap((item) => ("update" in item ? [item.update] : [])),
    ids: known,
  }
  const written = await writeNoted(run, input)
  for (const kind of ["brand", "machineType"] as const) {
    Object.assign(known[kind], written.ids[kind])
    run.newHandles[kind].push(...written.handles[kind])
  }
  outcome.created += written.created.length
  outcome.updated += written.updated.length
  const ids = [...written.created, ...written.updated]
  if (run.notifyEach) await refreshProducts(container, ids)
  else await container.resolve(Modules.SEARCH).ingest({ name: PRODUCTS_STALE, data: { ids } })
}

/** Tells subscribers and the storefront, once, what was written; also when the import broke off after that. */
async function announce({ container, outcome, newHandles, notifyEach }: Run, notify: boolean): Promise<void> {
  const { created, updated } = outcome
  if (created + updated === 0) return
  const data: CatalogueImported = { created, updated }
  await container.resolve(Modules.EVENT_BUS).emit({ name: CATALOGUE_IMPORTED, data })
  if (!notifyEach) await moveUrlSeos(container)
  if (!notify) return
  if (!notifyEach) {
    notifyStorefront(container, [{ entity: "everything" }])
    return
  }
  const { brand, machineType } = newHandles
  const changes = [
    { entity: "brand" as const, handles: brand },
    { entity: "machine_type" as const, handles: machineType },
  ].filter(({ handles }) => handles.length > 0)
  if (changes.length > 0) notifyStorefront(container, changes)
}
