import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FormSubmissionEvents } from "../../../lib/events"
import { type NewFormReply } from "../../../modules/form-submission/types"
import { storeFormReplyStep } from "../steps/store-form-reply"

/**
 * Replies to the sender of a submission by mail: the reply and its pending mail are stored together, and the outbox
 * delivers the mail. Takes {@link NewFormReply}, returns the reply.
 */
export const replyToFormSubmissionWorkflow = createWorkflow(
  "reply-to-form-submission",
  (input: NewFormReply) => {
    const reply = storeFormReplyStep(input)
    const event = transform({ input }, (data) => ({ id: data.input.submission_id }))
    emitEventStep({ eventName: FormSubmissionEvents.replied, data: event })
    return new WorkflowResponse(reply)
  },
)
