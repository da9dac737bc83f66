import { accountPage } from "@/account/frame/account-page"
import { ProfileScreen } from "@/account/profile/ProfileScreen"

/** One's own profile. */
export default accountPage("account.own", ({ account, notice }) => (
  <ProfileScreen account={account} notice={notice} />
))
