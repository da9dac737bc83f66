import { Module } from "@medusajs/framework/utils"
import { StaticPagesModuleService } from "./service"

export { type Change } from "../change"
export { EVERYTHING_FROM } from "./changes"
export { type StaticPagesModuleService, type StaticPagesOptions } from "./service"

export const STATIC_PAGES_MODULE = "static_pages"

export default Module(STATIC_PAGES_MODULE, { service: StaticPagesModuleService })
