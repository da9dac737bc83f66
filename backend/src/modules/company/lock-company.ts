import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { companyRolesAllowWriting, type CompanyRole, type CompanyStatus } from "../../contract"
import { accountRefusal } from "../../safety/account-refusal"
import { type CompanyWriter } from "./types"

/**
 * Locks a company until the end of the transaction, so that changes of one company run one after another, and reads again
 * whether who changes it may.
 *
 * @param manager of the transaction
 * @throws Refusal where there is no such company, the member is no longer active, or the roles no longer allow it
 */
export async function lockCompany(
  manager: SqlEntityManager,
  companyId: string,
  by: CompanyWriter,
): Promise<void> {
  const [company] = await manager.execute<{ status: CompanyStatus }[]>(
    "select status from company where id = ? and deleted_at is null for update",
    [companyId],
  )
  if (!company) throw accountRefusal("not_found")
  if (by === "staff") return
  if (company.status === "closed") throw accountRefusal("not_signed_in")
  const [member] = await manager.execute<{ roles: CompanyRole[] }[]>(
    `select roles from company_member
      where id = ? and company_id = ? and status = 'active' and deleted_at is null for update`,
    [by.member_id, companyId],
  )
  if (!member) throw accountRefusal("not_signed_in")
  if (!companyRolesAllowWriting(member.roles, by.permission)) throw accountRefusal("not_permitted")
}
