import { MedusaService } from "@medusajs/framework/utils"
import { UrlSeoConfig } from "./models/url-seo-config"

/** Stores the metadata that staff set for pages. Write through the workflows, never directly. */
export class UrlSeoModuleService extends MedusaService({ UrlSeoConfig }) {}
