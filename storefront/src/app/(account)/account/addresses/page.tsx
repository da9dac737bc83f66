import { AddressesScreen } from "@/account/addresses/AddressesScreen"
import { accountPage } from "@/account/frame/account-page"
import { queryOf } from "@/account/frame/query"
import { pageNumberOf } from "@/lib/list-pages"

/** The addresses of the company. */
export default accountPage("addresses.use", async ({ account, notice, searchParams }) => (
  <AddressesScreen
    account={account}
    notice={notice}
    page={pageNumberOf(await queryOf(searchParams, "page"))}
    change={await queryOf(searchParams, "change")}
  />
))
