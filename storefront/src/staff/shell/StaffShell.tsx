"use client"

import { Button, Link, Logo, SkipLink, Workspace } from "@scanwright/design-system"
import { type ReactNode, useMemo, useState } from "react"
import type { Staff } from "@/staff/session/client"
import { PaletteButton } from "./PaletteButton"
import { SignInAgain } from "@/staff/session/SignInAgain"
import { AccountMenu } from "./AccountMenu"
import { LeaveDialog } from "./LeaveDialog"
import { staffPlaces } from "./navigation"
import { StaffContext } from "./staff-context"
import { StaffShortcuts } from "./shortcuts/StaffShortcuts"
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
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const context = useMemo(() => ({ staff, siteName }), [staff, siteName])
  return (
    <StaffContext value={context}>
      <StaffProviders>
        <SkipLink />
        <Workspace
          logo={<Logo name={siteName} />}
          homeHref="/admin/dashboard"
          homeLabel={`${siteName} staff dashboard`}
          groups={staffPlaces(staff.role)}
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
              <Button
                size="sm"
                variant="secondary"
                aria-keyshortcuts="?"
                className="justify-self-start"
                onClick={() => setShowsShortcuts(true)}
              >
                Keyboard shortcuts
              </Button>
              <ThemeChoice theme={theme} onChange={setTheme} />
            </div>
          }
        >
          {children}
        </Workspace>
        <SignInAgain email={staff.email} />
        <LeaveDialog />
        <StaffShortcuts open={showsShortcuts} onOpenChange={setShowsShortcuts} />
      </StaffProviders>
    </StaffContext>
  )
}
