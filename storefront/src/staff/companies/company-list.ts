import {
  ADMIN_COMPANY_ORDERS,
  type AdminCompaniesQuery,
  COMPANY_STATUSES,
  type CompanyStatus,
} from "@scanwright/backend/contract"
import { pageNumberOf } from "@/lib/list-pages"

type SearchParams = Record<string, string | string[] | undefined>

/** Orders of the list, as the Admin API names them; newest first where none is chosen. */
export type CompanyOrder = AdminCompaniesQuery["order"]

/** What the list of companies shows; an absent filter does not apply. */
export interface CompanyQuestion {
  readonly q?: string
  readonly status?: CompanyStatus
  readonly order?: CompanyOrder
  /** From 1. */
  readonly page: number
}

/** Rows of a page of the list. */
export const COMPANIES_PER_PAGE = 25

/** Address of the list. */
export const COMPANIES = "/admin/companies"

/** Most characters of a search. */
const SEARCH_MOST = 100

/** Address of a company's page. */
export const companyHref = (id: string): string => `${COMPANIES}/${encodeURIComponent(id)}`

const isStatus = (text: string): text is CompanyStatus => Object.hasOwn(COMPANY_STATUSES, text)

/** Reads the filters in the address of the list; invalid values are ignored. */
export function companyQuestion(params: SearchParams): CompanyQuestion {
  const text = (name: string, most: number) => {
    const value = params[name]
    return typeof value === "string" ? value.trim().slice(0, most) : ""
  }
  const [q, status] = [text("q", SEARCH_MOST), text("status", 40)]
  const order = ADMIN_COMPANY_ORDERS.find((one) => one === text("order", 40))
  return {
    page: pageNumberOf(params.page),
    ...(q && { q }),
    ...(isStatus(status) && { status }),
    ...(order && { order }),
  }
}

/** Whether the list shows only some of the companies; its order and page are no filters. */
export const isFiltered = ({ q, status }: CompanyQuestion): boolean => q !== undefined || status !== undefined

/** The address of the list with these filters; page 1 is left out. */
export function companiesHref({ page, ...asked }: CompanyQuestion): string {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  if (page > 1) query.set("page", String(page))
  const text = query.toString()
  return text ? `${COMPANIES}?${text}` : COMPANIES
}
