import { Module } from "@medusajs/framework/utils"
import { CatalogueImportModuleService } from "./service"

export const CATALOGUE_IMPORT_MODULE = "catalogue_import"

export default Module(CATALOGUE_IMPORT_MODULE, { service: CatalogueImportModuleService })
