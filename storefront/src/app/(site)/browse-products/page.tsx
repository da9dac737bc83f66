import { listMetadata } from "@/features/catalogue/list/list-head"
import { ListingPage } from "@/features/catalogue/list/ListingPage"
import {
  listingHref,
  readListing as readState,
  toQuery,
  type SearchParams,
} from "@/features/catalogue/list/listing-state"
import { redirectBeyondEnd } from "@/lib/list-pages"
import { publicPage } from "@/shell/layout/public-page"
import { readBrands, readMachineTypes } from "@/lib/medusa/catalogue"
import { readListing } from "@/lib/medusa/listing"

// Filters combine without end, so the page is rendered for every visit.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<SearchParams>
}

/**
 * The page /browse-products with any filters, order and page. Search engines index the whole list and those of one brand, one
 * machine type or both; on all others they only follow the links.
 */
const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => {
    const state = readState(await searchParams)
    const [list, brands, machineTypes] = await Promise.all([
      readListing(toQuery(state), state.page, state.size),
      readBrands(),
      readMachineTypes(),
    ])
    redirectBeyondEnd({ page: state.page, pageCount: list.pageCount }, (page) =>
      listingHref({ ...state, page }),
    )
    return { state, list, brands, machineTypes }
  },
  metadata: ({ list, ...shown }) => listMetadata({ ...shown, count: list.count }),
  render: (shown) => <ListingPage {...shown} />,
})

export { generateMetadata, Page as default }
