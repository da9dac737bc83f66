import { accountPage } from "@/account/frame/account-page"
import { OverviewScreen } from "@/account/overview/OverviewScreen"

/** The first page of a company's account. */
export default accountPage("company.read", ({ account, notice }) => (
  <OverviewScreen account={account} notice={notice} />
))
