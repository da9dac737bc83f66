/** Copy of the comparison of products. */
export const compare = {
  title: "Compare products",
  description:
    "Compare up to four products side by side: price, stock and every specification. Differences are marked.",
  intro: "Price, stock and specifications side by side. Differences are marked.",
  emptyTitle: "Nothing to compare yet",
  emptyText:
    "Press Compare on two to four products in the list. You can share the link to a comparison with a colleague.",
  chosen: (count: number) => `Compare the ${count} products you chose`,
  browse: "Choose products",
  oneTitle: "One product so far",
  oneText: "Choose at least one more product to compare.",
  more: "Choose another product",
  goneTitle: (count: number) =>
    count === 1 ? "One product is missing" : `${count.toLocaleString("en-GB")} products are missing`,
  goneText: "The link includes a product that we do not sell, or no longer sell. The others are below.",
  allGoneText: "We do not sell any of the products in this link, or no longer sell them.",
  tooManyTitle: "Up to four products",
  tooManyText: "The link includes more than four products. The first four are below.",
} as const
