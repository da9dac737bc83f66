import { MedusaService } from "@medusajs/framework/utils"
import { HandleRecord } from "./models/handle-record"

/** Stores which record has or had which handle. Write through `handle-history.ts`, never directly. */
export class HandleHistoryModuleService extends MedusaService({ HandleRecord }) {}
