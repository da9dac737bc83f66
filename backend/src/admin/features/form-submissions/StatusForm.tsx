import { Button, Hint, Input, Label, Select, toast } from "@medusajs/ui"
import { type FormEvent, useId, useState } from "react"
import { FORM_STATUSES } from "../../../contract/forms/statuses"
import { type AdminFormSubmission } from "../../../contract/forms/submission-responses"
import { useSave } from "../../lib/resource"
import { statusLabel, submissions } from "./submission"

/** Longest status, in characters. */
const LONGEST = 40

/** Value of the choice that lets staff write a status of their own. */
const OTHER = ""

/** Changes the status of a submission: to one of the list, or to one that staff write themselves. */
export function StatusForm({ submission: { id, status, reference } }: { submission: AdminFormSubmission }) {
  const fieldId = useId()
  const { mutateAsync, isPending } = useSave<AdminFormSubmission>(submissions)
  const [chosen, setChosen] = useState(status)
  const [own, setOwn] = useState("")
  const [refusal, setRefusal] = useState("")
  const offered =
    status in FORM_STATUSES ? Object.keys(FORM_STATUSES) : [...Object.keys(FORM_STATUSES), status]
  const wanted = chosen === OTHER ? own.trim() : chosen

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal("")
    try {
      await mutateAsync({ id, body: { status: wanted } })
      toast.success(`${reference}: ${statusLabel(wanted)}`)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <form className="flex flex-col gap-y-2" onSubmit={(event) => void save(event)}>
      <Label size="small" weight="plus" htmlFor={fieldId}>
        Change status to
      </Label>
      <div className="flex items-start gap-x-2">
        <div className="flex-1">
          <Select
            value={chosen === OTHER ? "other" : chosen}
            onValueChange={(value) => setChosen(value === "other" ? OTHER : value)}
          >
            <Select.Trigger id={fieldId}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {offered.map((value) => (
                <Select.Item key={value} value={value}>
                  {statusLabel(value)}
                </Select.Item>
              ))}
              <Select.Item value="other">Other…</Select.Item>
            </Select.Content>
          </Select>
        </div>
        {chosen === OTHER && (
          <div className="flex-1">
            <Input
              aria-label="Status in your own words"
              aria-invalid={refusal !== ""}
              maxLength={LONGEST}
              value={own}
              onChange={({ target }) => setOwn(target.value)}
            />
          </div>
        )}
        <Button
          type="submit"
          size="small"
          variant="secondary"
          className="h-8"
          isLoading={isPending}
          disabled={wanted === "" || wanted === status}
        >
          Save status
        </Button>
      </div>
      {refusal && (
        <Hint variant="error" role="alert">
          {refusal}
        </Hint>
      )}
    </form>
  )
}
