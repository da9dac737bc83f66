"use client"

import { Button, FormActions, Panel, Select, Text, TextField, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import type { StaffMember } from "./data"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { updateSubmission } from "./actions"
import { updateSubmissionSchema } from "./submission-input"

interface Props {
  id: string
  reference: string
  status: string
  assigneeId: string | null
  /** `updated_at` as read: a later write names it, so that nobody's change is overwritten. */
  updatedAt: string
  /** Statuses that are offered, with the label of each. */
  statuses: Readonly<Record<string, string>>
  members: readonly StaffMember[]
}

/** The option that opens a field for a status that is not on the list. */
const OTHER = "own words"

/** Most characters of a status. */
const MOST = 40

/** Saves a change of a submission, and shows the result in a toast. */
function useSave({ id, reference, updatedAt }: Pick<Props, "id" | "reference" | "updatedAt">) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(updateSubmission, {
    handles: ["conflict"],
    schema: updateSubmissionSchema,
  })
  const save = async (change: { status?: string; assignee_id?: string | null }, description: string) => {
    const outcome = await run({ id, change, updatedAt })
    if (outcome.ok) toaster.show({ variant: "success", title: "Saved", description })
    else if (outcome.kind === "conflict") {
      showFailure({
        ...outcome,
        message: `Somebody else has changed ${reference} meanwhile. It now shows how it is.`,
      })
    }
    if (outcome.ok || outcome.kind === "conflict") router.refresh()
  }
  return { save, isPending }
}

interface StatusFieldsProps extends Pick<Props, "statuses"> {
  chosen: string
  other: string
  onChoose: (status: string) => void
  onType: (status: string) => void
}

/** The status: one of the list, or any other that is typed. */
function StatusFields({ statuses, chosen, other, onChoose, onType }: StatusFieldsProps) {
  return (
    <>
      <Select
        label="Status"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        options={[
          ...Object.entries(statuses).map(([value, label]) => ({ value, label })),
          { value: OTHER, label: "In other words…" },
        ]}
      />
      {chosen === OTHER && (
        <TextField
          label="Status in other words"
          hint="For example: waiting for stock"
          value={other}
          onChange={({ target }) => onType(target.value)}
          characterLimit={MOST}
          required
        />
      )}
    </>
  )
}

/** The form for the status and assignee of a submission. Needs another key when the submission changes. */
export function SubmissionControls({ status, assigneeId, statuses, members, ...submission }: Props) {
  const { reference } = submission
  const { save, isPending } = useSave(submission)
  const [chosen, setChosen] = useState(status in statuses ? status : OTHER)
  const [other, setOther] = useState(status in statuses ? "" : status)
  const [assignee, setAssignee] = useState(assigneeId ?? "")

  const next = chosen === OTHER ? other.trim() : chosen
  const isKnown = assignee === "" || members.some((member) => member.id === assignee)

  const saveAll = (event: SyntheticEvent) => {
    event.preventDefault()
    void save({ status: next, assignee_id: assignee || null }, `${reference}: ${statuses[next] ?? next}`)
  }

  return (
    <Panel title="Handling">
      <form data-record-form onSubmit={saveAll} className="grid gap-4">
        <StatusFields {...{ statuses, chosen, other }} onChoose={setChosen} onType={setOther} />
        <Select
          label="Assigned to"
          value={assignee}
          onChange={({ target }) => setAssignee(target.value)}
          options={[
            { value: "", label: "Nobody" },
            ...(isKnown ? [] : [{ value: assignee, label: "Somebody who has left" }]),
            ...members.map(({ id: value, label }) => ({ value, label })),
          ]}
        />
        <FormActions>
          <Button type="submit" loading={isPending}>
            Save
          </Button>
          {status === "spam" ? (
            <Button
              variant="secondary"
              disabled={isPending}
              onClick={() => void save({ status: "new" }, `${reference} is no spam: its mails go out.`)}
            >
              Not spam
            </Button>
          ) : (
            <Button
              variant="secondary"
              disabled={isPending}
              onClick={() =>
                void save({ status: "spam" }, `${reference} is spam: nobody is mailed about it.`)
              }
            >
              Mark as spam
            </Button>
          )}
        </FormActions>
        {status === "spam" && (
          <Text size="sm" variant="muted">
            Nobody is mailed about spam.
          </Text>
        )}
      </form>
    </Panel>
  )
}
