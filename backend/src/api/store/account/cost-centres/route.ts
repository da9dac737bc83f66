import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import {
  type CostCentreRequest,
  type CostCentreResponse,
  type CostCentresResponse,
} from "../../../../contract"
import { COMPANY_MODULE } from "../../../../modules/company"
import { type CompanyModuleService } from "../../../../modules/company/service"
import { type CostCentreRow } from "../../../../modules/company/types"
import { createCostCentreWorkflow } from "../../../../workflows/company/workflows/create-cost-centre"
import { accountOf, writerOf } from "../account-of"
import { type AccountListParams } from "../account-routes"
import { toCostCentre } from "../shapes"
import { readCostCentre } from "./read-cost-centre"

/** Lists the cost centres of the company by code. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CostCentresResponse>): Promise<void> {
  const { limit, offset } = req.validatedQuery as AccountListParams
  const [rows, count] = await req.scope
    .resolve<CompanyModuleService>(COMPANY_MODULE)
    .listAndCountCostCentres(
      { company_id: accountOf(req).companyId },
      { skip: offset, take: limit, order: { code: "ASC" } },
    )
  const costCentres = (rows as unknown as CostCentreRow[]).map(toCostCentre)
  res.json({ cost_centres: costCentres, count, offset, limit })
}

/** Stores a cost centre. */
export async function POST(
  req: MedusaRequest<CostCentreRequest>,
  res: MedusaResponse<CostCentreResponse>,
): Promise<void> {
  const { result: id } = await createCostCentreWorkflow(req.scope).run({
    input: { company_id: accountOf(req).companyId, cost_centre: req.validatedBody, by: writerOf(req) },
  })
  res.json({ cost_centre: await readCostCentre(req, id) })
}
