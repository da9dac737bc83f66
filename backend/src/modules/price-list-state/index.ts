import { Module } from "@medusajs/framework/utils"
import { PriceListStateModuleService } from "./service"

export const PRICE_LIST_STATE_MODULE = "price_list_state"

export default Module(PRICE_LIST_STATE_MODULE, { service: PriceListStateModuleService })
