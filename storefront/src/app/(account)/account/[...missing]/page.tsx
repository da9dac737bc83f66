import { AccountMessage } from "@/account/frame/AccountMessage"
import { requireAccount } from "@/account/session/require-account"
import { reportPageStatus } from "@/lib/page-status"

/** Any other address below /account: redirects strangers to the sign-in, and shows members a 404. */
export default async function MissingPage() {
  await requireAccount()
  reportPageStatus(404)
  return <AccountMessage reason="missing" />
}
