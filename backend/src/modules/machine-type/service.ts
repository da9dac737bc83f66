import { MedusaService } from "@medusajs/framework/utils"
import { MachineType } from "./models/machine-type"

/** Stores the extension of product categories. Write through the workflows, never directly. */
export class MachineTypeModuleService extends MedusaService({ MachineType }) {}
