import { Button, Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type AdminFormMailsResponse } from "../../../contract/form-mail"
import { SPAM_STATUS } from "../../../contract/forms/statuses"
import { type AdminFormMail, type AdminFormSubmission } from "../../../contract/forms/submission-responses"
import { showTime } from "../../lib/dates"
import { callAdmin } from "../../lib/sdk"
import { type BadgeColour, submissions } from "./submission"

const KINDS: Record<AdminFormMail["kind"], string> = {
  staff_notice: "Notice to staff",
  acknowledgement: "Acknowledgement to the sender",
  reply: "Reply to the sender",
}

const STATES: Record<AdminFormMail["status"], { label: string; colour: BadgeColour }> = {
  pending: { label: "Waiting", colour: "orange" },
  sent: { label: "Sent", colour: "green" },
  failed: { label: "Failed", colour: "red" },
  cancelled: { label: "Cancelled", colour: "grey" },
}

/** State of a mail, in a line. */
function storyOf({
  sent_at: sentAt,
  attempts,
  next_attempt_at: next,
  last_error: why,
}: AdminFormMail): string {
  const tried = attempts === 1 ? "1 attempt" : `${attempts} attempts`
  return [
    sentAt ? `Sent ${showTime(sentAt)}` : tried,
    !sentAt && next ? `next ${showTime(next)}` : "",
    !sentAt && why ? why : "",
  ]
    .filter(Boolean)
    .join(" · ")
}

/** The mails about a submission; those not sent yet can be sent at once. */
export function SubmissionMails({
  submission: { id, status: submissionStatus, mails },
}: {
  submission: AdminFormSubmission
}) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin<AdminFormMailsResponse>(`${submissions.path}/${id}/mail`, { method: "POST" }),
    onSuccess: ({ form_mails: now }) =>
      now.every(({ status }) => status === "sent")
        ? toast.success("Every mail is sent")
        : toast.warning("Not every mail could be sent", { description: "It is tried again by itself." }),
    onError: (error) => toast.error("The mails were not sent", { description: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: [submissions.path] }),
  })
  const isOpen = submissionStatus !== SPAM_STATUS && mails.some(({ status }) => status !== "sent")
  return (
    <section className="flex flex-col gap-y-3 px-6 py-4">
      <div className="flex items-center justify-between">
        <Heading level="h3">Mails</Heading>
        {isOpen && (
          <Button size="small" variant="secondary" isLoading={isPending} onClick={() => mutate()}>
            Send now
          </Button>
        )}
      </div>
      {mails.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle">
          Nobody was mailed about this submission.
        </Text>
      ) : (
        <ul className="flex flex-col gap-y-3">
          {mails.map((mail) => (
            <li key={mail.id} className="flex items-start justify-between gap-x-4">
              <div>
                <Text size="small" weight="plus">
                  {KINDS[mail.kind]}
                </Text>
                <Text size="small" className="text-ui-fg-subtle">
                  {storyOf(mail)}
                </Text>
              </div>
              <StatusBadge color={STATES[mail.status].colour}>{STATES[mail.status].label}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
