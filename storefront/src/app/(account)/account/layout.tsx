import type { ReactNode } from "react"
import { AccountFrame } from "@/account/frame/AccountFrame"
import { companyNameOf } from "@/account/frame/display-name"
import { requireAccount } from "@/account/session/require-account"
import { SiteShell } from "../../(site)/_frame/SiteShell"

/** Rendered for each visit: what it shows is one company's. */
export const dynamic = "force-dynamic"

/** Layout of every page of the account. Strangers are redirected to the sign-in before anything is rendered. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const account = await requireAccount()
  return (
    <SiteShell companyName={companyNameOf(account.company)}>
      <AccountFrame account={account}>{children}</AccountFrame>
    </SiteShell>
  )
}
