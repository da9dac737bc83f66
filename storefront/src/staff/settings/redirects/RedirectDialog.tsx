"use client"

import { type AdminRedirect, REDIRECT_STATUSES } from "@scanwright/backend/contract"
import { Alert, Button, Checkbox, Dialog, Select, TextField } from "@scanwright/design-system"
import { type SyntheticEvent, useId, useState } from "react"
import type { FailedOutcome } from "@/staff/session/outcome"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { saveRedirect } from "./actions"
import { saveRedirectSchema } from "./redirect-input"

interface Props {
  /** Null to add one. */
  redirect: AdminRedirect | null
  onClose: () => void
  onSaved: (redirect: AdminRedirect) => void
}

const STATUS_LABELS = { 308: "For ever (308)", 307: "For now (307)" } as const

/** The form of a redirect. */
export function RedirectDialog({ redirect, onClose, onSaved }: Props) {
  const formId = useId()
  const { run, isPending } = useStaffAction(saveRedirect, {
    handles: ["invalid"],
    schema: saveRedirectSchema,
    isRepeatable: redirect !== null,
  })
  const [path, setPath] = useState(redirect?.path ?? "")
  const [target, setTarget] = useState(redirect?.target ?? "")
  const [status, setStatus] = useState<308 | 307>(redirect?.status === 307 ? 307 : 308)
  const [isOverPage, setOverPage] = useState(redirect?.over_page ?? false)
  const [failure, setFailure] = useState<FailedOutcome | null>(null)
  const problem = (field: string) => ({ error: failure?.fields?.[field] ?? null })

  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const outcome = await run({ id: redirect?.id ?? null, path, target, status, over_page: isOverPage })
    if (outcome.ok) onSaved(outcome.value.redirect)
    else setFailure(outcome.kind === "invalid" ? outcome : null)
  }

  return (
    <Dialog
      open
      title={redirect ? `Edit ${redirect.path}` : "Add redirect"}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {redirect ? "Save" : "Add redirect"}
          </Button>
        </>
      }
    >
      <form
        data-record-form
        id={formId}
        onSubmit={(event) => void save(event)}
        noValidate
        className="grid gap-5"
      >
        {failure && failure.fields === undefined && (
          <Alert variant="danger" live="polite" title="Not saved">
            {failure.message}
          </Alert>
        )}
        <TextField
          label="Old address"
          hint="A path of this site, like /old-page"
          value={path}
          onChange={({ target: { value } }) => setPath(value)}
          required
          {...problem("path")}
        />
        <TextField
          label="Leads to"
          hint="A path of this site, or an address that begins with https://"
          value={target}
          onChange={({ target: { value } }) => setTarget(value)}
          required
          {...problem("target")}
        />
        <Select
          label="How long"
          value={String(status)}
          onChange={({ target: { value } }) => setStatus(value === "307" ? 307 : 308)}
          options={REDIRECT_STATUSES.map((one) => ({ value: String(one), label: STATUS_LABELS[one] }))}
        />
        <Checkbox
          label="Also where a page stands at the old address"
          checked={isOverPage}
          onChange={({ target: { checked } }) => setOverPage(checked)}
        />
      </form>
    </Dialog>
  )
}
