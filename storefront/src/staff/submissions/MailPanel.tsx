"use client"

import type { AdminFormMail } from "@scanwright/backend/contract"
import { Badge, type BadgeProps, Button, Panel, RowList, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { resendMails } from "./actions"
import { momentText } from "./moments"

interface Props {
  id: string
  mails: readonly AdminFormMail[]
  isSpam: boolean
}

const KINDS: Readonly<Record<AdminFormMail["kind"], string>> = {
  staff_notice: "Notice to staff",
  acknowledgement: "Acknowledgement to the sender",
}

const STATES: Readonly<Record<AdminFormMail["status"], readonly [label: string, tone: BadgeProps["variant"]]>> =
  {
    pending: ["Waiting", "warning"],
    sent: ["Sent", "success"],
    failed: ["Given up", "danger"],
    cancelled: ["Cancelled", "neutral"],
  }

function hintOf({ sent_at, next_attempt_at, last_error, attempts }: AdminFormMail): string {
  if (sent_at !== null) return momentText(sent_at)
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`
  const next = next_attempt_at === null ? "" : `, next ${momentText(next_attempt_at)}`
  return last_error === null ? `${tries}${next}` : `${tries}${next}: ${last_error}`
}

/** The mails about a submission, and a button for those that are not out. */
export function MailPanel({ id, mails, isSpam }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(resendMails)
  const isOwed = mails.some(({ status }) => status !== "sent")

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
        isOwed && !isSpam ? (
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
            const [label, tone] = STATES[mail.status]
            return {
              id: mail.id,
              title: KINDS[mail.kind],
              hint: hintOf(mail),
              end: <Badge variant={tone}>{label}</Badge>,
            }
          })}
        />
      )}
    </Panel>
  )
}
