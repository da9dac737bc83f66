import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { updateCustomerGroupsWorkflow } from "@medusajs/medusa/core-flows"
import { type AdminCompanyRequest } from "../../../contract"
import { updateCompanyDataStep } from "../steps/update-company-data"

/**
 * Changes a company's data for staff, and the name of its customer group with its legal name. Takes `{ id, change }`, in which a
 * field that is left out stays as it is; returns the id.
 */
export const updateCompanyDataWorkflow = createWorkflow(
  "update-company-data",
  (input: { id: string; change: AdminCompanyRequest }) => {
    const group = updateCompanyDataStep(input)
    when("legal-name-is-given", input, ({ change }) => change.legal_name !== undefined).then(() => {
      updateCustomerGroupsWorkflow.runAsStep({
        input: transform({ group }, (data) => ({
          selector: { id: data.group.group_id },
          update: { name: data.group.name },
        })),
      })
    })
    return new WorkflowResponse(input.id)
  },
)
