import { cookies } from "next/headers"
import type { ReactNode } from "react"
import { site } from "@/config/site"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffShell } from "@/staff/shell/StaffShell"
import { THEME_COOKIE, toTheme } from "@/staff/shell/theme"

/** Layout of every staff page. Strangers are redirected to the sign-in before anything is rendered. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const staff = await requireStaff()
  await loadCompanyIfPossible()
  const theme = toTheme((await cookies()).get(THEME_COOKIE)?.value)
  return (
    <StaffShell staff={staff} siteName={site().name} theme={theme}>
      {children}
    </StaffShell>
  )
}
