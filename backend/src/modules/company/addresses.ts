import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import { COMPANY_ADDRESSES_MOST, type CompanyAddressKind, type CompanyAddressRequest } from "../../contract"
import { lockCompany } from "./lock-company"
import { deleteOwnRow, ownRow, requireRoomFor } from "./rows"
import { type CompanyWriter, type RowsChange } from "./types"

/** Kinds of addresses that cannot be the default beside one of a kind. */
const SHARING: Readonly<Record<CompanyAddressKind, string>> = {
  delivery: "{delivery,both}",
  invoice: "{invoice,both}",
  both: "{delivery,invoice,both}",
}

const columnsOf = (address: CompanyAddressRequest) => ({
  label: address.label,
  company_name: address.company ?? null,
  name: address.name,
  line1: address.line1,
  line2: address.line2 ?? null,
  city: address.city,
  county: address.county ?? null,
  postcode: address.postcode,
  country: address.country,
  phone: address.phone ?? null,
  kind: address.kind,
  instructions: address.instructions ?? null,
  is_default: address.is_default,
})

/** Makes room for a default. @returns the former defaults as they were */
async function clearDefaults(
  manager: SqlEntityManager,
  companyId: string,
  kind: CompanyAddressKind,
  except: string,
): Promise<object[]> {
  const rows = await manager.execute<{ row: object }[]>(
    `with was as (
       select id, to_jsonb(company_address) as row from company_address
        where company_id = ? and is_default and kind = any(?::text[]) and id <> ? and deleted_at is null for update
     )
     update company_address set is_default = false, updated_at = now() from was where company_address.id = was.id
     returning was.row`,
    [companyId, SHARING[kind], except],
  )
  return rows.map(({ row }) => row)
}

/**
 * Stores an address of a company. One that is the default takes the place of the former.
 *
 * @param manager of the transaction
 * @param key a second request with it stores nothing
 * @throws Refusal, also as `lockCompany` does
 */
export async function createAddress(
  manager: SqlEntityManager,
  companyId: string,
  address: CompanyAddressRequest,
  key: string | null,
  by: CompanyWriter,
): Promise<RowsChange> {
  await lockCompany(manager, companyId, by)
  const [known] = await manager.execute<{ id: string }[]>(
    "select id from company_address where company_id = ? and idempotency_key = ? and deleted_at is null",
    [companyId, key],
  )
  if (known) return { id: known.id, created: [], before: [] }
  await requireRoomFor(manager, "company_address", companyId, COMPANY_ADDRESSES_MOST)
  const id = generateEntityId(undefined, "cadr")
  const before = address.is_default ? await clearDefaults(manager, companyId, address.kind, id) : []
  const columns = { id, company_id: companyId, idempotency_key: key, ...columnsOf(address) }
  const names = Object.keys(columns)
  await manager.execute(
    `insert into company_address (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
    Object.values(columns),
  )
  return { id, created: [id], before }
}

/**
 * Changes an address of a company.
 *
 * @param manager of the transaction
 * @throws Refusal, also as `lockCompany` does
 */
export async function changeAddress(
  manager: SqlEntityManager,
  target: { company_id: string; id: string },
  address: CompanyAddressRequest,
  by: CompanyWriter,
): Promise<RowsChange> {
  await lockCompany(manager, target.company_id, by)
  const was = await ownRow(manager, "company_address", target)
  const others = address.is_default
    ? await clearDefaults(manager, target.company_id, address.kind, target.id)
    : []
  const columns = columnsOf(address)
  const assignments = Object.keys(columns).map((name) => `${name} = ?`)
  await manager.execute(
    `update company_address set ${assignments.join(", ")}, updated_at = now() where id = ? and company_id = ?`,
    [...Object.values(columns), target.id, target.company_id],
  )
  return { id: target.id, created: [], before: [was, ...others] }
}

/** Deletes an address of a company for good. @throws Refusal, also as `lockCompany` does */
export async function deleteAddress(
  manager: SqlEntityManager,
  target: { company_id: string; id: string },
  by: CompanyWriter,
): Promise<RowsChange> {
  await lockCompany(manager, target.company_id, by)
  return deleteOwnRow(manager, "company_address", target)
}
