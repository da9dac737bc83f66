import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type CreateCompanyAddress, createCompanyAddressStep } from "../steps/create-company-address"

/** Stores an address of a company. Takes `{ company_id, address, idempotency_key, by }`; returns its id. */
export const createCompanyAddressWorkflow = createWorkflow(
  "create-company-address",
  (input: CreateCompanyAddress) => new WorkflowResponse(createCompanyAddressStep(input)),
)
