import { MedusaService } from "@medusajs/framework/utils"
import { HandleRecord } from "./models/handle-record"

/** Stores the present and past handles of records. Write through `handle-history.ts`, never directly. */
export class HandleHistoryModuleService extends MedusaService({ HandleRecord }) {}
