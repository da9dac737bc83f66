import { MedusaService } from "@medusajs/framework/utils"
import { EndedSession } from "./models/ended-session"

/** Stores which sessions of staff and customers were ended by signing out. */
export class StaffSessionModuleService extends MedusaService({ EndedSession }) {}
