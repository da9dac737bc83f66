import { redirect } from "next/navigation"
import { listing } from "@/content/listing"
import { ListingPage } from "@/features/listing/ListingPage"
import {
  isNarrowed,
  listingHref,
  readListing as readState,
  toQuery,
  type SearchParams,
} from "@/features/listing/listing-state"
import { Unavailable } from "@/features/listing/Unavailable"
import { buildMetadata } from "@/features/seo/metadata"
import { readBrands, readMachineTypes } from "@/lib/medusa/catalogue"
import { settle } from "@/lib/medusa/failure"
import { readListing } from "@/lib/medusa/listing"

// Filters combine without end: the page is made for every visit.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<SearchParams>
}

/** Search engines read the whole list, page by page; filtered ones they follow. */
export async function generateMetadata({ searchParams }: Props) {
  const state = readState(await searchParams)
  const { q, page, order, view } = state
  const title = page > 1 ? listing.titleOfPage(page) : listing.title
  return buildMetadata({
    title: q === "" ? title : listing.titleOfSearch(q),
    description: listing.description,
    path: listingHref(state),
    isIndexed: !isNarrowed(state) && order === null && view === "grid",
  })
}

/** Answers /browse-products with any filters, order and page. */
export default async function BrowseProductsRoute({ searchParams }: Props) {
  const state = readState(await searchParams)
  const read = await settle(
    Promise.all([readListing(toQuery(state), state.page), readBrands(), readMachineTypes()]),
  )
  if (!read.ok) return <Unavailable failure={read.failure} />
  const [list, brands, machineTypes] = read.value
  if (state.page > list.pageCount) redirect(listingHref({ ...state, page: list.pageCount }))
  return <ListingPage state={state} list={list} brands={brands} machineTypes={machineTypes} />
}
