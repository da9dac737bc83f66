import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { CatalogueImportEvents } from "../../lib/events"
import { CATALOGUE_IMPORT_MODULE } from "../../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../../modules/catalogue-import/service"

type Row = Record<string, unknown>

/** Imports to begin, and what is now known of others. */
export interface SaveCatalogueImports {
  creates?: Row[]
  updates?: (Row & { id: string })[]
}

const saveCatalogueImportsStep = createStep(
  "save-catalogue-imports",
  async ({ creates = [], updates = [] }: SaveCatalogueImports, { container }) => {
    const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    const known = updates.length
      ? await service.listCatalogueImports(
          { id: updates.map(({ id }) => id) },
          { select: ["id", ...new Set(updates.flatMap(Object.keys))] as never },
        )
      : []
    const created = creates.length ? await service.createCatalogueImports(creates as never[]) : []
    if (updates.length > 0) await service.updateCatalogueImports(updates as never[])
    const ids = (created as { id: string }[]).map(({ id }) => id)
    return new StepResponse(ids, { ids, known })
  },
  async (undo, { container }) => {
    if (!undo) return
    const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    if (undo.ids.length > 0) await service.deleteCatalogueImports(undo.ids)
    if (undo.known.length > 0) await service.updateCatalogueImports(undo.known as never[])
  },
)

/**
 * Stores imports to begin, whose events have them begun, and how far others are. Takes {@link SaveCatalogueImports},
 * returns the ids of the new ones.
 */
export const saveCatalogueImportsWorkflow = createWorkflow(
  "save-catalogue-imports",
  (input: SaveCatalogueImports) => {
    const ids = saveCatalogueImportsStep(input)
    when("some-begin", ids, (begun) => begun.length > 0).then(() => {
      const data = transform({ ids }, (created) => created.ids.map((id) => ({ id })))
      emitEventStep({ eventName: CatalogueImportEvents.created, data })
    })
    return new WorkflowResponse(ids)
  },
)
