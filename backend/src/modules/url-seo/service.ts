import { MedusaService } from "@medusajs/framework/utils"
import { UrlSeoConfig } from "./models/url-seo-config"

/** Stores what search engines and social networks are told about pages. Write through the workflows, never directly. */
export class UrlSeoModuleService extends MedusaService({ UrlSeoConfig }) {}
