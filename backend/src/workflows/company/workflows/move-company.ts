import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { type CompanyTransition } from "../../../contract"
import { PostEvents } from "../../../lib/events"
import { moveCompanyStep } from "../steps/move-company"

/**
 * Moves a company by a transition: approves, stops, releases or closes it. Its members notice with their next request, because
 * each request reads the state; its admins get a mail about an approval. Takes `{ id, transition }`, returns the new state.
 */
export const moveCompanyWorkflow = createWorkflow(
  "move-company",
  (input: { id: string; transition: CompanyTransition }) => {
    const change = moveCompanyStep(input)
    when("mails-are-pending", change, ({ mails }) => mails.length > 0).then(() => {
      emitEventStep({
        eventName: PostEvents.pending,
        data: transform({ change }, (data) => ({ ids: data.change.mails })),
      })
    })
    return new WorkflowResponse(transform({ change }, (data) => data.change.status))
  },
)
