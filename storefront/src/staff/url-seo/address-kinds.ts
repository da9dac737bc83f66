/** Kinds of public addresses, each a tab of the list. */
export const ADDRESS_KINDS = ["pages", "catalogue", "products", "articles", "configured"] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]
