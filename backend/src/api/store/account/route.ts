import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows"
import { type AccountProfileRequest, type AccountResponse } from "../../../contract"
import { accountOf } from "./account-of"
import { readAccount } from "./read-account"

/** Who is signed in, the company, and what the roles allow. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AccountResponse>): Promise<void> {
  res.json({ account: await readAccount(req) })
}

/** Changes the own name and telephone number; one that is left out is emptied. */
export async function POST(
  req: MedusaRequest<AccountProfileRequest>,
  res: MedusaResponse<AccountResponse>,
): Promise<void> {
  const { first_name, last_name, phone = null } = req.validatedBody
  await updateCustomersWorkflow(req.scope).run({
    input: { selector: { id: accountOf(req).customerId }, update: { first_name, last_name, phone } },
  })
  res.json({ account: await readAccount(req) })
}
