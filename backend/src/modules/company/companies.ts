import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import { COMPANY_TRANSITIONS, type CompanyStatus, type CompanyTransition } from "../../contract"
import { accountRefusal } from "../../safety/account-refusal"
import { lockCompany } from "./lock-company"
import { type CompanyChanges, type CompanyRow, type CompanyWriter, type NewCompany } from "./types"

/** Columns that {@link changeCompany} writes, whatever else an object has. */
const CHANGEABLE = [
  "legal_name",
  "trading_name",
  "company_type",
  "company_number",
  "vat_number",
  "eori",
  "registered_address",
  "invoice_email",
  "phone",
  "po_required",
  "assigned_user_id",
  "possible_duplicate_of",
  "shares_company_number",
  "note",
] as const satisfies readonly (keyof CompanyChanges)[]

/** A value in the place of a `?`: an address is stored as JSON. */
const bindingOf = (value: CompanyChanges[keyof CompanyChanges]): string | boolean | null =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : (value ?? null)

/** Digits of an account number. */
const NUMBER_DIGITS = 6

/** @returns the next account number; one that is not used leaves a gap */
export async function nextAccountNumber(manager: SqlEntityManager): Promise<string> {
  const [row] = await manager.execute<{ number: string }[]>(
    "select nextval('company_account_number_seq') as number",
  )
  return `SWA-${String(row?.number).padStart(NUMBER_DIGITS, "0")}`
}

/** Has companies with one number at Companies House stored one after another. @returns id of the first, but for this one */
async function companyWithNumber(
  manager: SqlEntityManager,
  companyNumber: string,
  except: string,
): Promise<string | null> {
  await manager.execute("select pg_advisory_xact_lock(hashtext('company_number'), hashtext(?))", [
    companyNumber,
  ])
  const [first] = await manager.execute<{ id: string }[]>(
    `select id from company
      where company_number = ? and id <> ? and status <> 'closed' and possible_duplicate_of is null
        and deleted_at is null order by shares_company_number, created_at, id limit 1`,
    [companyNumber, except],
  )
  return first?.id ?? null
}

/**
 * Stores a company. One with the number of another is a possible duplicate of it until staff have looked.
 *
 * @param manager of the transaction
 * @returns the stored company
 */
