import { USUAL_REORDER_LEVEL } from "@scanwright/backend/contract"
import {
  Alert,
  Button,
  type Facet,
  FacetForm,
  FilterLinks,
  ListingFilters,
  ListingFiltersButton,
  SearchField,
} from "@scanwright/design-system"
import { LiveListing, SearchWhileTyping } from "@/features/catalogue"
import { noteOn } from "@/shell/finding/found-by"
import type { StaffProductList } from "./data"
import { listHref, listQuery, PRODUCTS_PATH, type ProductListState } from "./list-state"
import { ProductsTable } from "./ProductsTable"

interface Choice {
  value: string
  label: string
}

interface Props {
  state: ProductListState
  /** The list, or why it could not be read. */
  list: StaffProductList | string
  brands: readonly Choice[]
  machineTypes: readonly Choice[]
}

/** Ties the button of a narrow screen to the filters. */
const FILTERS_ID = "product-filters"

const STATUS_LABELS: Readonly<Record<string, string>> = { published: "Published", draft: "Draft" }
const BAND_LABELS: Readonly<Record<string, string>> = {
  out: "Out of stock",
  low: "Low, 1 to 10",
  in: "Over 10",
}

/** Lists that staff often need. */
const QUICK: readonly { label: string; selection: ProductListState["selection"] }[] = [
  { label: "All products", selection: {} },
  { label: "Low stock", selection: { stock: ["low"] } },
  {
    label: "Below the reorder level",
    selection: { status: ["published"], below_reorder_level: [String(USUAL_REORDER_LEVEL)] },
  },
  { label: "Out of stock", selection: { stock: ["out"] } },
  { label: "Drafts", selection: { status: ["draft"] } },
  { label: "Price change scheduled", selection: { scheduled_price: ["true"] } },
  { label: "No brand or machine type", selection: { unclassified: ["true"] } },
]

function facetsOf({ facets }: StaffProductList, { selection }: ProductListState): Facet[] {
  const isChosen = (name: string) => (selection[name] ?? []).length > 0
  const named = (values: { value: string | number; label: string; count: number }[]) =>
    values.map(({ value, label, count }) => ({ value: String(value), label, count }))
  const labelled = (
    values: { value: string | number; count: number }[],
    labels: Readonly<Record<string, string>>,
  ) =>
    Object.entries(labels).map(([value, label]) => ({
      value,
      label,
      count: values.find((one) => one.value === value)?.count ?? 0,
    }))
  return [
    { kind: "choice", name: "status", label: "Status", options: labelled(facets.status, STATUS_LABELS) },
    { kind: "choice", name: "stock", label: "Stock", options: labelled(facets.stock, BAND_LABELS) },
    {
      kind: "choice",
      name: "category_id",
      label: "Machine type",
      options: named(facets.machine_type),
      isOpen: isChosen("category_id"),
    },
    {
      kind: "choice",
      name: "brand_id",
      label: "Brand",
      options: named(facets.brand),
      isOpen: isChosen("brand_id"),
    },
    {
      kind: "range",
      minName: "price_min",
      maxName: "price_max",
      label: "Price ex VAT",
      prefix: "£",
      lowest: Math.floor(facets.price?.min ?? 0),
      highest: Math.ceil(facets.price?.max ?? 0),
      isOpen: isChosen("price_min") || isChosen("price_max"),
    },
  ]
}

/** All products, with filters, search and quick lists. */
export function ProductsScreen({ state, list, brands, machineTypes }: Props) {
  if (typeof list === "string") {
    return (
      <Alert
        variant="danger"
        title="The products could not be read"
        live="off"
        actions={<Button href={listHref(state)}>Try again</Button>}
      >
        {list}
      </Alert>
    )
  }
  const { q, selection } = state
  const facets = facetsOf(list, state)
  const note = noteOn(list.foundBy, q)
  const chosenCount = Object.values(selection).reduce((sum, values) => sum + values.length, 0)
  const isNow = (wanted: ProductListState["selection"]) =>
    JSON.stringify(Object.entries(wanted)) === JSON.stringify(Object.entries(selection))
  return (
    <LiveListing
      filters={
        <ListingFilters id={FILTERS_ID} showLabel={`Show ${list.count.toLocaleString("en-GB")} products`}>
          <FacetForm
            action={PRODUCTS_PATH}
            facets={facets}
            selected={selection}
            preservedParams={listQuery(state, ["selection", "page"])}
          />
        </ListingFilters>
      }
    >
      <SearchWhileTyping />
      <nav aria-label="Quick lists" className="flex flex-wrap gap-2">
        {QUICK.map(({ label, selection: wanted }) => (
          <Button
            key={label}
            size="sm"
            variant={isNow(wanted) ? "secondary" : "ghost"}
            href={listHref({ ...state, selection: wanted, page: 1 })}
            {...(isNow(wanted) && { "aria-current": "page" })}
          >
            {label}
          </Button>
        ))}
      </nav>
      <SearchField
        action={PRODUCTS_PATH}
        name="q"
        label="Search products by name, part number, brand or type"
        placeholder="Name or part number"
        defaultValue={q}
      >
        {listQuery(state, ["q", "page"]).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </SearchField>
      <div className="flex flex-wrap items-center gap-3">
        <ListingFiltersButton filtersId={FILTERS_ID} count={chosenCount} />
        <FilterLinks
          facets={facets}
          selected={selection}
          hrefFor={(chosen) => listHref({ ...state, selection: chosen, page: 1 })}
        />
      </div>
      {note && <Alert live="polite">{note}</Alert>}
      <ProductsTable
        // Another list begins with no product chosen.
        key={JSON.stringify([q, selection, state.order, state.page])}
        state={state}
        products={list.products}
        count={list.count}
        hasText={list.foundBy === null}
        brands={brands}
        machineTypes={machineTypes}
      />
    </LiveListing>
  )
}
