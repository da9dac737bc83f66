/** Copy of the saved lists, and of the page of a shared list. */
export const saved = {
  title: "Shared list",
  description: "A list of products with quantities and prices, to add to your cart or to save.",
  intro: "Prices and stock are today's. Add the list to your cart, or save it on this device.",
  caption: "Products of the list",
  emptyTitle: "This list is empty",
  emptyText: "The address names no product. Ask for the whole link, or make a list of your own.",
  browse: "Browse products",
  missingTitle: (lines: number) => (lines === 1 ? "One line is missing" : `${lines} lines are missing`),
  missingText: "Their part numbers are not, or no longer, among our products:",
  unreadableText: "Some of the address could not be read. Ask for the whole link.",
  cutTitle: "The list was cut",
  cutText: "A shared list holds 100 lines: the others were left out.",
  add: (products: number) => `Add ${products} to cart`,
  save: "Save as list",
  name: "Name of the list",
  defaultName: "Shared list",
  own: "Saved products",
  list: "List",
  option: (name: string, products: number) => `${name} (${products})`,
  share: "Copy link",
  shareText: "Whoever opens the link sees these products and quantities, with the prices of that day.",
  copied: { title: "Link copied!", description: "The list's link has been copied to your clipboard." },
  copyFailed: (link: string) => ({ title: "The link could not be copied", description: link }),
  remove: "Delete list",
  removed: (name: string) => ({ title: "List deleted", description: `“${name}” was deleted.` }),
  newList: "Save these as a new list",
  withoutNumber: (products: number) =>
    products === 1
      ? "1 product without a part number is not in the link."
      : `${products} products without a part number are not in the link.`,
} as const
