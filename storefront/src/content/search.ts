/** Words of the search results. */
export const search = {
  title: (words: string) => `Results for “${words}”`,
  none: (words: string) => `Nothing matches “${words}”`,
  advice:
    "Try the first part of the part number, or the model alone: hyphens, spaces and capitals make no difference.",
  action: "Browse all products",
} as const
