import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type AccountRequest, type AccountRequestResponse } from "../../../contract"
import { atLeast } from "../../../lib/at-least"
import { requestAccountWorkflow } from "../../../workflows/account/workflows/request-account"
import { EVEN_MS } from "../../auth/even-time"

/** Takes the answers of somebody who opens an account. The response discloses in no way whether the address is known. */
export async function POST(
  req: MedusaStoreRequest<AccountRequest>,
  res: MedusaResponse<AccountRequestResponse>,
): Promise<void> {
  await atLeast(EVEN_MS, () => requestAccountWorkflow(req.scope).run({ input: req.validatedBody }))
  res.status(202).json({ account_request: { status: "received" } })
}
