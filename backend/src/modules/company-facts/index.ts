import { Module } from "@medusajs/framework/utils"
import { CompanyFactsModuleService } from "./service"

export const COMPANY_FACTS_MODULE = "company_facts"

export default Module(COMPANY_FACTS_MODULE, { service: CompanyFactsModuleService })
