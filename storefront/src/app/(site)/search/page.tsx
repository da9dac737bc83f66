import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { cache } from "react"
import * as routes from "@/config/routes"
import { formatAddress } from "@/features/catalogue/deck/address"
import { searchMetadata } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { findProducts } from "@/features/catalogue/deck/read"
import { leaveUnknownSearch } from "@/features/catalogue/deck/redirects"
import { readSearch, readTypedSearch } from "@/features/catalogue/deck/search-query"
import { redirectBeyondEnd } from "@/lib/list-pages"
import { publicPage } from "@/shell/layout/public-page"

// Search texts are endless: of the browsing screen, only this page is rendered for every visit.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Read once for the metadata and for the page. */
const read = cache(async (searchParams: Props["searchParams"]) => {
  const parameters = await searchParams
  const typed = readTypedSearch(parameters)
  if (typed !== "" && parameters.search === undefined) redirect(routes.search(typed))
  const address = readSearch(parameters) ?? redirect(routes.products)
  const data = await findProducts(address, (await headers()).get("x-forwarded-for"))
  if (data === "unknown brand" || data === "unknown machine type") return leaveUnknownSearch(address, data)
  redirectBeyondEnd({ page: address.page, pageCount: data.list.pageCount }, (page) =>
    formatAddress({ ...address, page }),
  )
  return { address, data }
})

/** The page of ?search= at any level of the browsing screen: next.config.ts rewrites such addresses to this page. */
const { generateMetadata, Page } = publicPage({
  read: ({ searchParams }: Props) => read(searchParams),
  metadata: ({ address }) => searchMetadata(address),
  render: ({ address, data }) => <BrowseIsland address={address} known={{ products: data }} />,
})

export { generateMetadata, Page as default }
