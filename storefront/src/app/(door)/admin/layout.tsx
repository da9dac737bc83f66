import type { ReactNode } from "react"
import { StaffProviders } from "@/features/staff/shell/StaffProviders"

/** The pages in front of the staff's door. */
export default function DoorLayout({ children }: { children: ReactNode }) {
  return <StaffProviders>{children}</StaffProviders>
}
