import {
  COMPANY_MEMBER_STATUSES,
  type CompanyInvitation,
  type CompanyMember,
  type CompanyMembersResponse,
  companyRolesAllow,
} from "@scanwright/backend/contract"
import { Alert, Expander, MemberList, Panel, RowList } from "@scanwright/design-system"
import { accountCopy } from "@/content/account"
import { AccountForm } from "../forms/AccountForm"
import { roleNames, roleOptions } from "../forms/options"
import { AccountScreen } from "../frame/AccountScreen"
import { personNameOf } from "../frame/display-name"
import { type Account, needForAccount } from "../session/client"
import {
  changeStatusAction,
  inviteAction,
  removeMemberAction,
  resendAction,
  saveRolesAction,
  withdrawAction,
} from "./actions"

const copy = accountCopy.peoplePage
const { problem: problemTitle, labels } = accountCopy

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" })

/** What an admin may change of a colleague; of oneself only the roles. */
function MemberForms({ member }: { member: CompanyMember }) {
  const name = personNameOf(member)
  const hidden = { id: member.id }
  const isSuspended = member.status === "suspended"
  return (
    <Expander summary={copy.change(name)}>
      <div className="grid gap-6 py-4">
        <AccountForm
          id={`roles-${member.id}`}
          action={saveRolesAction}
          send={copy.saveRoles}
          sendName={`${copy.saveRoles}: ${name}`}
          size="sm"
          problemTitle={problemTitle}
          hidden={hidden}
          groups={[
            {
              fields: [
                {
                  kind: "choices",
                  name: "roles",
                  label: labels.roles,
                  required: true,
                  options: roleOptions(),
                  value: member.roles,
                },
              ],
            },
          ]}
        />
        {!member.is_self && (
          <>
            <AccountForm
              id={`status-${member.id}`}
              action={changeStatusAction}
              send={isSuspended ? copy.resume : copy.suspend}
              sendName={`${isSuspended ? copy.resume : copy.suspend}: ${name}`}
              variant="secondary"
              size="sm"
              note={isSuspended ? undefined : copy.suspendText}
              problemTitle={problemTitle}
              hidden={{ ...hidden, status: isSuspended ? "active" : "suspended" }}
            />
            <Expander summary={copy.removeOpen(name)}>
              <AccountForm
                id={`remove-${member.id}`}
                action={removeMemberAction}
                send={copy.removeConfirm}
                sendName={`${copy.removeConfirm}: ${name}`}
                variant="danger"
                size="sm"
                note={copy.removeText}
                problemTitle={problemTitle}
                hidden={hidden}
              />
            </Expander>
          </>
        )}
      </div>
    </Expander>
  )
}

function MembersPanel({ members, isAdmin }: { members: readonly CompanyMember[]; isAdmin: boolean }) {
  return (
    <Panel title={copy.list} flush>
      <MemberList
        label={copy.list}
        members={members.map((member) => ({
          id: member.id,
          name: personNameOf(member),
          email: member.email,
          roles: roleNames(member.roles),
          ...(member.is_self && { selfLabel: copy.you }),
          ...(member.status === "suspended" && {
            state: { label: COMPANY_MEMBER_STATUSES.suspended, variant: "warning" as const },
          }),
          ...(isAdmin && { children: <MemberForms member={member} /> }),
        }))}
      />
    </Panel>
  )
}

function InvitationButtons({ invitation: { id, email } }: { invitation: CompanyInvitation }) {
  return (
    <span className="flex flex-wrap gap-2">
      <AccountForm
        id={`resend-${id}`}
        action={resendAction}
        send={copy.resend}
        sendName={`${copy.resend}: ${email}`}
        variant="secondary"
        size="sm"
        problemTitle={problemTitle}
        hidden={{ id }}
      />
      <AccountForm
        id={`withdraw-${id}`}
        action={withdrawAction}
        send={copy.withdraw}
        sendName={`${copy.withdraw}: ${email}`}
        variant="ghost"
        size="sm"
        problemTitle={problemTitle}
        hidden={{ id }}
      />
    </span>
  )
}

function InvitationsPanel({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  if (invitations.length === 0) return <Panel title={copy.invitations}>{copy.noInvitations}</Panel>
  return (
    <Panel title={copy.invitations} flush>
      <RowList
        label={copy.invitations}
        rows={invitations.map((invitation) => ({
          id: invitation.id,
          title: invitation.email,
          hint: `${roleNames(invitation.roles).join(", ")}. ${copy.invitedUntil(day.format(new Date(invitation.expires_at)))}`,
          end: <InvitationButtons invitation={invitation} />,
        }))}
      />
    </Panel>
  )
}

function InvitePanel() {
  return (
    <Panel title={copy.invite} intro={copy.inviteIntro}>
      <AccountForm
        id="invite"
        action={inviteAction}
        send={copy.send}
        problemTitle={problemTitle}
        groups={[
          {
            fields: [
              { kind: "email", name: "email", label: labels.email, autoComplete: "off", required: true },
              {
                kind: "choices",
                name: "roles",
                label: labels.roles,
                required: true,
                options: roleOptions(),
                value: ["buyer"],
              },
            ],
          },
        ]}
      />
    </Panel>
  )
}

/** The people of the company; for admins with what may be changed, open invitations, and a form that invites. */
export async function PeopleScreen({ account, notice }: { account: Account; notice: string }) {
  const { members, invitations } = await needForAccount<CompanyMembersResponse>("/store/account/members")
  const isAdmin = companyRolesAllow(account.roles, "people.manage")
  return (
    <AccountScreen company={account.company} title={copy.title} intro={copy.intro} notice={notice}>
      {!isAdmin && <Alert>{copy.readOnly}</Alert>}
      <MembersPanel members={members.filter(({ status }) => status !== "removed")} isAdmin={isAdmin} />
      {isAdmin && (
        <>
          <InvitationsPanel invitations={invitations} />
          <InvitePanel />
        </>
      )}
    </AccountScreen>
  )
}
