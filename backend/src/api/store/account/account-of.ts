import { type MedusaRequest } from "@medusajs/framework/http"
import { type CompanyPermission, type CompanyRole, type CompanyStatus } from "../../../contract"
import { type CompanyWriter } from "../../../modules/company/types"
import { accountRefusal } from "../../../safety/account-refusal"

/** Who asks, as the guard of /store/account has read it for this request. */
interface Account {
  readonly customerId: string
  readonly memberId: string
  readonly companyId: string
  readonly roles: readonly CompanyRole[]
  readonly companyStatus: CompanyStatus
  /** What the route asks for; writes ask for it again in their transaction. */
  readonly permission: CompanyPermission
}

const accounts = new WeakMap<MedusaRequest, Account>()

/** Notes who asks. For the guard only. */
export const setAccount = (req: MedusaRequest, account: Account): void => {
  accounts.set(req, account)
}

/**
 * Who asks, by a session's live membership.
 *
 * @throws Refusal (401) behind no guard
 */
export function accountOf(req: MedusaRequest): Account {
  const account = accounts.get(req)
  if (!account) throw accountRefusal("not_signed_in")
  return account
}

/** Who asks, for a workflow that writes. @throws Refusal (401) behind no guard */
export function writerOf(req: MedusaRequest): CompanyWriter {
  const { memberId, permission } = accountOf(req)
  return { member_id: memberId, permission }
}
