/** A count with its noun: `1 product`, `1,204 products`. */
export const countProducts = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`
