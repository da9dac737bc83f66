import { Module } from "@medusajs/framework/utils"
import { MissedSearchModuleService } from "./service"

export const MISSED_SEARCH_MODULE = "missed_search"

export default Module(MISSED_SEARCH_MODULE, { service: MissedSearchModuleService })
