/** A page number, or a gap where numbers are left out. */
export type PageSlot = number | "gap"

/**
 * The pages offered on page `page` of `pageCount`: the first, the last, the present one and its neighbours. A gap of a
 * single page shows that page instead.
 */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  )
  return shown.flatMap((number, index): PageSlot[] => {
    const skipped = number - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return [skipped === 1 ? number - 1 : "gap", number]
  })
}
