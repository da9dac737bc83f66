import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import {
  type CompanyAddressesResponse,
  type CompanyAddressRequest,
  type CompanyAddressResponse,
  IDEMPOTENCY_HEADER,
} from "../../../../contract"
import { COMPANY_MODULE } from "../../../../modules/company"
import { type CompanyModuleService } from "../../../../modules/company/service"
import { type AddressRow } from "../../../../modules/company/types"
import { createCompanyAddressWorkflow } from "../../../../workflows/company/workflows/create-company-address"
import { accountOf, writerOf } from "../account-of"
import { type AccountListParams } from "../account-routes"
import { toAddress } from "../shapes"
import { readAddress } from "./read-address"

/** Lists the addresses of the company by label. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyAddressesResponse>): Promise<void> {
  const { limit, offset } = req.validatedQuery as AccountListParams
  const [rows, count] = await req.scope
    .resolve<CompanyModuleService>(COMPANY_MODULE)
    .listAndCountCompanyAddresses(
      { company_id: accountOf(req).companyId },
      { skip: offset, take: limit, order: { label: "ASC", id: "ASC" } },
    )
  const addresses = (rows as unknown as AddressRow[]).map(toAddress)
  res.json({ addresses, count, offset, limit })
}

/** Stores an address. */
export async function POST(
  req: MedusaRequest<CompanyAddressRequest>,
  res: MedusaResponse<CompanyAddressResponse>,
): Promise<void> {
  const { result: id } = await createCompanyAddressWorkflow(req.scope).run({
    input: {
      company_id: accountOf(req).companyId,
      address: req.validatedBody,
      idempotency_key: req.get(IDEMPOTENCY_HEADER) ?? null,
      by: writerOf(req),
    },
  })
  res.json({ address: await readAddress(req, id) })
}
