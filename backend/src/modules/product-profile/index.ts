import { Module } from "@medusajs/framework/utils"
import { ProductProfileModuleService } from "./service"

export const PRODUCT_PROFILE_MODULE = "product_profile"

export default Module(PRODUCT_PROFILE_MODULE, { service: ProductProfileModuleService })
