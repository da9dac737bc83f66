"use client"

import { Button, Text } from "@scanwright/design-system"
import { forgetDrafts } from "./draft-store"
import { useStaffContext } from "./staff-context"

/**
 * Who is signed in, and the way out. A form of its own: it works without scripts, and the new document that answers it
 * forgets every page that this one had in memory.
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
