import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type CompanyAddressRequest } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyWriter } from "../../../modules/company/types"
import { undoRows } from "./undo-rows"

export interface CreateCompanyAddress {
  company_id: string
  address: CompanyAddressRequest
  /** A second request with it stores nothing. */
  idempotency_key: string | null
  by: CompanyWriter
}

/** Stores an address of a company, and takes it to be the default where it is one. Returns its id. */
export const createCompanyAddressStep = createStep(
  "create-company-address",
  async ({ company_id, address, idempotency_key: key, by }: CreateCompanyAddress, { container }) => {
    const service = container.resolve<CompanyModuleService>(COMPANY_MODULE)
    const change = await service.createAddress(company_id, address, key, by)
    return new StepResponse(change.id, change)
  },
  undoRows("company_address"),
)
