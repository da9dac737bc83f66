import * as routes from "@/config/routes"
import { redirectBeyondEnd } from "@/lib/list-pages"
import { leaveUnknownList } from "./redirects"
import { type ListData, readListData } from "./read"

/** Data of one page of a list. */
interface ListPage {
  /** Counted from 1. */
  readonly page: number
  readonly data: ListData
}

/**
 * Reads one page of a brand's products of a machine type. An unknown brand or machine type is redirected; a page beyond
 * the end is redirected to the last one.
 *
 * @returns null for a list without products, which is not found
 * @param params of the route, still encoded; `page` is left out on the first page
 */
export async function readListPage(params: {
  brand: string
  type: string
  page?: string
}): Promise<ListPage | null> {
  const [brand, machineType] = [decodeURIComponent(params.brand), decodeURIComponent(params.type)]
  const page = Number(params.page ?? 1)
  const data =
    (await readListData(brand, machineType, page)) ?? (await leaveUnknownList(brand, machineType, page))
  if (!data) return null
  redirectBeyondEnd({ page, pageCount: data.list.pageCount }, (last) =>
    routes.machineType(brand, machineType, last),
  )
  return { page, data }
}
