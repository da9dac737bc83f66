"use client"

import { Button, FormActions, Panel, Select, Text, TextField, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import type { StaffMember } from "./data"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { updateSubmission } from "./actions"

interface Props {
  id: string
  reference: string
  status: string
  assigneeId: string | null
  /** As read, for noticing what somebody else changed. */
  updatedAt: string
  /** Statuses that are offered, with what people read. */
  statuses: Readonly<Record<string, string>>
  members: readonly StaffMember[]
}

/** Chosen to write a status of one's own. */
const OWN = "own words"

/** Most characters of a status. */
const MOST = 40

/** Says where a submission stands and who sees to it, to be changed. Give it another key when the submission changes. */
export function SubmissionControls({
  id,
  reference,
  status,
  assigneeId,
  updatedAt,
  statuses,
  members,
}: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(updateSubmission, { handles: ["conflict"] })
  const [chosen, setChosen] = useState(status in statuses ? status : OWN)
  const [own, setOwn] = useState(status in statuses ? "" : status)
  const [assignee, setAssignee] = useState(assigneeId ?? "")

  const next = chosen === OWN ? own.trim() : chosen
  const isKnown = assignee === "" || members.some((member) => member.id === assignee)

  const save = async (change: { status?: string; assignee_id?: string | null }, said: string) => {
    const outcome = await run({ id, change, updatedAt })
    if (outcome.ok) toaster.show({ variant: "success", title: "Saved", description: said })
    else if (outcome.kind === "conflict") {
      showFailure({
        ...outcome,
        message: `Somebody else has changed ${reference} meanwhile. It now shows how it is.`,
      })
    }
    if (outcome.ok || outcome.kind === "conflict") router.refresh()
  }

  const saveAll = (event: SyntheticEvent) => {
    event.preventDefault()
    void save({ status: next, assignee_id: assignee || null }, `${reference}: ${statuses[next] ?? next}`)
  }

  return (
    <Panel title="Handling">
      <form onSubmit={saveAll} className="grid gap-4">
        <Select
          label="Status"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            ...Object.entries(statuses).map(([value, label]) => ({ value, label })),
            { value: OWN, label: "In other words…" },
          ]}
        />
        {chosen === OWN && (
          <TextField
            label="Status in other words"
            hint="For example: waiting for stock"
            value={own}
            onChange={({ target }) => setOwn(target.value)}
            characterLimit={MOST}
            required
          />
        )}
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
