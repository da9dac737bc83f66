import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows"
import { IMPORT_ROWS_MOST, IMPORT_UNDO_DAYS, IMPORT_UNDONE_MOST, type ImportUndone } from "../contract"
import { present } from "../lib/not-found"
import { runQuietly } from "../lib/run-quietly"
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../modules/catalogue-import/service"
import { saveProductsWorkflow } from "../workflows/product/save-products/save-products"
import { restoreProductWorkflow } from "../workflows/restore/workflows/restore-product"
import { saveCatalogueImportsWorkflow } from "../workflows/catalogue/save-catalogue-imports"
import { undoableUntil } from "./catalogue-imports"
import { type ImportChangeRow } from "./import-changes"
import { planUndo, type StoredProductChanges } from "./plan-undo"

/** Products written by one inner workflow, as an import writes them. */
const PORTION = 150

/** An import to undo. */
export interface UndoImport {
  id: string
  /** Who undoes it: the id of a member of staff and the e-mail address; null for a key of the Admin API. */
  actor_id: string | null
  by: string | null
}

/** Why an import cannot be undone, or null. */
function refusalOf(row: { dry_run: boolean; finished_at: unknown; undone: unknown }): string | null {
  if (row.dry_run) return "A check has written nothing that could be undone."
  if (row.undone) return "This import has been undone already."
  if (!row.finished_at) return "This import is still running. Wait until it has ended."
  return undoableUntil(row)
    ? null
    : `This import is more than ${IMPORT_UNDO_DAYS} days old. What it changed is no longer stored.`
}

/** Works out what goes back; writes nothing, so there is nothing to undo. */
const planUndoStep = createStep("plan-undo", async ({ id, by }: UndoImport, { container }) => {
  const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
  const [found] = await service.listCatalogueImports(
    { id },
    { select: ["id", "dry_run", "finished_at", "undone"] },
  )
  const refusal = refusalOf(present(found, "Import", id))
  if (refusal !== null) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusal)
  const changes = await service.listImportChanges(
    { import_id: id },
    { order: { id: "ASC" }, take: IMPORT_ROWS_MOST },
  )
  if (changes.length === 0) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This import changed nothing that could be undone.")
  }
  const plan = await planUndo(container, changes as unknown as ImportChangeRow[])
  const undone: ImportUndone = {
    ...{ at: new Date().toISOString(), by },
    ...{ updated: plan.saves.length, deleted: plan.deletes.length },
    went_back: plan.wentBack.slice(0, IMPORT_UNDONE_MOST),
    stayed: plan.stayed.slice(0, IMPORT_UNDONE_MOST),
    stayed_count: new Set(plan.stayed.map(({ product_id: product }) => product)).size,
  }
  return new StepResponse({ saves: plan.saves, present: plan.present, deletes: plan.deletes, undone })
})

const portionsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PORTION) }, (_, at) =>
    items.slice(at * PORTION, (at + 1) * PORTION),
  )

/** Values of products, and who writes them. */
interface Saves {
  products: StoredProductChanges[]
  /** What stands there before, product by product. */
  present: StoredProductChanges[]
  actorId: string | null
}

async function saveAll(
  container: MedusaContainer,
  products: readonly StoredProductChanges[],
  actorId: string | null,
  onSaved: (count: number) => void = () => undefined,
): Promise<void> {
  for (const portion of portionsOf(products)) {
    const input = { products: portion, origin: { source: "undo" as const, actor_id: actorId } }
    await runQuietly(container, (context) => saveProductsWorkflow(container).run({ input, context }))
    onSaved(portion.length)
  }
}

/** Writes old values back, portion by portion; undone by writing again what stood there, also when a later portion fails. */
const saveOldValuesStep = createStep(
  "save-old-values",
  async (saves: Saves, { container }) => {
    let saved = 0
    try {
      await saveAll(container, saves.products, saves.actorId, (count) => {
        saved += count
      })
    } catch (error) {
      await saveAll(container, saves.present.slice(0, saved), saves.actorId)
      throw error
    }
    return new StepResponse(saved, saves)
  },
  async (saves, { container }) => {
    if (saves) await saveAll(container, saves.present, saves.actorId)
  },
)

async function restoreAll(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await runQuietly(container, (context) =>
      restoreProductWorkflow(container).run({ input: { id }, context }),
    )
  }
}

/** Deletes products so that they can be restored, portion by portion; undone by restoring them. */
const deleteCreatedStep = createStep(
  "delete-created",
  async (ids: string[], { container }) => {
    const deleted: string[] = []
    try {
      for (const portion of portionsOf(ids)) {
        await runQuietly(container, (context) =>
          deleteProductsWorkflow(container).run({ input: { ids: portion }, context }),
        )
        deleted.push(...portion)
      }
    } catch (error) {
      await restoreAll(container, deleted)
      throw error
    }
    return new StepResponse(deleted.length, deleted)
  },
  async (ids, { container }) => {
    if (ids) await restoreAll(container, ids)
  },
)

/**
 * Undoes an import, all that can be undone or none: fields get the values back that they had before it, and products that it
 * created are deleted, restorable. What somebody has changed since stays. Takes an {@link UndoImport}; returns what it did, and
 * the ids of the products.
 */
export const undoImportWorkflow = createWorkflow("undo-import", (input: UndoImport) => {
  const plan = planUndoStep(input)
  const saves = transform({ input, plan }, (data) => ({
    products: data.plan.saves,
    present: data.plan.present,
    actorId: data.input.actor_id,
  }))
  saveOldValuesStep(saves)
  const deletes = transform({ plan }, (data) => data.plan.deletes)
  deleteCreatedStep(deletes)
  const updates = transform({ input, plan }, (data) => ({
    updates: [{ id: data.input.id, undone: data.plan.undone }],
  }))
  saveCatalogueImportsWorkflow.runAsStep({ input: updates })
  const result = transform({ plan }, (data) => ({
    undone: data.plan.undone,
    productIds: [...data.plan.saves.map(({ id }) => id), ...data.plan.deletes],
  }))
  return new WorkflowResponse(result)
})
