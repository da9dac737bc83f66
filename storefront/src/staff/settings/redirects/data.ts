import type { AdminRedirectsResponse } from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"

/** Redirects on a page of the list. */
export const REDIRECTS_PER_PAGE = 50

/** What the list shows. */
export interface RedirectQuestion {
  readonly q: string
  readonly page: number
}

/** Address of the list with a search and a page. */
export function redirectsHref({ q, page }: RedirectQuestion): string {
  const query = new URLSearchParams({ ...(q !== "" && { q }), ...(page > 1 && { page: String(page) }) })
  return `/admin/settings/redirects${query.size === 0 ? "" : `?${query.toString()}`}`
}

/** Reads one page of the redirects. */
export const readRedirects = ({ q, page }: RedirectQuestion): Promise<Result<AdminRedirectsResponse>> =>
  readAsStaff<AdminRedirectsResponse>("/admin/redirects", {
    ...(q !== "" && { q }),
    limit: REDIRECTS_PER_PAGE,
    offset: (page - 1) * REDIRECTS_PER_PAGE,
  })
