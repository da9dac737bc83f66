const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

/** Formats an amount in pounds: `1234.5` gives `£1,234.50`. */
export const formatPounds = (amount: number): string => pounds.format(amount)

/**
 * The amount of a price, in pounds: a number, or a string with a number ("399.50"). Null for anything else, which is
 * shown unchanged (specification, section 5: "a non-numeric string shows as is").
 */
export function numericPrice(amount: number | string | null): number | null {
  if (amount === null) return null
  if (typeof amount === "string" && amount.trim() === "") return null
  const figure = Number(amount)
  return Number.isFinite(figure) ? figure : null
}
