import { Pagination } from "@scanwright/design-system"
import * as accountRoutes from "@/config/account-routes"
import { pageSchema } from "@/lib/page-number"

/** Entries on a page of a list. */
const PAGE_SIZE = 24

/** The part of a list that a page shows. @param page from 1 */
export const pageQuery = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** The page in an address; the first where the address has none. */
export const pageNumberOf = (text: string): number => pageSchema.safeParse(text).data ?? 1

interface Props {
  at: typeof accountRoutes.addresses | typeof accountRoutes.costCentres
  page: number
  /** Entries of the whole list. */
  count: number
  label: string
}

/** Links to the pages of a list; nothing where one page has all. */
export function ListPages({ at, page, count, label }: Props) {
  const pageCount = Math.ceil(count / PAGE_SIZE)
  if (pageCount <= 1) return null
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      label={label}
      hrefFor={(number) => accountRoutes.pageOf(at, number)}
    />
  )
}
