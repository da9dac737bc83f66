"use client"

import { STAFF_ROLE_LABELS, type StaffMember, type StaffRole } from "@scanwright/backend/contract"
import { Badge, Button, Dialog, Panel, RowList, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useStaffContext } from "@/staff/shell/staff-context"
import { changeRole, removeStaff, resetSecondFactor } from "./actions"
import { RoleSelect } from "./RoleSelect"

const nameOf = ({ first_name: first, last_name: last, email }: StaffMember) =>
  [first, last].filter(Boolean).join(" ") || email

interface RemoveDialogProps {
  /** Null while the dialog is closed. */
  member: StaffMember | null
  isRemoving: boolean
  onClose: () => void
  onRemove: (member: StaffMember) => void
}

function RemoveDialog({ member, isRemoving, onClose, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      open={member !== null}
      role="alertdialog"
      title={`Remove ${member ? nameOf(member) : ""}?`}
      description="The account is deleted and its sessions and secret keys end at once. What the person did stays in the activity log."
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={isRemoving} onClick={() => member && onRemove(member)}>
            Remove
          </Button>
        </>
      }
    />
  )
}

interface MemberControlsProps {
  member: StaffMember
  isPending: boolean
  onChange: (role: StaffRole) => void
  onReset: () => void
  onRemove: () => void
}

/** What an owner can do with another member of staff. */
function MemberControls({ member, isPending, onChange, onReset, onRemove }: MemberControlsProps) {
  const name = nameOf(member)
  return (
    <span className="flex flex-wrap items-center gap-2 sm:justify-end">
      <RoleSelect
        label={`Role of ${name}`}
        hideLabel
        value={member.role}
        disabled={isPending}
        onChoose={onChange}
      />
      {member.second_factor && (
        <Button
          size="sm"
          variant="ghost"
          disabled={isPending}
          onClick={onReset}
          aria-label={`Reset second factor of ${name}`}
        >
          Reset second factor
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove…
      </Button>
    </span>
  )
}

/** Members of staff, with role and removal; one's own role and account stay as they are. */
export function StaffPanel({ staff }: { staff: readonly StaffMember[] }) {
  const router = useRouter()
  const { staff: me } = useStaffContext()
  const changing = useStaffAction(changeRole)
  const removing = useStaffAction(removeStaff)
  const resetting = useStaffAction(resetSecondFactor)
  const [asked, setAsked] = useState<StaffMember | null>(null)

  const change = async (member: StaffMember, role: StaffRole) => {
    if ((await changing.run({ id: member.id, role })).ok) {
      toaster.show({
        variant: "success",
        title: "Role changed",
        description: `${nameOf(member)}: ${STAFF_ROLE_LABELS[role].label}`,
      })
    }
    router.refresh()
  }
  const remove = async (member: StaffMember) => {
    if (!(await removing.run({ id: member.id })).ok) return
    setAsked(null)
    toaster.show({ variant: "success", title: "Removed", description: nameOf(member) })
    router.refresh()
  }
  const reset = async (member: StaffMember) => {
    if (!(await resetting.run({ id: member.id })).ok) return
    toaster.show({
      variant: "success",
      title: "Second factor reset",
      description: `${nameOf(member)} signs in with the password alone, and can set up another.`,
    })
    router.refresh()
  }
  return (
    <Panel title="Members of staff" flush>
      <RowList
        label="Members of staff"
        rows={staff.map((member) => ({
          id: member.id,
          title: nameOf(member),
          hint: member.second_factor ? `${member.email}, second factor on` : member.email,
          end:
            member.id === me.id ? (
              <Badge>{`${STAFF_ROLE_LABELS[member.role].label}, you`}</Badge>
            ) : (
              <MemberControls
                member={member}
                isPending={changing.isPending || resetting.isPending}
                onChange={(role) => void change(member, role)}
                onReset={() => void reset(member)}
                onRemove={() => setAsked(member)}
              />
            ),
        }))}
      />
      <RemoveDialog
        member={asked}
        isRemoving={removing.isPending}
        onClose={() => setAsked(null)}
        onRemove={(member) => void remove(member)}
      />
    </Panel>
  )
}
