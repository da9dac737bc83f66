export { type MoveUrlSeo } from "../modules/url-seo/service"
import { type CreateUrlSeoBody, type UpdateUrlSeoBody } from "../schemas/url-seo"

/** One config to create; `url` in the one spelling of `normaliseSitePath`. */
export type CreateUrlSeo = CreateUrlSeoBody

/** Changes to one config; absent fields are not changed. */
export type UpdateUrlSeo = UpdateUrlSeoBody & { id: string }

/** Creations, changes and deletions, all or none of which are stored. */
export interface BatchUrlSeo {
  create?: CreateUrlSeo[]
  update?: UpdateUrlSeo[]
  delete?: string[]
}

/** Data of an event about one config. */
export interface UrlSeoChange {
  id: string
  /** Present and past paths. */
  urls: string[]
}
