import { MedusaService } from "@medusajs/framework/utils"
import { CatalogueImport } from "./models/catalogue-import"

/** Stores imports of catalogue files with their progress. Write through the workflows, never directly. */
export class CatalogueImportModuleService extends MedusaService({ CatalogueImport }) {}
