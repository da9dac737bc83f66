import { Pagination } from "@scanwright/design-system"
import { pageCountOf, redirectBeyondEnd } from "./list-pages"

interface Props {
  /** Names the links. */
  label: string
  /** From 1. */
  page: number
  /** Rows of the whole list. */
  count: number
  /** Rows on a page. */
  size: number
  /** Address of a page. */
  hrefFor: (page: number) => string
}

/** Links to the pages of a list, none where one page has all. Beyond the end it redirects to the last page. */
export function ListPages({ label, page, count, size, hrefFor }: Props) {
  const pageCount = pageCountOf(count, size)
  redirectBeyondEnd({ page, pageCount }, hrefFor)
  return <Pagination {...{ label, page, pageCount, hrefFor }} />
}
