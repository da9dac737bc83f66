import type { AdminCompaniesResponse, AdminCompanyAccountResponse } from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"
import { COMPANIES_PER_PAGE, type CompanyQuestion } from "./company-list"

/** One page of the companies. */
interface CompanyPage extends AdminCompaniesResponse {
  /** When the page was read, in epoch ms. */
  readonly readAt: number
}

/** Reads one page of the companies, with the number of companies in each state. */
export async function readCompanies({ page, ...asked }: CompanyQuestion): Promise<Result<CompanyPage>> {
  const result = await readAsStaff<AdminCompaniesResponse>("/admin/companies", {
    ...asked,
    limit: COMPANIES_PER_PAGE,
    offset: (page - 1) * COMPANIES_PER_PAGE,
  })
  return result.ok ? { ok: true, value: { ...result.value, readAt: Date.now() } } : result
}

/** Reads a company with its members, invitations, addresses and cost centres. */
export const readCompanyAccount = (id: string): Promise<Result<AdminCompanyAccountResponse>> =>
  readAsStaff<AdminCompanyAccountResponse>(`/admin/companies/${encodeURIComponent(id)}`)
