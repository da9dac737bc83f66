const percent = new Intl.NumberFormat("en-GB", {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
})

/**
 * A change of a price as text: "+12.5%", "-90%"; "new" and "gone" where there was or will be no figure.
 *
 * @param prices in pounds; null for a price in words
 */
export function changeText({ before, after }: { before: number | null; after: number | null }): string {
  if (after === null) return "gone"
  return before === null || before === 0 ? "new" : percent.format((after - before) / before)
}
