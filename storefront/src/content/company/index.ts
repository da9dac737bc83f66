import type { Site } from "@/config/site"
import { aboutPage } from "./about"
import { cookiePolicy, privacyPolicy, terms } from "./legal"
import type { CompanyPage, LegalPage } from "./page"
import { repairPage, repairTypePages } from "./repair"
import { otherServicePages, servicesPage } from "./services"

/** The company page at a path, where the page is made of sections alone; otherwise undefined. */
export const companyPageAt = (path: string, { founded }: Site): CompanyPage | undefined =>
  [servicesPage, repairPage, ...repairTypePages, ...otherServicePages, aboutPage(founded)].find(
    (page) => page.path === path,
  )

/** The legal page at a path, or undefined. */
export const legalPageAt = (path: string, site: Site): LegalPage | undefined =>
  [cookiePolicy(site), privacyPolicy(site), terms(site)].find((page) => page.path === path)
