import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { type SaveCompany } from "../../../contract"
import { CompanyEvents } from "../../../lib/events"
import { storeCompanyStep } from "../steps/store-company"

/** Stores the company's facts, or brings back those of the environment. Takes {@link SaveCompany}. */
export const saveCompanyWorkflow = createWorkflow("save-company", (input: SaveCompany) => {
  const stored = storeCompanyStep(input)
  emitEventStep({ eventName: CompanyEvents.changed, data: stored })
  return new WorkflowResponse(stored)
})
