import { MedusaService } from "@medusajs/framework/utils"
import { ProductProfile } from "./models/product-profile"

/** Stores product profiles. Write through `additional_data` of the product workflows, never directly. */
export class ProductProfileModuleService extends MedusaService({ ProductProfile }) {}
