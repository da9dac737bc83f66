import {
  Button,
  Container,
  EmptyState,
  FacetForm,
  FilterLinks,
  ListingFilters,
  ListingFiltersButton,
  Pagination,
  ResultBar,
  SearchField,
} from "@scanwright/design-system"
import { PRODUCTS_PER_PAGE } from "@scanwright/backend/contract"
import * as routes from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { listing } from "@/content/listing"
import { PageHead } from "@/shell/layout/PageHead"
import { countOf } from "@/lib/text"
import { CompareTrayPlace } from "@/features/buying"
import type { Listing } from "@/lib/medusa/listing"
import type { Named } from "@/lib/medusa/shapes"
import { tableSpecifications, toFacets } from "./facets"
import { ListingCards } from "./ListingCards"
import { isNarrowed, listingHref, listingQuery, ownOrder, type ListingState } from "./listing-state"
import { ListingTable } from "./ListingTable"
import { LiveListing } from "./LiveListing"

/** Id of the filters, for the button that opens them on narrow screens. */
const FILTERS_ID = "filters"

/** The breadcrumb. */
export const LISTING_CRUMBS = [
  { label: "Home", href: routes.home },
  { label: catalogue.products.title, href: routes.products },
  { label: listing.title, href: routes.browseProducts },
]

interface Props {
  state: ListingState
  list: Listing
  brands: readonly Named[]
  machineTypes: readonly Named[]
}

function Hidden({ fields }: { fields: [name: string, value: string][] }) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

/** The products as a table or as cards; a message where there are none. */
function Results({ state, list }: Pick<Props, "state" | "list">) {
  if (list.count === 0) {
    const narrowed = isNarrowed(state)
    return (
      <EmptyState
        title={narrowed ? listing.noneTitle : listing.noneUnfilteredTitle}
        actions={narrowed && <Button href={routes.browseProducts}>{listing.noneAction}</Button>}
      >
        {narrowed ? listing.noneText : listing.noneUnfilteredText}
      </EmptyState>
    )
  }
  if (state.view === "table") {
    return (
      <ListingTable
        products={list.products}
        specifications={tableSpecifications(state.selection)}
        state={state}
      />
    )
  }
  return (
    <ListingCards
      label={listing.caption}
      products={list.products.map(({ specifications: _, ...product }) => product)}
    />
  )
}

/** The list of all products, with filters, order, pages and comparison. */
export function ListingPage({ state, list, brands, machineTypes }: Props) {
  const { q, selection, page } = state
  const facets = toFacets({ facets: list.facets, selection, brands, machineTypes })
  const hrefFor = (change: Partial<ListingState>) => listingHref({ ...state, page: 1, ...change })
  const first = (page - 1) * PRODUCTS_PER_PAGE
  const chosenCount = Object.values(selection).reduce((sum, values) => sum + values.length, 0)
  const own = ownOrder(q)
  const orders = listing.orders.filter(({ order }) => order !== "relevance" || q !== "")
  return (
    <>
      <PageHead
        crumbs={LISTING_CRUMBS}
        title={q === "" ? listing.title : listing.titleOfSearch(q)}
        intro={listing.intro}
      />
      <Container className="pb-16">
        <LiveListing
          filters={
            <ListingFilters id={FILTERS_ID} showLabel={`Show ${countOf(list.count, "product")}`}>
              <FacetForm
                action={routes.browseProducts}
                facets={facets}
                selected={selection}
                preservedParams={listingQuery(state, ["selection", "page"])}
              />
            </ListingFilters>
          }
        >
          <SearchField
            action={routes.browseProducts}
            name="q"
            label={listing.searchLabel}
            placeholder={listing.searchPlaceholder}
            defaultValue={q}
            className="max-w-reading"
          >
            <Hidden fields={listingQuery(state, ["q", "page"])} />
          </SearchField>
          <ResultBar
            count={list.count}
            shown={{ from: first + 1, to: first + list.products.length }}
            sort={{
              name: "order",
              value: state.order ?? "",
              options: orders.map(({ order, label }) => ({ value: order === own ? "" : order, label })),
              action: routes.browseProducts,
              preservedParams: listingQuery(state, ["order", "page"]),
            }}
            view={{ value: state.view, hrefFor: (view) => hrefFor({ view, page }) }}
          >
            <ListingFiltersButton filtersId={FILTERS_ID} count={chosenCount} />
          </ResultBar>
          <FilterLinks
            facets={facets}
            selected={selection}
            hrefFor={(chosen) => hrefFor({ selection: chosen })}
          />
          <Results state={state} list={list} />
          <Pagination
            label={listing.pages}
            page={page}
            pageCount={list.pageCount}
            hrefFor={(number) => hrefFor({ page: number })}
          />
        </LiveListing>
      </Container>
      <CompareTrayPlace />
    </>
  )
}
