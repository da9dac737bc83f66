import { Module } from "@medusajs/framework/utils"
import { PopularityModuleService } from "./service"

export const POPULARITY_MODULE = "popularity"

export default Module(POPULARITY_MODULE, { service: PopularityModuleService })
