"use client"

import { STAFF_ROLE_LABELS, STAFF_ROLES, type StaffRole } from "@scanwright/backend/contract"
import { Select, type SelectProps } from "@scanwright/design-system"

interface Props extends Omit<SelectProps, "options" | "value" | "onChange" | "hint"> {
  value: StaffRole
  onChoose: (role: StaffRole) => void
  /** True shows what the chosen role may do. */
  explains?: boolean
}

/** The choice of a role. */
export function RoleSelect({ value, onChoose, explains = false, ...select }: Props) {
  return (
    <Select
      {...select}
      {...(explains && { hint: STAFF_ROLE_LABELS[value].help })}
      value={value}
      onChange={({ target }) => {
        const role = STAFF_ROLES.find((one) => one === target.value)
        if (role) onChoose(role)
      }}
      options={STAFF_ROLES.map((role) => ({ value: role, label: STAFF_ROLE_LABELS[role].label }))}
    />
  )
}
