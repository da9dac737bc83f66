import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { FOUND_BY, SearchColumnsService } from "./service"

export { type FoundBy } from "./fallback"
export { FOUND_BY }
export { type ColumnsOptions, PROVIDER, TEXT_RULES } from "./layout"

export default ModuleProvider(Modules.SEARCH, { services: [SearchColumnsService] })
