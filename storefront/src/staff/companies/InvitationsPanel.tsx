"use client"

import {
  type AdminCompanyAccountResponse,
  COMPANY_ROLE_LABELS,
  COMPANY_ROLES,
  companyRoleSchema,
} from "@scanwright/backend/contract"
import {
  Button,
  CheckboxGroup,
  FormActions,
  Panel,
  RowList,
  Text,
  TextField,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { momentText } from "@/staff/submissions/moments"
import { inviteCompanyMember, resendCompanyInvitation, revokeCompanyInvitation } from "./actions"

interface Props extends Pick<AdminCompanyAccountResponse, "invitations"> {
  companyId: string
  /** Whether the role of who looks may change companies. */
  canWrite: boolean
  /** True for a closed company, into which nobody can be invited. */
  isClosed: boolean
}

type Invitation = Props["invitations"][number]

const ADMIN = ["admin"]

/** Invites a person, as an admin unless other roles are chosen. */
function InviteForm({ companyId }: { companyId: string }) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(inviteCompanyMember, {
    handles: ["invalid"],
    isRepeatable: false,
  })
  const [email, setEmail] = useState("")
  const [roles, setRoles] = useState<readonly string[]>(ADMIN)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  const invite = async (event: SyntheticEvent) => {
    event.preventDefault()
    const outcome = await run({
      id: companyId,
      email: email.trim(),
      roles: companyRoleSchema.array().parse(roles),
    })
    setProblems(
      outcome.ok || outcome.kind !== "invalid" ? {} : (outcome.fields ?? { email: outcome.message }),
    )
    if (!outcome.ok) return
    toaster.show({
      variant: "success",
      title: "Invited",
      description: `${email.trim()} gets a link by mail.`,
    })
    setEmail("")
    setRoles(ADMIN)
    router.refresh()
  }

  return (
    <form data-record-form onSubmit={(event) => void invite(event)} className="grid gap-4" noValidate>
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="off"
        required
        value={email}
        error={problems.email ?? null}
        onChange={({ target }) => setEmail(target.value)}
      />
      <CheckboxGroup
        legend="Roles"
        name="invited-roles"
        columns="two"
        value={roles}
        onChange={setRoles}
        options={COMPANY_ROLES.map((role) => ({ value: role, label: COMPANY_ROLE_LABELS[role].label }))}
        error={problems.roles ?? null}
      />
      <FormActions>
        <Button type="submit" variant="secondary" loading={isPending}>
          Send invitation
        </Button>
      </FormActions>
    </form>
  )
}

interface ActionsProps extends Pick<Props, "companyId" | "isClosed"> {
  invitation: Invitation
}

/** Sends an invitation again, or revokes it; either shows the list as it is stored afterwards. */
function InvitationActions({ companyId, isClosed, invitation: { id, email } }: ActionsProps) {
  const router = useRouter()
  const resending = useStaffAction(resendCompanyInvitation, { isRepeatable: false })
  const revoking = useStaffAction(revokeCompanyInvitation)
  const isPending = resending.isPending || revoking.isPending

  const change = async ({ run }: typeof resending, title: string, description: string) => {
    const outcome = await run({ id: companyId, invitation: id })
    if (outcome.ok) toaster.show({ variant: "success", title, description })
    // A refusal means that the invitation was accepted or revoked meanwhile.
    router.refresh()
  }

  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      {!isClosed && (
        <Button
          size="sm"
          variant="secondary"
          disabled={isPending}
          onClick={() => void change(resending, "Sent again", `${email} gets a new link.`)}
          aria-label={`Send again to ${email}`}
        >
          Send again
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        disabled={isPending}
        onClick={() => void change(revoking, "Revoked", `The link of ${email} opens nothing any more.`)}
        aria-label={`Revoke the invitation of ${email}`}
      >
        Revoke
      </Button>
    </span>
  )
}

/** Invitations to a company that nobody has accepted, each with its actions, and a form for a new one. */
export function InvitationsPanel({ companyId, invitations, canWrite, isClosed }: Props) {
  return (
    <Panel title="Invitations">
      <div className="grid gap-6">
        {invitations.length === 0 ? (
          <Text variant="muted">Nobody is invited.</Text>
        ) : (
          <RowList
            label="Open invitations"
            rows={invitations.map((invitation) => ({
              id: invitation.id,
              title: invitation.email,
              hint: `${invitation.roles.map((role) => COMPANY_ROLE_LABELS[role].label).join(", ")}, until ${momentText(invitation.expires_at)}`,
              ...(canWrite && { end: <InvitationActions {...{ companyId, isClosed, invitation }} /> }),
            }))}
          />
        )}
        {canWrite && !isClosed && <InviteForm companyId={companyId} />}
      </div>
    </Panel>
  )
}
