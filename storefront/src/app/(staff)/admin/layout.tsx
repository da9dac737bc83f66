import type { ReactNode } from "react"
import { site } from "@/config/site"
import { requireStaff } from "@/features/staff/session/require-staff"
import { StaffShell } from "@/features/staff/shell/StaffShell"

/** What surrounds every page of the staff. Strangers get none of it: they are led to the sign-in. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const staff = await requireStaff()
  return (
    <StaffShell staff={staff} siteName={site().name}>
      {children}
    </StaffShell>
  )
}
