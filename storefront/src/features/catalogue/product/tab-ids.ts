/** Ids of a product page's tabs: an address that ends in one opens it. */
export const TAB_IDS = {
  description: "description",
  keyFeatures: "key-features",
  compatibility: "compatibility",
} as const
