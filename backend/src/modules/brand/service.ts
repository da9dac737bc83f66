import { MedusaService } from "@medusajs/framework/utils"
import { Brand } from "./models/brand"

/** Stores brands. Write through the workflows, never directly. */
export class BrandModuleService extends MedusaService({ Brand }) {}
