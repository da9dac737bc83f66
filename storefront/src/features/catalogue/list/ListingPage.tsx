import {
  ChoiceForm,
  Container,
  EmptyState,
  FacetForm,
  FilterLinks,
  Link,
  ListingFilters,
  ListingFiltersButton,
  Pagination,
  ResultBar,
  SearchField,
  Text,
} from "@scanwright/design-system"
import { PRODUCTS_PER_PAGE } from "@scanwright/backend/contract"
import * as routes from "@/config/routes"
import { listing } from "@/content/listing"
import { PageHead } from "@/shell/layout/PageHead"
import { countOf } from "@/lib/text"
import { CompareTrayPlace } from "@/features/buying"
import type { Listing } from "@/lib/medusa/listing"
import type { Named } from "@/lib/medusa/classification"
import { noteOn } from "@/shell/finding/found-by"
import type { MachineType } from "@/lib/medusa/shapes"
import { tableSpecifications, toFacets } from "./facets"
import { headOfList } from "./list-head"
import { ListingCards } from "./ListingCards"
import {
  isNarrowed,
  listingHref,
  listingQuery,
  ownOrder,
  PAGE_SIZES,
  type ListingState,
} from "./listing-state"
import { ListingTable } from "./ListingTable"
import { LiveListing } from "./LiveListing"
import { NothingFound, SourceForm } from "./NothingFound"

/** Id of the filters, for the button that opens them on narrow screens. */
const FILTERS_ID = "filters"

interface Props {
  state: ListingState
  list: Listing
  brands: readonly Named[]
  machineTypes: readonly MachineType[]
}

function Hidden({ fields }: { fields: [name: string, value: string][] }) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

/** The products as a table or as cards; a message where there are none. */
function Results({ state, list }: Pick<Props, "state" | "list">) {
  if (list.count === 0) {
    return isNarrowed(state) ? (
      <NothingFound q={state.q} />
    ) : (
      <EmptyState title={listing.noneUnfilteredTitle}>{listing.noneUnfilteredText}</EmptyState>
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

/** The choice of how many products a page has. */
const Sizes = ({ state }: Pick<Props, "state">) => (
  <ChoiceForm
    label={listing.perPage}
    send={listing.perPageSend}
    name="per_page"
    value={state.size === PRODUCTS_PER_PAGE ? "" : String(state.size)}
    options={PAGE_SIZES.map((size) => ({
      value: size === PRODUCTS_PER_PAGE ? "" : String(size),
      label: String(size),
    }))}
    action={routes.browseProducts}
    preservedParams={listingQuery(state, ["size", "page"])}
  />
)

/** The list of all products, with filters, order, pages and comparison. */
export function ListingPage({ state, list, brands, machineTypes }: Props) {
  const { q, selection, page, size } = state
  const { title, intro, crumbs, guide } = headOfList({ state, count: list.count, brands, machineTypes })
  const facets = toFacets({ facets: list.facets, selection, brands, machineTypes })
  const hrefFor = (change: Partial<ListingState>) => listingHref({ ...state, page: 1, ...change })
  const first = (page - 1) * size
  const chosenCount = Object.values(selection).reduce((sum, values) => sum + values.length, 0)
  const own = ownOrder(q)
  const note = noteOn(list.foundBy, q)
  const isMissed = list.count === 0 || list.foundBy?.kind === "some_words"
  const orders = listing.orders.filter(({ order }) => order !== "relevance" || q !== "")
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro}>
        {guide && <Link href={guide.href}>{guide.label}</Link>}
      </PageHead>
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
          {note && (
            <div role="status" className="mb-6 wrap-anywhere">
              <Text>{note}</Text>
            </div>
          )}
          <Results state={state} list={list} />
          <Pagination
            label={listing.pages}
            page={page}
            pageCount={list.pageCount}
            hrefFor={(number) => hrefFor({ page: number })}
          />
          {(list.count > PRODUCTS_PER_PAGE || size > PRODUCTS_PER_PAGE) && <Sizes state={state} />}
        </LiveListing>
        {isMissed && q !== "" && <SourceForm q={q} />}
      </Container>
      <CompareTrayPlace />
    </>
  )
}
