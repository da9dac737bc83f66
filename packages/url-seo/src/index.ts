export { UrlSeoEvents } from "./events"
export { URL_SEO_MODULE } from "./modules/url-seo"
export { type UrlSeoModuleService } from "./modules/url-seo/service"
