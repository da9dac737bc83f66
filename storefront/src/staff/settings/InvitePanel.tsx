"use client"

import type { StaffRole } from "@scanwright/backend/contract"
import { Button, FormActions, Panel, TextField, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { inviteStaff } from "./actions"
import { RoleSelect } from "./RoleSelect"

/** Invites a person by mail, with a role. */
export function InvitePanel() {
  const router = useRouter()
  const { run, isPending } = useStaffAction(inviteStaff, { handles: ["invalid"], isRepeatable: false })
  const [email, setEmail] = useState("")
  const [role, setRole] = useState<StaffRole>("editor")
  const [error, setError] = useState<string>()

  const invite = async (event: SyntheticEvent) => {
    event.preventDefault()
    const outcome = await run({ email: email.trim(), role })
    setError(
      outcome.ok || outcome.kind !== "invalid" ? undefined : (outcome.fields?.email ?? outcome.message),
    )
    if (!outcome.ok) return
    toaster.show({
      variant: "success",
      title: "Invited",
      description: `${email.trim()} gets a link by mail.`,
    })
    setEmail("")
    router.refresh()
  }

  return (
    <Panel title="Invite somebody">
      <form onSubmit={(event) => void invite(event)} className="grid gap-4 sm:grid-cols-2" noValidate>
        <TextField
          label="Work e-mail"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          {...(error !== undefined && { error })}
        />
        <RoleSelect label="Role" value={role} onChoose={setRole} explains />
        <FormActions className="sm:col-span-2">
          <Button type="submit" loading={isPending}>
            Send invitation
          </Button>
        </FormActions>
      </form>
    </Panel>
  )
}
