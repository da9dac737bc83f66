import type { AdminCompany, CompanyStatus } from "@scanwright/backend/contract"
import { ageText } from "@/staff/submissions/age"
import { momentText } from "@/staff/submissions/moments"

/** A company in the table of the list. */
export interface CompanyRow {
  readonly id: string
  readonly name: string
  readonly tradingName: string | null
  readonly accountNumber: string
  readonly companyNumber: string | null
  readonly status: CompanyStatus
  readonly isPossibleDuplicate: boolean
  readonly memberCount: number
  /** When the account was opened, and how long ago, as texts. */
  readonly opened: string
  readonly age: string
  /** Name of the member of staff who looks after the company; null for nobody. */
  readonly assignee: string | null
}

interface Surroundings {
  /** Epoch ms. */
  now: number
  /** Names of the members of staff by id. */
  names: ReadonlyMap<string, string>
}

/** A company as the table shows it. */
export const toCompanyRow = (company: AdminCompany, { now, names }: Surroundings): CompanyRow => ({
  id: company.id,
  name: company.legal_name,
  tradingName: company.trading_name,
  accountNumber: company.account_number,
  companyNumber: company.company_number,
  status: company.status,
  isPossibleDuplicate: company.possible_duplicate_of !== null,
  memberCount: company.member_count,
  opened: momentText(company.created_at),
  age: ageText(company.created_at, now),
  assignee:
    company.assigned_user_id === null
      ? null
      : (names.get(company.assigned_user_id) ?? "somebody who has left"),
})
