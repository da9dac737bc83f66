import { Module } from "@medusajs/framework/utils"
import { ScheduledPriceModuleService } from "./service"

export const SCHEDULED_PRICE_MODULE = "scheduled_price"

export default Module(SCHEDULED_PRICE_MODULE, { service: ScheduledPriceModuleService })
