import { type CompanyPermission, companyRolesAllow } from "@scanwright/backend/contract"
import type { ReactElement, ReactNode } from "react"
import { reportPageStatus } from "@/lib/page-status"
import type { Account } from "../session/client"
import { requireAccount } from "../session/require-account"
import { AccountMessage } from "./AccountMessage"
import { queryOf, type SearchParams } from "./query"

interface Visit {
  readonly account: Account
  /** Name of what has been done, from the address; empty for nothing. */
  readonly notice: string
  /** Further parameters of the address. */
  readonly searchParams: SearchParams
}

/**
 * Makes a page of the account; all of them are made here, because layouts do not run for each navigation. Strangers are redirected
 * to the sign-in; members whose roles do not allow the page see that, with the status 403.
 *
 * @param permission that the page needs
 * @param render shows the page
 */
export function accountPage(
  permission: CompanyPermission,
  render: (visit: Visit) => ReactNode | Promise<ReactNode>,
): (props: { searchParams: SearchParams }) => Promise<ReactElement> {
  return async ({ searchParams }) => {
    const account = await requireAccount()
    if (!companyRolesAllow(account.roles, permission)) {
      reportPageStatus(403)
      return <AccountMessage reason="forbidden" />
    }
    return <>{await render({ account, notice: await queryOf(searchParams, "notice"), searchParams })}</>
  }
}
