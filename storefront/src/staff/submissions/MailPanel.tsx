"use client"

import type { AdminFormMail } from "@scanwright/backend/contract"
import { Badge, Button, Panel, RowList, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { resendMails } from "./actions"
import { mailHint, MAIL_STATES } from "./mail-text"

interface Props {
  id: string
  mails: readonly AdminFormMail[]
  isSpam: boolean
}

const KINDS: Readonly<Record<AdminFormMail["kind"], string>> = {
  staff_notice: "Notice to staff",
  acknowledgement: "Acknowledgement to the sender",
  reply: "Reply to the sender",
}

/** The mails about a submission, and a button that sends the pending ones. */
export function MailPanel({ id, mails, isSpam }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(resendMails)
  const hasUnsent = mails.some(({ status }) => status !== "sent")

  const send = async () => {
    const outcome = await run({ id })
    if (outcome.ok)
      toaster.show({ variant: "success", title: "Mail", description: "What was owed has been sent on." })
    router.refresh()
  }

  return (
    <Panel
      title="Mail"
      flush
      actions={
        hasUnsent && !isSpam ? (
          <Button size="sm" variant="secondary" loading={isPending} onClick={() => void send()}>
            Send now
          </Button>
        ) : undefined
      }
    >
      {mails.length === 0 ? (
        <div className="p-4">
          <Text variant="muted">No mail belongs to this submission.</Text>
        </div>
      ) : (
        <RowList
          label="Mails"
          rows={mails.map((mail) => {
            const [label, appearance] = MAIL_STATES[mail.status]
            return {
              id: mail.id,
              title: KINDS[mail.kind],
              hint: mailHint(mail),
              end: <Badge variant={appearance}>{label}</Badge>,
            }
          })}
        />
      )}
    </Panel>
  )
}
