import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type ICustomerModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type AccountPasswordRequest, type AccountPasswordResponse } from "../../../../contract"
import { changePasswordWorkflow } from "../../../../workflows/account/workflows/change-password"
import { tokenAfterNewPassword } from "../../../auth/session-claims"

/** Changes the own password. Every other session ends; this one goes on with the token in the response. */
export async function POST(
  req: AuthenticatedMedusaRequest<AccountPasswordRequest>,
  res: MedusaResponse<AccountPasswordResponse>,
): Promise<void> {
  const customers: ICustomerModuleService = req.scope.resolve(Modules.CUSTOMER)
  const { email } = await customers.retrieveCustomer(req.auth_context.actor_id, { select: ["email"] })
  const { result } = await changePasswordWorkflow(req.scope).run({
    input: { email, ...req.validatedBody },
  })
  res.json({ done: true, token: tokenAfterNewPassword(req, result) })
}
