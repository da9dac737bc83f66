// Addresses of companies' accounts. Separate from those of public pages, which every page's scripts carry.

export const overview = "/account"
export const signIn = "/account/sign-in"
export const register = "/account/register"
export const forgotPassword = "/account/forgot-password"
export const people = "/account/people"
export const company = "/account/company"
export const addresses = "/account/addresses"
export const costCentres = "/account/cost-centres"
export const profile = "/account/profile"
/** A page with a form in place of one entry. @param id of the entry to change */
export const changing = (page: typeof addresses | typeof costCentres, id: string) =>
  `${page}?${new URLSearchParams({ change: id }).toString()}` as const
/** A further page of a list. @param number counted from 1 */
export const pageOf = (page: typeof addresses | typeof costCentres, number: number) =>
  number > 1 ? (`${page}?page=${number}` as const) : page
