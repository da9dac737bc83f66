/** Copy of the comparison of products. */
export const compare = {
  title: "Compare products",
  description:
    "Up to four products side by side: price, stock and every specification, with what differs marked.",
  intro: "Price, stock and specifications side by side. What differs is marked.",
  emptyTitle: "Nothing to compare yet",
  emptyText:
    "Press Compare on two, three or four products of the list. The address of a comparison can be sent to a colleague as it is.",
  chosen: (count: number) => `Compare the ${count} products you chose`,
  browse: "Choose products",
  oneTitle: "One product so far",
  oneText: "Choose at least one more to see what differs.",
  more: "Choose another product",
  goneTitle: (count: number) =>
    count === 1 ? "One product is missing" : `${count.toLocaleString("en-GB")} products are missing`,
  goneText: "The link names something that is not sold here, or not any more. The rest is below.",
  allGoneText: "None of the products this link names is sold here, or not any more.",
  tooManyTitle: "Four products fit",
  tooManyText: "The link names more than four products. The first four are below.",
} as const
