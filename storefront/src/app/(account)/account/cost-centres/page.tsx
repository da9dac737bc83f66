import { CostCentresScreen } from "@/account/addresses/CostCentresScreen"
import { accountPage } from "@/account/frame/account-page"
import { queryOf } from "@/account/frame/query"
import { pageNumberOf } from "@/lib/list-pages"

/** The cost centres of the company. */
export default accountPage("addresses.use", async ({ account, notice, searchParams }) => (
  <CostCentresScreen
    account={account}
    notice={notice}
    page={pageNumberOf(await queryOf(searchParams, "page"))}
    change={await queryOf(searchParams, "change")}
  />
))
