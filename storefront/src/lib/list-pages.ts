import { redirect } from "next/navigation"

/** Highest page number that is read from an address. */
const LAST_PAGE = 9_999

/**
 * The page number in an address.
 *
 * @param parameter of the address; the last one counts of several
 * @returns 1 where it is no page number, at most 9,999
 */
export function pageNumberOf(parameter: string | readonly string[] | undefined): number {
  const text = [parameter ?? []].flat().at(-1) ?? ""
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1
}

/** Number of pages of a list; an empty one has one. @param size rows on a page */
export const pageCountOf = (count: number, size: number): number => Math.max(1, Math.ceil(count / size))

/**
 * Redirects from a page beyond the end of a list to its last one, as when its last row has just been deleted.
 *
 * @param page from 1
 * @param hrefFor address of a page
 */
export function redirectBeyondEnd(
  { page, pageCount }: { page: number; pageCount: number },
  hrefFor: (page: number) => string,
): void {
  if (page > pageCount) redirect(hrefFor(pageCount))
}
