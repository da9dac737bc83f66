import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type ProductChanges } from "../contract"
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../modules/catalogue-import/service"
import { type ProductSave } from "../workflows/product/save-products/types"
import { changesMade, readBefore } from "./import-changes"

/** Reads the values that an import is about to change; writes nothing, so there is nothing to undo. */
export const readBeforeImportStep = createStep(
  "read-before-import",
  async ({ products }: { products: ProductSave[] }, { container }) =>
    new StepResponse(await readBefore(container, products)),
)

/** What a batch of an import has written. */
interface WrittenBatch {
  /** Null for an import without a record. */
  importId: string | null
  /** Ids of the products that it created. */
  created: string[]
  before: Record<string, ProductChanges>
}

/** Stores what a batch of an import changed, so that the import can be undone; undone by deleting it. */
export const recordImportChangesStep = createStep(
  "record-import-changes",
  async ({ importId, created, before }: WrittenBatch, { container }) => {
    const rows = importId === null ? [] : await changesMade(container, importId, created, before)
    if (rows.length === 0) return new StepResponse(0, [] as string[])
    const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    const stored = await service.createImportChanges(rows as never[])
    const ids = (stored as unknown as { id: string }[]).map(({ id }) => id)
    return new StepResponse(ids.length, ids)
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE).deleteImportChanges(ids)
  },
)
