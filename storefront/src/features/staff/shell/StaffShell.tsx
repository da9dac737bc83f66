"use client"

import { Link, Logo, SkipLink, Workspace } from "@scanwright/design-system"
import { type ReactNode, useMemo } from "react"
import type { Staff } from "@/lib/medusa/staff/client"
import { SignInAgain } from "../session/SignInAgain"
import { AccountMenu } from "./AccountMenu"
import { LeaveDialog } from "./LeaveDialog"
import { STAFF_PLACES } from "./navigation"
import { StaffContext } from "./staff-context"
import { StaffProviders } from "./StaffProviders"
import { useKeptSession } from "./useKeptSession"

interface Props {
  staff: Staff
  siteName: string
  children: ReactNode
}

/** What surrounds every page of the staff: where they can go, who they are, and the dialogs any page may need. */
export function StaffShell({ staff, siteName, children }: Props) {
  useKeptSession()
  const context = useMemo(() => ({ staff, siteName }), [staff, siteName])
  return (
    <StaffContext value={context}>
      <StaffProviders>
        <SkipLink />
        <Workspace
          logo={<Logo name={siteName} />}
          homeHref="/admin/dashboard"
          homeLabel={`${siteName} staff dashboard`}
          groups={STAFF_PLACES}
          actions={<AccountMenu />}
          foot={<Link href="/">Go to the shop</Link>}
        >
          {children}
        </Workspace>
        <SignInAgain email={staff.email} />
        <LeaveDialog />
      </StaffProviders>
    </StaffContext>
  )
}
