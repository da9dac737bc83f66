/** Ids of a product page's tabs: the fragment of an address opens the tab of that id. */
export const TAB_IDS = {
  description: "description",
  keyFeatures: "key-features",
  compatibility: "compatibility",
  downloads: "downloads",
} as const
