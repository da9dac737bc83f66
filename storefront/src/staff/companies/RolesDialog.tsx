"use client"

import { COMPANY_ROLE_LABELS, COMPANY_ROLES, type CompanyRole } from "@scanwright/backend/contract"
import { Button, CheckboxGroup, Dialog } from "@scanwright/design-system"
import { type SyntheticEvent, useId, useState } from "react"

interface Props {
  /** Name of the member. */
  name: string
  roles: readonly CompanyRole[]
  isPending: boolean
  onClose: () => void
  onSave: (roles: CompanyRole[]) => void
}

/** The form of a member's roles. */
export function RolesDialog({ name, roles, isPending, onClose, onSave }: Props) {
  const formId = useId()
  const [chosen, setChosen] = useState<readonly string[]>(roles)
  const [error, setError] = useState<string>()

  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const next = COMPANY_ROLES.filter((role) => chosen.includes(role))
    setError(next.length === 0 ? "Choose at least one role" : undefined)
    if (next.length > 0) onSave(next)
  }

  return (
    <Dialog
      open
      title={`Roles of ${name}`}
      description="Roles add up. They hold from the person's next step."
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Save roles
          </Button>
        </>
      }
    >
      <form data-record-form id={formId} onSubmit={save} noValidate>
        <CheckboxGroup
          legend="Roles"
          name="roles"
          value={chosen}
          onChange={setChosen}
          options={COMPANY_ROLES.map((role) => ({
            value: role,
            label: COMPANY_ROLE_LABELS[role].label,
            hint: COMPANY_ROLE_LABELS[role].help,
          }))}
          {...(error !== undefined && { error })}
        />
      </form>
    </Dialog>
  )
}
