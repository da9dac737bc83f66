import type { SpecificationDefinition, SpecificationKey } from "@scanwright/backend/contract"
import { ProductTable } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { listing } from "@/content/listing"
import { CompareButton } from "@/features/buying"
import { withVat } from "@/lib/vat"
import type { ListedProduct } from "@/lib/medusa/listing"
import { listingHref, type ListingState } from "./listing-state"
import { tableOrder, toOrder } from "./table-order"

interface Props {
  products: readonly ListedProduct[]
  /** Specifications shown as columns between part number and price. */
  specifications: readonly SpecificationDefinition[]
  state: ListingState
}

/** Products as table rows, with the specifications of their machine type. */
export function ListingTable({ products, specifications, state }: Props) {
  return (
    <ProductTable
      caption={listing.caption}
      specifications={specifications.map(({ label }) => label)}
      sort={tableOrder(state)}
      hrefFor={(sort) => listingHref({ ...state, order: toOrder(sort, state.q), page: 1 })}
      rows={products.map((product) => ({
        id: product.id,
        name: product.name,
        href: routes.product(product.brand.handle, product.machineType.handle, product.handle),
        image: product.image,
        brand: product.brand.name,
        partNumber: product.partNumber,
        price: product.price,
        priceText: product.priceText,
        priceIncVat: product.price === null ? null : withVat(product.price).incVat,
        stock: product.stock,
        specifications: specifications.map(
          ({ key }) => product.specifications[key as SpecificationKey] ?? null,
        ),
        actions: <CompareButton product={{ id: product.id, name: product.name, image: product.image }} />,
      }))}
    />
  )
}
