"use client"

import { ROLE_REFUSAL } from "@scanwright/backend/contract"
import { Button, EmptyState } from "@scanwright/design-system"
import { StaffPage } from "./StaffPage"

/** The 403 of staff pages. */
export function RoleForbids() {
  return (
    <StaffPage title="Not allowed">
      <EmptyState title={ROLE_REFUSAL} actions={<Button href="/admin/dashboard">Go to the dashboard</Button>}>
        An owner of the shop can give you another role, under Settings, Staff.
      </EmptyState>
    </StaffPage>
  )
}
