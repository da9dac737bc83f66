import type { SpecificationDefinition } from "@scanwright/backend/contract"
import type { ListedProduct } from "@/lib/medusa/listing"
import { orderKey } from "./column-order"
import { listingHref, type ListingState } from "./listing-state"
import { LiveListingTable } from "./listing-table-island"
import { TABLE_ORDERS, tableOrder, toOrder } from "./table-order"

interface Props {
  products: readonly ListedProduct[]
  /** Specifications shown as columns between part number and price. */
  specifications: readonly SpecificationDefinition[]
  state: ListingState
}

/** Products as table rows, with the specifications of their machine type. */
export function ListingTable({ products, specifications, state }: Props) {
  return (
    <LiveListingTable
      products={products}
      specifications={specifications.map(({ key, label }) => ({ key, label }))}
      sort={tableOrder(state)}
      hrefs={Object.fromEntries(
        [null, ...TABLE_ORDERS].map((sort) => [
          orderKey(sort),
          listingHref({ ...state, order: toOrder(sort, state.q), page: 1 }),
        ]),
      )}
    />
  )
}
