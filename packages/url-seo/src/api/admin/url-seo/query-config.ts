import { adminUrlSeoSchema } from "../../../schemas/url-seo"

const fields = Object.keys(adminUrlSeoSchema.shape)

export const retrieveUrlSeoConfig = { defaults: fields, allowed: fields, isList: false }

export const listUrlSeosConfig = { ...retrieveUrlSeoConfig, isList: true }
