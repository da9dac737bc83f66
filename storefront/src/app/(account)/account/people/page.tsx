import { accountPage } from "@/account/frame/account-page"
import { PeopleScreen } from "@/account/people/PeopleScreen"

/** The people of the company. */
export default accountPage("company.read", ({ account, notice }) => (
  <PeopleScreen account={account} notice={notice} />
))
