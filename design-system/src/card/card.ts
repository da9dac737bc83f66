/** The look cards share. `relative` makes a `stretched` link inside cover the whole card. */
export const CARD =
  "group relative rounded-lg border border-line bg-surface-raised shadow-card transition-[box-shadow,border-color] duration-fast hover:border-line-strong hover:shadow-lift has-focus-visible:border-focus"

/** A count in words: `1 product`, `1,204 products`. */
export const countProducts = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`
