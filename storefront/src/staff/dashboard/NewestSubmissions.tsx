"use client"

import { Alert, EmptyState, RowList, Select, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useTransition } from "react"
import type { NewestSubmission } from "./data"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { changeSubmissionStatus } from "./actions"

interface Props {
  submissions: readonly NewestSubmission[] | null
  /** Statuses that are offered, with the label of each. */
  statuses: Readonly<Record<string, string>>
}

const when = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
})

function StatusChoice({
  submission,
  statuses,
}: {
  submission: NewestSubmission
  statuses: Props["statuses"]
}) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const { run, isPending } = useStaffAction(changeSubmissionStatus, { handles: ["conflict"] })
  const { id, reference, status, updatedAt } = submission
  // A status that is not on the list is offered beside the listed ones.
  const offered = status in statuses ? statuses : { [status]: status, ...statuses }

  const change = async (chosen: string) => {
    const outcome = await run({ id, status: chosen, updatedAt })
    if (outcome.ok) {
      toaster.show({
        variant: "success",
        title: "Status changed",
        description: `${reference}: ${offered[chosen] ?? chosen}`,
      })
    } else if (outcome.kind === "conflict") {
      showFailure({
        ...outcome,
        message: `Somebody else has changed ${reference} meanwhile. The list now shows how it is.`,
      })
    }
    startTransition(() => router.refresh())
  }

  return (
    <Select
      // A new status, also one set by somebody else, remounts the field.
      key={`${status} ${updatedAt}`}
      label={`Status of ${reference}`}
      hideLabel
      width="sm"
      defaultValue={status}
      disabled={isPending}
      onChange={({ target }) => void change(target.value)}
      options={Object.entries(offered).map(([value, label]) => ({ value, label }))}
    />
  )
}

/** The newest submissions, each with a field for its status. */
export function NewestSubmissions({ submissions, statuses }: Props) {
  if (submissions === null) {
    return (
      <div className="p-4">
        <Alert variant="warning">The submissions could not be read. Reload the page to try again.</Alert>
      </div>
    )
  }
  if (submissions.length === 0) {
    return <EmptyState title="No submissions yet">What visitors send appears here.</EmptyState>
  }
  return (
    <RowList
      label="Newest submissions"
      rows={submissions.map((submission) => ({
        id: submission.id,
        title: submission.reference,
        href: `/admin/submissions/${encodeURIComponent(submission.id)}`,
        hint: `${submission.kind}${submission.from === null ? "" : ` from ${submission.from}`}, ${when.format(new Date(submission.createdAt))}`,
        end: <StatusChoice submission={submission} statuses={statuses} />,
      }))}
    />
  )
}
