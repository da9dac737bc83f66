import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOGUE_IMPORT_MODULE } from "../../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../../modules/catalogue-import/service"

/** Deletes one portion of old changes. Not undone: they can no longer be used, and no later step can fail. */
const forgetImportChangesStep = createStep(
  "forget-import-changes",
  async ({ before, most }: { before: string; most: number }, { container }) => {
    const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    return new StepResponse(await service.forgetOldChanges(new Date(before), most))
  },
)

/**
 * Deletes one portion of what imports changed, for good. Takes `{ before, most }`: changes stored before this time (ISO 8601),
 * and the size of the portion. Returns the number of deleted ones.
 */
export const forgetImportChangesWorkflow = createWorkflow(
  "forget-import-changes",
  (input: { before: string; most: number }) => new WorkflowResponse(forgetImportChangesStep(input)),
)
