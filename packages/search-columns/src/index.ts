import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { SearchColumnsService } from "./service"

export { type ColumnsOptions, PROVIDER } from "./layout"

export default ModuleProvider(Modules.SEARCH, { services: [SearchColumnsService] })
