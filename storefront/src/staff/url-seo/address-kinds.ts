/** What public addresses are told apart by. */
export const ADDRESS_KINDS = ["pages", "catalogue", "products", "articles", "configured"] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]
