"use client"

import { STAFF_ROLE_LABELS, type StaffInvitation } from "@scanwright/backend/contract"
import { Button, Panel, RowList, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { resendInvitation, revokeInvitation } from "./actions"

/** An invitation and the moment at which its link ends, as text. */
export interface ListedInvitation extends StaffInvitation {
  readonly until: string
}

/** Invitations that nobody has accepted: each can be sent again, or taken back. */
export function InvitationsPanel({ invitations }: { invitations: readonly ListedInvitation[] }) {
  const router = useRouter()
  const resending = useStaffAction(resendInvitation, { isRepeatable: false })
  const revoking = useStaffAction(revokeInvitation)
  const isPending = resending.isPending || revoking.isPending

  const resend = async ({ id, email }: ListedInvitation) => {
    if (!(await resending.run({ id })).ok) return
    toaster.show({ variant: "success", title: "Sent again", description: `${email} gets a new link.` })
    router.refresh()
  }
  const revoke = async ({ id, email }: ListedInvitation) => {
    if (!(await revoking.run({ id })).ok) return
    toaster.show({
      variant: "success",
      title: "Taken back",
      description: `The link of ${email} is of no use.`,
    })
    router.refresh()
  }

  return (
    <Panel title="Invitations" flush>
      <RowList
        label="Invitations"
        rows={invitations.map((invitation) => ({
          id: invitation.id,
          title: invitation.email,
          hint: `${STAFF_ROLE_LABELS[invitation.role].label}, until ${invitation.until}`,
          end: (
            <span className="flex flex-wrap gap-2 sm:justify-end">
              <Button
                size="sm"
                variant="secondary"
                disabled={isPending}
                onClick={() => void resend(invitation)}
                aria-label={`Send again to ${invitation.email}`}
              >
                Send again
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={isPending}
                onClick={() => void revoke(invitation)}
                aria-label={`Take back the invitation of ${invitation.email}`}
              >
                Take back
              </Button>
            </span>
          ),
        }))}
      />
    </Panel>
  )
}
