import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { linkCustomersToCustomerGroupWorkflow } from "@medusajs/medusa/core-flows"
import { type CompanyWriter } from "../../../modules/company/types"
import { changeMemberStep } from "../steps/change-member"
import { readPriceGroupStep } from "../steps/read-price-group"

/**
 * Removes a member, also one who leaves, and takes the person out of the group that carries the company's prices. Takes
 * `{ company_id, id, by }`; returns the member. Fails where no active admin would be left.
 */
export const removeMemberWorkflow = createWorkflow(
  "remove-member",
  (input: { company_id: string; id: string; by: CompanyWriter }) => {
    const member = changeMemberStep(
      transform({ input }, (data) => ({ ...data.input, status: "removed" as const })),
    )
    const group = readPriceGroupStep(input)
    linkCustomersToCustomerGroupWorkflow.runAsStep({
      input: transform({ member, group }, (data) => ({
        id: data.group,
        remove: [data.member.customer_id],
      })),
    })
    return new WorkflowResponse(member)
  },
)
