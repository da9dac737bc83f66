import { type CreateUrlSeoBody, type UpdateUrlSeoBody } from "../../contract"

/** One config to create; `url` in the one spelling of the contract. */
export type CreateUrlSeo = CreateUrlSeoBody

/** Changes to one config; what is absent stays. */
export type UpdateUrlSeo = UpdateUrlSeoBody & { id: string }

/** Creations, changes and deletions that happen all or none. */
export interface BatchUrlSeo {
  create?: CreateUrlSeo[]
  update?: UpdateUrlSeo[]
  delete?: string[]
}

/** What an event says of one config. */
export interface UrlSeoChange {
  id: string
  /** Present and past paths. */
  urls: string[]
}
