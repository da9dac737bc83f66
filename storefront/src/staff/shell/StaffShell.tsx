"use client"

import { Link, Logo, SkipLink, Workspace } from "@scanwright/design-system"
import { type ReactNode, useMemo, useState } from "react"
import type { Staff } from "@/staff/session/client"
import { PaletteButton } from "./PaletteButton"
import { SignInAgain } from "@/staff/session/SignInAgain"
import { AccountMenu } from "./AccountMenu"
import { LeaveDialog } from "./LeaveDialog"
import { STAFF_PLACES } from "./navigation"
import { StaffContext } from "./staff-context"
import { StaffProviders } from "./StaffProviders"
import type { Theme } from "./theme"
import { ThemeChoice } from "./ThemeChoice"
import { useSessionRenewal } from "./useSessionRenewal"

interface Props {
  staff: Staff
  siteName: string
  /** The stored choice of colours; undefined for those of the system. */
  theme: Theme | undefined
  children: ReactNode
}

/** Layout of every staff page: navigation, account, and the dialogs any page may need. */
export function StaffShell({ staff, siteName, theme: storedTheme, children }: Props) {
  useSessionRenewal()
  const [theme, setTheme] = useState(storedTheme)
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
          actions={
            <>
              <PaletteButton />
              <AccountMenu />
            </>
          }
          theme={theme}
          foot={
            <div className="grid gap-4">
              <Link href="/">Go to the shop</Link>
              <ThemeChoice theme={theme} onChange={setTheme} />
            </div>
          }
        >
          {children}
        </Workspace>
        <SignInAgain email={staff.email} />
        <LeaveDialog />
      </StaffProviders>
    </StaffContext>
  )
}
