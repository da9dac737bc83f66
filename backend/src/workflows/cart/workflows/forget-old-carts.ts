import { Modules } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { removeRemoteLinkStep } from "@medusajs/medusa/core-flows"
import { deleteForgottenCartsStep } from "../steps/delete-forgotten-carts"
import { findForgottenCartsStep } from "../steps/find-forgotten-carts"

/**
 * Deletes one portion of abandoned carts for good, with what is tied to them. Takes `{ before, most }`: those not
 * completed and not changed since this time (ISO 8601), and the size of the portion. Returns the number of deleted
 * carts.
 */
export const forgetOldCartsWorkflow = createWorkflow(
  "forget-old-carts",
  (input: { before: string; most: number }) => {
    const carts = findForgottenCartsStep(input)
    const ids = transform({ carts }, (data) => data.carts.map(({ id }) => id))
    when({ ids }, (data) => data.ids.length > 0).then(() => {
      removeRemoteLinkStep({ [Modules.CART]: { cart_id: ids } })
    })
    return new WorkflowResponse(deleteForgottenCartsStep(carts))
  },
)
