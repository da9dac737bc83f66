import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AdminCompany, type CompanyStatus } from "../../../contract"

/** A row of {@link COMPANY_COLUMNS}; a postal address may lack its second line. */
export interface CompanyRow extends Omit<AdminCompany, "registered_address" | "created_at" | "updated_at"> {
  registered_address: Omit<AdminCompany["registered_address"], "line2"> & { line2?: string | null }
  created_at: Date
  updated_at: Date
}

/** What is read of a company, with the number of its members; the table is `company`. */
export const COMPANY_COLUMNS = `
  company.id, account_number, legal_name, trading_name, company_type, company_number, vat_number, eori,
  registered_address, invoice_email, phone, company.status, po_required, assigned_user_id,
  possible_duplicate_of, note, company.created_at, company.updated_at,
  (select count(*) from company_member member where member.company_id = company.id
     and member.status <> 'removed' and member.deleted_at is null)::int as member_count`

/** A company as staff's routes send it. */
export const toAdminCompany = (row: CompanyRow): AdminCompany => ({
  id: row.id,
  account_number: row.account_number,
  legal_name: row.legal_name,
  trading_name: row.trading_name,
  company_type: row.company_type,
  company_number: row.company_number,
  vat_number: row.vat_number,
  registered_address: {
    line1: row.registered_address.line1,
    line2: row.registered_address.line2 ?? null,
    city: row.registered_address.city,
    postcode: row.registered_address.postcode,
    country: row.registered_address.country,
  },
  invoice_email: row.invoice_email,
  phone: row.phone,
  status: row.status,
  po_required: row.po_required,
  eori: row.eori,
  note: row.note,
  assigned_user_id: row.assigned_user_id,
  possible_duplicate_of: row.possible_duplicate_of,
  member_count: row.member_count,
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
})

/** A value in the place of a `?` of a statement. */
export type Binding = string | number | null

/** Reads rows with a statement of SQL. */
export async function readRows<Row>(
  container: MedusaContainer,
  sql: string,
  bindings: readonly Binding[] = [],
): Promise<Row[]> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await connection.raw<{ rows: Row[] }>(sql, bindings as never)).rows
}

/** Counts the companies in each state. */
export async function countByStatus(container: MedusaContainer): Promise<Record<CompanyStatus, number>> {
  const rows = await readRows<{ status: CompanyStatus; count: number }>(
    container,
    "select status, count(*)::int as count from company where deleted_at is null group by status",
  )
  const none: Record<CompanyStatus, number> = { pending: 0, active: 0, on_stop: 0, closed: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}
