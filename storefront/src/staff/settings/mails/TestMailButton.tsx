"use client"

import { Button, toaster } from "@scanwright/design-system"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { sendTestMail } from "./actions"

/** Sends the preview of a mail to the member of staff who presses it. */
export function TestMailButton({ id }: { id: string }) {
  const { run, isPending } = useStaffAction(sendTestMail, { isRepeatable: false })
  const send = async () => {
    const outcome = await run({ id })
    if (!outcome.ok) return
    const { to } = outcome.value.test_mail
    toaster.show({ variant: "success", title: "Test mail sent", description: `It is on its way to ${to}.` })
  }
  return (
    <Button variant="secondary" loading={isPending} onClick={() => void send()}>
      Send a test mail to me
    </Button>
  )
}
