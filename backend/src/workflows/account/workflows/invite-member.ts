import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { PostEvents } from "../../../lib/events"
import {
  type InvitationChange,
  inviteMemberStep,
  type MemberInvitation,
  renewInvitationStep,
} from "../steps/invite-member"

/** Invites a colleague. Takes {@link MemberInvitation}, returns the stored invitation. */
export const inviteMemberWorkflow = createWorkflow("invite-member", (input: MemberInvitation) => {
  const { invitation, mails } = inviteMemberStep(input)
  emitEventStep({
    eventName: PostEvents.pending,
    data: transform({ mails }, (data) => ({ ids: data.mails })),
  })
  return new WorkflowResponse(invitation)
})

/** Mails an invitation again, with another link. Takes {@link InvitationChange}, returns the invitation. */
export const renewInvitationWorkflow = createWorkflow("renew-invitation", (input: InvitationChange) => {
  const { invitation, mails } = renewInvitationStep(input)
  emitEventStep({
    eventName: PostEvents.pending,
    data: transform({ mails }, (data) => ({ ids: data.mails })),
  })
  return new WorkflowResponse(invitation)
})
