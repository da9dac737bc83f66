import { type MedusaContainer } from "@medusajs/framework/types"
import { type AdminCompaniesQuery, type AdminCompaniesResponse, type AdminCompany } from "../../../contract"
import { searchPatterns } from "../../../lib/search-terms"
import {
  type Binding,
  COMPANY_COLUMNS,
  type CompanyRow,
  countByStatus,
  readRows,
  toAdminCompany,
} from "./company-rows"

/** Each order with its columns; the id decides between equals, so that pages neither repeat nor skip a row. */
const ORDERS: Readonly<Record<AdminCompaniesQuery["order"], string>> = {
  "-created_at": "company.created_at desc, company.id desc",
  created_at: "company.created_at, company.id",
  legal_name: "lower(legal_name), company.id",
  "-legal_name": "lower(legal_name) desc, company.id desc",
}

/** A term of a search occurs in a company's names or numbers, or in the e-mail address of a member. */
const HAS_TERM = `(legal_name ilike ? or trading_name ilike ? or account_number ilike ? or company_number ilike ?
  or exists (select 1 from company_member member
               join customer on customer.id = member.customer_id and customer.deleted_at is null
              where member.company_id = company.id and member.status <> 'removed'
                and member.deleted_at is null and customer.email ilike ?))`

const BINDINGS_OF_TERM = 5

interface Condition {
  sql: string
  bindings: Binding[]
}

/** The condition of a list's filters. */
function conditionOf({ q = "", status }: Pick<AdminCompaniesQuery, "q" | "status">): Condition {
  const patterns = q.trim() ? searchPatterns(q) : []
  return {
    sql: [
      "company.deleted_at is null",
      ...(status === undefined ? [] : ["company.status = ?"]),
      ...patterns.map(() => HAS_TERM),
    ].join(" and "),
    bindings: [
      ...(status === undefined ? [] : [status]),
      ...patterns.flatMap((pattern) => Array<string>(BINDINGS_OF_TERM).fill(pattern)),
    ],
  }
}

/** Lists companies for staff, in three statements however many there are. */
export async function listCompanies(
  container: MedusaContainer,
  { order, offset, limit, ...filters }: AdminCompaniesQuery,
): Promise<AdminCompaniesResponse> {
  const { sql, bindings } = conditionOf(filters)
  const [rows, [counted], counts] = await Promise.all([
    readRows<CompanyRow>(
      container,
      `select ${COMPANY_COLUMNS} from company where ${sql} order by ${ORDERS[order]} limit ? offset ?`,
      [...bindings, limit, offset],
    ),
    readRows<{ count: number }>(
      container,
      `select count(*)::int as count from company where ${sql}`,
      bindings,
    ),
    countByStatus(container),
  ])
  const companies: AdminCompany[] = rows.map(toAdminCompany)
  return { companies, counts, count: counted?.count ?? 0, offset, limit }
}
