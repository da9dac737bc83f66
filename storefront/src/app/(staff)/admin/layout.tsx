import { cookies } from "next/headers"
import type { ReactNode } from "react"
import { site } from "@/config/site"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffShell } from "@/staff/shell/StaffShell"
import { THEME_COOKIE, toTheme } from "@/staff/shell/theme"

/** What surrounds every page of the staff. Strangers get none of it: they are led to the sign-in. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const staff = await requireStaff()
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value)
  return (
    <StaffShell staff={staff} siteName={site().name} theme={theme}>
      {children}
    </StaffShell>
  )
}
