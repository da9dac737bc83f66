import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { SearchColumnsService } from "./service"

export default ModuleProvider(Modules.SEARCH, { services: [SearchColumnsService] })
