import { Module } from "@medusajs/framework/utils"
import { UrlSeoModuleService } from "./service"

export const URL_SEO_MODULE = "url_seo"

export default Module(URL_SEO_MODULE, { service: UrlSeoModuleService })
