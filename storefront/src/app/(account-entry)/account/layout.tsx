import type { ReactNode } from "react"
import { AccountProviders } from "@/account/frame/AccountProviders"

/** Rendered for each visit: the scripts of a stored page would lack the nonce that the security policy requires. */
export const dynamic = "force-dynamic"

/** Layout of the account's pages that need no session: sign-in, registration and passwords. */
export default function AccountEntryLayout({ children }: { children: ReactNode }) {
  return <AccountProviders>{children}</AccountProviders>
}
