import { accountPage } from "@/account/frame/account-page"
import { CompanyScreen } from "@/account/company/CompanyScreen"

/** The company's details. */
export default accountPage("company.read", ({ account, notice }) => (
  <CompanyScreen account={account} notice={notice} />
))
