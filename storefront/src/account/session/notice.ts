import type { AccountNotice } from "@/content/account"

/** Address of a page that says what has been done. */
export const withNotice = <Page extends `/account${string}`>(page: Page, notice: AccountNotice) =>
  `${page}?notice=${notice}` as const
