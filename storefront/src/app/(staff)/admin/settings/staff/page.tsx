import { STAFF_ROLE_LABELS, STAFF_ROLES } from "@scanwright/backend/contract"
import { Alert, FactList, Panel } from "@scanwright/design-system"
import { requireStaff } from "@/staff/session/require-staff"
import { readStaffList, readStaffPolicy } from "@/staff/settings/data"
import { InvitationsPanel } from "@/staff/settings/InvitationsPanel"
import { InvitePanel } from "@/staff/settings/InvitePanel"
import { SecondFactorRulePanel } from "@/staff/settings/SecondFactorRulePanel"
import { StaffPanel } from "@/staff/settings/StaffPanel"
import { StaffPage } from "@/staff/shell/StaffPage"
import { momentText } from "@/staff/submissions/moments"

/** Who works here, with which role, and who is invited. */
export default async function StaffSettingsPage() {
  await requireStaff()
  const [list, policy] = await Promise.all([readStaffList(), readStaffPolicy()])
  return (
    <StaffPage title="Staff" intro="Who works here, and what each of them may do.">
      {list.ok ? (
        <>
          <StaffPanel staff={list.value.staff} />
          <InvitePanel />
          {policy.ok ? (
            <SecondFactorRulePanel
              staff={list.value.staff}
              isRequired={policy.value.staff_policy.requires_second_factor}
            />
          ) : (
            <Alert variant="danger" title="The rule for second factors could not be read">
              {policy.failure.message}
            </Alert>
          )}
          {list.value.invitations.length > 0 && (
            <InvitationsPanel
              invitations={list.value.invitations.map((invitation) => ({
                ...invitation,
                until: momentText(invitation.expires_at),
              }))}
            />
          )}
        </>
      ) : (
        <Alert variant="danger" title="The members of staff could not be read">
          {list.failure.message}
        </Alert>
      )}
      <Panel title="Roles">
        <FactList
          items={STAFF_ROLES.map((role) => ({
            title: STAFF_ROLE_LABELS[role].label,
            text: STAFF_ROLE_LABELS[role].help,
          }))}
        />
      </Panel>
    </StaffPage>
  )
}
