import * as routes from "@/config/routes"
import type { CompanyPage, LegalPage } from "@/content/company/page"
import type { PageMetadata } from "@/shell/seo/metadata"
import { serviceData } from "@/shell/seo/structured-data"
import { wayHere } from "./directions"

/** What a page of the company says of itself. */
export function companyPageMetadata(
  page: Pick<CompanyPage, "path" | "label" | "title" | "description" | "parents" | "service">,
): PageMetadata {
  const { path, title, label, description, service } = page
  return {
    title,
    description,
    path,
    isIndexed: path !== routes.worldMap,
    structuredData:
      service === undefined ? [] : [serviceData({ name: label, kind: service, description, path })],
    crumbs: wayHere(page),
  }
}

/** What a page of rules says of itself. */
export const legalPageMetadata = (page: LegalPage): PageMetadata =>
  companyPageMetadata({ ...page, title: page.label })
