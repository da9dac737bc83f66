"use client"

import {
  type AdminCompanyAccountResponse,
  COMPANY_MEMBER_STATUSES,
  COMPANY_ROLE_LABELS,
} from "@scanwright/backend/contract"
import {
  Badge,
  type BadgeProps,
  Button,
  type DataColumn,
  DataTable,
  Dialog,
  Menu,
  Panel,
  Text,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { changeCompanyMember, removeCompanyMember } from "./actions"
import { RolesDialog } from "./RolesDialog"

type Member = AdminCompanyAccountResponse["members"][number]

interface Props {
  companyId: string
  members: readonly Member[]
}

const VARIANTS: Readonly<Record<Member["status"], BadgeProps["variant"]>> = {
  active: "success",
  suspended: "warning",
  removed: "neutral",
}

const nameOf = ({ first_name: first, last_name: last, email }: Member) =>
  [first, last].filter(Boolean).join(" ") || email

const rolesOf = ({ roles }: Member) => roles.map((role) => COMPANY_ROLE_LABELS[role].label).join(", ")

/** What staff are about to do with a member. */
type Asked = { readonly member: Member; readonly what: "roles" | "suspend" | "remove" } | null

const QUESTIONS = {
  suspend: {
    label: "Suspend",
    description: "The person is signed out at once and cannot sign in until you let them back in.",
  },
  remove: {
    label: "Remove",
    description:
      "The person is signed out at once and belongs to no company any more. What they did stays with the company.",
  },
} as const

interface QuestionProps {
  member: Member
  what: keyof typeof QUESTIONS
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** The question before a member loses access. */
function AccessQuestion({ member, what, isPending, onClose, onConfirm }: QuestionProps) {
  const { label, description } = QUESTIONS[what]
  return (
    <Dialog
      open
      role="alertdialog"
      title={`${label} ${nameOf(member)}?`}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={isPending} onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    />
  )
}

/** Changes and removes members, and shows the result in a toast. */
function useMembers(companyId: string, close: () => void) {
  const router = useRouter()
  const changing = useStaffAction(changeCompanyMember)
  const removing = useStaffAction(removeCompanyMember)

  const finish = (isDone: boolean, title: string, member: Member) => {
    if (isDone) {
      close()
      toaster.show({ variant: "success", title, description: nameOf(member) })
    }
    router.refresh()
  }
  const change = async (
    member: Member,
    body: { roles?: Member["roles"]; status?: "active" | "suspended" },
    title: string,
  ) => finish((await changing.run({ id: companyId, member: member.id, body })).ok, title, member)
  const remove = async (member: Member) =>
    finish((await removing.run({ id: companyId, member: member.id })).ok, "Removed", member)

  return { change, remove, isPending: changing.isPending || removing.isPending }
}

/** Members of a page. */
const PER_PAGE = 10

const COLUMNS: readonly DataColumn<Member>[] = [
  {
    id: "name",
    header: "Member",
    isRowHeader: true,
    cell: (member) => (
      <span className="grid">
        {nameOf(member)}
        <Text as="span" size="sm" variant="muted" className="wrap-anywhere">
          {member.email}
        </Text>
      </span>
    ),
  },
  { id: "roles", header: "Roles", cell: rolesOf },
  {
    id: "status",
    header: "State",
    cell: ({ status }) => <Badge variant={VARIANTS[status]}>{COMPANY_MEMBER_STATUSES[status]}</Badge>,
  },
]

interface MemberMenuProps {
  member: Member
  onAsk: (what: "roles" | "suspend" | "remove") => void
  onRelease: () => void
}

/** What can be done with a member; with one who is removed, nothing. */
const MemberMenu = ({ member, onAsk, onRelease }: MemberMenuProps) =>
  member.status !== "removed" && (
    <Menu
      trigger="more"
      size="sm"
      align="end"
      label={`Actions for ${nameOf(member)}`}
      groups={[
        [
          { kind: "action", label: "Change roles", onSelect: () => onAsk("roles") },
          member.status === "suspended"
            ? { kind: "action", label: "Let back in", onSelect: onRelease }
            : { kind: "action", label: "Suspend", onSelect: () => onAsk("suspend") },
        ],
        [{ kind: "action", label: "Remove", variant: "danger", onSelect: () => onAsk("remove") }],
      ]}
    />
  )

/** The members of a company, with their roles: staff change roles, suspend and remove. */
export function MembersPanel({ companyId, members }: Props) {
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const { change, remove, isPending } = useMembers(companyId, close)

  return (
    <Panel title="Members">
      {members.length === 0 ? (
        <Text variant="muted">Nobody belongs to this company.</Text>
      ) : (
        <DataTable
          caption="Members"
          hideCaption
          noun={["member", "members"]}
          columns={COLUMNS}
          rows={members}
          rowId={({ id }) => id}
          rowName={nameOf}
          rowActions={(member) => (
            <MemberMenu
              member={member}
              onAsk={(what) => setAsked({ member, what })}
              onRelease={() => void change(member, { status: "active" }, "Let back in")}
            />
          )}
          pageSize={PER_PAGE}
        />
      )}
      {asked?.what === "roles" && (
        <RolesDialog
          name={nameOf(asked.member)}
          roles={asked.member.roles}
          isPending={isPending}
          onClose={close}
          onSave={(roles) => void change(asked.member, { roles }, "Roles changed")}
        />
      )}
      {asked !== null && asked.what !== "roles" && (
        <AccessQuestion
          member={asked.member}
          what={asked.what}
          isPending={isPending}
          onClose={close}
          onConfirm={() =>
            void (asked.what === "remove"
              ? remove(asked.member)
              : change(asked.member, { status: "suspended" }, "Suspended"))
          }
        />
      )}
    </Panel>
  )
}
