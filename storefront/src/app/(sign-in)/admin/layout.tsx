import type { ReactNode } from "react"
import { StaffProviders } from "@/staff/shell/StaffProviders"

/** Drawn for each visit: the scripts of a stored page would lack the nonce that the policy asks of them. */
export const dynamic = "force-dynamic"

/** The pages in front of the staff's door. */
export default function DoorLayout({ children }: { children: ReactNode }) {
  return <StaffProviders>{children}</StaffProviders>
}
