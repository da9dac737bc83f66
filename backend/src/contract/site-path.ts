export { normaliseSitePath, sitePathSchema } from "@scanwright/url-seo/schemas/site-path"
