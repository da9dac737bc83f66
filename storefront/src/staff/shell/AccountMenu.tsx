"use client"

import { Button, Text } from "@scanwright/design-system"
import { forgetDrafts } from "./draft-store"
import { useStaffContext } from "./staff-context"

/**
 * The signed-in person, and the sign-out button. A plain form, which works without scripts and loads a new document, so that no
 * page of this session stays in memory.
 */
export function AccountMenu() {
  const { staff } = useStaffContext()
  return (
    <form
      method="post"
      action="/api/staff/sign-out"
      onSubmit={forgetDrafts}
      className="ms-auto flex items-center gap-3"
    >
      <Text size="sm" variant="muted" className="hidden sm:block">
        {staff.name}
      </Text>
      <Button type="submit" variant="secondary" size="sm">
        Sign out
      </Button>
    </form>
  )
}
