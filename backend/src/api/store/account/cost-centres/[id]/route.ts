import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import {
  type AccountDoneResponse,
  type CostCentreRequest,
  type CostCentreResponse,
} from "../../../../../contract"
import { deleteCostCentreWorkflow } from "../../../../../workflows/company/workflows/delete-cost-centre"
import { updateCostCentreWorkflow } from "../../../../../workflows/company/workflows/update-cost-centre"
import { accountOf, writerOf } from "../../account-of"
import { readCostCentre } from "../read-cost-centre"

const targetOf = (req: MedusaRequest) => ({
  company_id: accountOf(req).companyId,
  id: req.params.id ?? "",
  by: writerOf(req),
})

/** Changes a cost centre. */
export async function POST(
  req: MedusaRequest<CostCentreRequest>,
  res: MedusaResponse<CostCentreResponse>,
): Promise<void> {
  const { result: id } = await updateCostCentreWorkflow(req.scope).run({
    input: { ...targetOf(req), cost_centre: req.validatedBody },
  })
  res.json({ cost_centre: await readCostCentre(req, id) })
}

/** Deletes a cost centre. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<AccountDoneResponse>): Promise<void> {
  await deleteCostCentreWorkflow(req.scope).run({ input: targetOf(req) })
  res.json({ done: true })
}