export async function insertCompany(manager: SqlEntityManager, company: NewCompany): Promise<CompanyRow> {
  const id = generateEntityId(undefined, "comp")
  const number = company.company_number ?? null
  const [row] = await manager.execute<CompanyRow[]>(
    `insert into company (id, account_number, legal_name, trading_name, company_type, company_number, vat_number,
       registered_address, invoice_email, phone, customer_group_id, possible_duplicate_of)
     values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?) returning *`,
    [
      id,
      company.account_number,
      company.legal_name,
      company.trading_name ?? null,
      company.company_type,
      number,
      company.vat_number ?? null,
      JSON.stringify(company.registered_address),
      company.invoice_email,
      company.phone ?? null,
      company.customer_group_id,
      number === null ? null : await companyWithNumber(manager, number, id),
    ],
  )
  if (!row) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Company ${id} was not stored`)
  return row
}

/** What another company number says about duplicates. */
const duplicateColumns = async (manager: SqlEntityManager, number: string | null, id: string) => ({
  possible_duplicate_of: number === null ? null : await companyWithNumber(manager, number, id),
  shares_company_number: false,
})

/** Whether staff have nothing to look at, and had nothing. */
const isPlain = ({ possible_duplicate_of: of, shares_company_number: shares }: CompanyRow) =>
  of === null && !shares

/**
 * Changes columns of a company; a column that is not named stays. With the number of another company it becomes a possible duplicate
 * of that one, and with any other it is none.
 *
 * @param manager of the transaction
 * @returns the company, and the changed columns as they were
 * @throws Refusal (not found), or as `lockCompany` does
 */
export async function changeCompany(
  manager: SqlEntityManager,
  id: string,
  changes: CompanyChanges,
  by: CompanyWriter,
): Promise<{ company: CompanyRow; before: CompanyChanges }> {
  await lockCompany(manager, id, by)
  const [was] = await manager.execute<CompanyRow[]>("select * from company where id = ?", [id])
  if (!was) throw accountRefusal("not_found")
  const { company_number: number, possible_duplicate_of: of } = changes
  const isRenumbered = number !== undefined && number !== was.company_number && of === undefined
  const all = { ...changes, ...(isRenumbered && (await duplicateColumns(manager, number, id))) }
  const named = CHANGEABLE.filter((column) => all[column] !== undefined)
  const assignments = named.map((column) => `${column} = ?`)
  const [company] = await manager.execute<CompanyRow[]>(
    `update company set ${[...assignments, "updated_at = now()"].join(", ")} where id = ? returning *`,
    [...named.map((column) => bindingOf(all[column])), id],
  )
  if (!company) throw accountRefusal("not_found")
  // The former number may have been given to another company meanwhile: then this one is a possible duplicate of it.
  const restored = isRenumbered && isPlain(was) ? Object.keys(changes) : named
  return {
    company,
    before: Object.fromEntries(
      CHANGEABLE.filter((one) => restored.includes(one)).map((one) => [one, was[one]]),
    ),
  }
}

/**
 * Notes that staff have looked at two companies with one company number: neither is a duplicate.
 *
 * @param manager of the transaction
 * @param of id of the company that it was a possible duplicate of
 * @throws Refusal (not found), (conflict) where it is by now a possible duplicate of another one, or of none
 */
export async function clearDuplicate(manager: SqlEntityManager, id: string, of: string): Promise<void> {
  const [row] = await manager.execute<unknown[]>(
    `update company set possible_duplicate_of = null, shares_company_number = true, updated_at = now()
      where id = ? and possible_duplicate_of = ? and deleted_at is null returning id`,
    [id, of],
  )
  if (!row) await refuseChanged(manager, id)
}

/** Makes a company a possible duplicate again, unless it has another number by now. */
export async function restoreDuplicate(manager: SqlEntityManager, id: string, of: string): Promise<void> {
  await manager.execute(
    `update company set possible_duplicate_of = ?, shares_company_number = false, updated_at = now()
      where id = ? and shares_company_number`,
    [of, id],
  )
}

/** @throws Refusal (not found), or (conflict) for a company that is in another state by now */
async function refuseChanged(manager: SqlEntityManager, id: string): Promise<never> {
  const known = await manager.execute<unknown[]>(
    "select 1 from company where id = ? and deleted_at is null",
    [id],
  )
  throw accountRefusal(known.length > 0 ? "state_changed" : "not_found")
}

/**
 * Moves a company to another state, from one of those that the contract's table names.
 *
 * @returns the company, and the state it was in
 * @throws Refusal (not found), (conflict) where it is in another state by now
 */
export async function moveCompany(
  manager: SqlEntityManager,
  id: string,
  transition: CompanyTransition,
): Promise<{ company: CompanyRow; before: CompanyStatus }> {
  const { from, to } = COMPANY_TRANSITIONS[transition]
  const [row] = await manager.execute<(CompanyRow & { before: CompanyStatus })[]>(
    `with was as (select id, status from company where id = ? and deleted_at is null for update)
     update company set status = ?, updated_at = now() from was
      where company.id = was.id and was.status = any(?::text[])
     returning company.*, was.status as before`,
    [id, to, `{${from.join(",")}}`],
  )
  if (row) {
    const { before, ...company } = row
    return { company, before }
  }
  return refuseChanged(manager, id)
}

/** Moves a company back, unless its state has changed again. */
export async function moveCompanyBack(
  manager: SqlEntityManager,
  id: string,
  transition: CompanyTransition,
  before: CompanyStatus,
): Promise<void> {
  await manager.execute("update company set status = ?, updated_at = now() where id = ? and status = ?", [
    before,
    id,
    COMPANY_TRANSITIONS[transition].to,
  ])
}
