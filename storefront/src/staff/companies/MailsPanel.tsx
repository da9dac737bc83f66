"use client"

import type { CompanyMail } from "@scanwright/backend/contract"
import { Badge, Button, Panel, RowList, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { mailHint, MAIL_STATES } from "@/staff/submissions/mail-text"
import { resendCompanyMails } from "./actions"

interface Props {
  companyId: string
  mails: readonly CompanyMail[]
}

const KINDS: Readonly<Record<CompanyMail["kind"], string>> = {
  founder_link: "Link to open the account",
  account_exists: "There is an account already",
  member_invitation: "Invitation",
  password_link: "Link to a new password",
  roles_changed: "Other roles",
  member_removed: "No longer a member",
  account_approved: "The account is approved",
  new_company: "Notice to staff",
}

/** The mails about a company, and a button that sends the pending ones. */
export function MailsPanel({ companyId, mails }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(resendCompanyMails)
  const hasUnsent = mails.some(({ status }) => status !== "sent")

  const send = async () => {
    const outcome = await run({ id: companyId })
    if (outcome.ok)
      toaster.show({ variant: "success", title: "Mail", description: "What was owed has been sent on." })
    router.refresh()
  }

  return (
    <Panel
      title="Mail"
      flush
      actions={
        hasUnsent ? (
          <Button size="sm" variant="secondary" loading={isPending} onClick={() => void send()}>
            Send now
          </Button>
        ) : undefined
      }
    >
      {mails.length === 0 ? (
        <div className="p-4">
          <Text variant="muted">No mail is about this company.</Text>
        </div>
      ) : (
        <RowList
          label="Mails"
          rows={mails.map((mail) => {
            const [label, variant] = MAIL_STATES[mail.status]
            return {
              id: mail.id,
              title: KINDS[mail.kind],
              hint: `${mail.recipient}, ${mailHint(mail)}`,
              end: <Badge variant={variant}>{label}</Badge>,
            }
          })}
        />
      )}
    </Panel>
  )
}
