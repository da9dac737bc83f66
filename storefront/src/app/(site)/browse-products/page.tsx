import { redirect } from "next/navigation"
import { listing } from "@/content/listing"
import { LISTING_CRUMBS, ListingPage } from "@/features/catalogue/list/ListingPage"
import {
  isNarrowed,
  listingHref,
  readListing as readState,
  toQuery,
  type SearchParams,
} from "@/features/catalogue/list/listing-state"
import { publicPage } from "@/shell/layout/public-page"
import { readBrands, readMachineTypes } from "@/lib/medusa/catalogue"
import { readListing } from "@/lib/medusa/listing"

// Filters combine without end, so the page is rendered for every visit.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<SearchParams>
}

/**
 * The page /browse-products with any filters, order and page. Search engines index the whole list page by page; on
 * filtered lists they only follow the links.
 */
const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => {
    const state = readState(await searchParams)
    const [list, brands, machineTypes] = await Promise.all([
      readListing(toQuery(state), state.page),
      readBrands(),
      readMachineTypes(),
    ])
    if (state.page > list.pageCount) redirect(listingHref({ ...state, page: list.pageCount }))
    return { state, list, brands, machineTypes }
  },
  metadata: ({ state }) => {
    const { q, page, order, view } = state
    const title = page > 1 ? listing.titleOfPage(page) : listing.title
    return {
      title: q === "" ? title : listing.titleOfSearch(q),
      description: listing.description,
      path: listingHref(state),
      crumbs: LISTING_CRUMBS,
      isIndexed: !isNarrowed(state) && order === null && view === "grid",
    }
  },
  render: (shown) => <ListingPage {...shown} />,
})

export { generateMetadata, Page as default }
