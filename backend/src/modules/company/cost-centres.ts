import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import { COST_CENTRES_MOST, type CostCentreRequest } from "../../contract"
import { accountRefusal } from "../../safety/account-refusal"
import { lockCompany } from "./lock-company"
import { deleteOwnRow, ownRow, requireRoomFor } from "./rows"
import { type CompanyWriter, type RowsChange } from "./types"

/** @throws Refusal (conflict) where another cost centre of a locked company has the code */
async function requireFreeCode(
  manager: SqlEntityManager,
  companyId: string,
  code: string,
  except: string,
): Promise<void> {
  const taken = await manager.execute<unknown[]>(
    "select 1 from cost_centre where company_id = ? and code = ? and id <> ? and deleted_at is null",
    [companyId, code, except],
  )
  if (taken.length > 0) throw accountRefusal("code_taken")
}

/**
 * Stores a cost centre of a company.
 *
 * @param manager of the transaction
 * @throws Refusal, also as `lockCompany` does
 */
export async function createCostCentre(
  manager: SqlEntityManager,
  companyId: string,
  { code, name }: CostCentreRequest,
  by: CompanyWriter,
): Promise<RowsChange> {
  await lockCompany(manager, companyId, by)
  await requireRoomFor(manager, "cost_centre", companyId, COST_CENTRES_MOST)
  const id = generateEntityId(undefined, "ccen")
  await requireFreeCode(manager, companyId, code, id)
  await manager.execute("insert into cost_centre (id, company_id, code, name) values (?, ?, ?, ?)", [
    id,
    companyId,
    code,
    name,
  ])
  return { id, created: [id], before: [] }
}

/**
 * Changes a cost centre of a company.
 *
 * @param manager of the transaction
 * @throws Refusal, also as `lockCompany` does
 */
export async function changeCostCentre(
  manager: SqlEntityManager,
  target: { company_id: string; id: string },
  { code, name }: CostCentreRequest,
  by: CompanyWriter,
): Promise<RowsChange> {
  await lockCompany(manager, target.company_id, by)
  const was = await ownRow(manager, "cost_centre", target)
  await requireFreeCode(manager, target.company_id, code, target.id)
  await manager.execute(
    "update cost_centre set code = ?, name = ?, updated_at = now() where id = ? and company_id = ?",
    [code, name, target.id, target.company_id],
  )
  return { id: target.id, created: [], before: [was] }
}

/** Deletes a cost centre of a company for good. @throws Refusal, also as `lockCompany` does */
export async function deleteCostCentre(
  manager: SqlEntityManager,
  target: { company_id: string; id: string },
  by: CompanyWriter,
): Promise<RowsChange> {
  await lockCompany(manager, target.company_id, by)
  return deleteOwnRow(manager, "cost_centre", target)
}
