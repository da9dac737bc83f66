import * as routes from "@/config/routes"
import type { CompanyPage, LegalPage } from "@/content/company/page"
import type { PageMetadata } from "@/shell/seo/metadata"
import { serviceData } from "@/shell/seo/structured-data"
import { wayHere } from "./directions"

/** Metadata of a company page. */
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

/** Metadata of a legal page. */
export const legalPageMetadata = (page: LegalPage): PageMetadata =>
  companyPageMetadata({ ...page, title: page.label })
