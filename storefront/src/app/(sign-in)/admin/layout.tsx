import type { ReactNode } from "react"
import { StaffProviders } from "@/staff/shell/StaffProviders"

/** Rendered for each visit: the scripts of a stored page would lack the nonce that the security policy requires. */
export const dynamic = "force-dynamic"

/** Layout of the staff's pages that need no session: sign-in, registration and passwords. */
export default function SignInLayout({ children }: { children: ReactNode }) {
  return <StaffProviders>{children}</StaffProviders>
}
