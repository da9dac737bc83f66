"use client"

import { ProductTable } from "@scanwright/design-system"
import { useRef, useState } from "react"
import { product as productRoute } from "@/config/product-route"
import { listing } from "@/content/listing"
import {
  BulkActions,
  CompareButton,
  QUANTITY_MOST,
  SaveButton,
  toCartProduct,
  useAdd,
} from "@/features/buying"
import { incVatOf } from "@/lib/vat"
import type { ListedProduct } from "@/lib/medusa/listing"
import { orderKey, type ColumnOrder } from "./column-order"

export interface OrderTableProps {
  readonly products: readonly ListedProduct[]
  readonly specifications: readonly { key: string; label: string }[]
  readonly sort: ColumnOrder | null
  /** Addresses of the list by `orderKey`. */
  readonly hrefs: Readonly<Record<string, string>>
}

/** A product as a row of the table. */
const toRow = (product: ListedProduct, specifications: OrderTableProps["specifications"]) => ({
  id: product.id,
  name: product.name,
  href: productRoute(product.brand.handle, product.machineType.handle, product.handle),
  image: product.image,
  brand: product.brand.name,
  partNumber: product.partNumber,
  price: product.price,
  priceText: product.priceText,
  priceIncVat: incVatOf(product.price),
  stock: product.stock,
  specifications: specifications.map(
    ({ key }) => (product.specifications as Readonly<Record<string, string>>)[key] ?? null,
  ),
  actions: (
    <div className="flex items-center">
      <CompareButton product={{ id: product.id, name: product.name, image: product.image }} />
      <SaveButton product={toCartProduct(product)} appearance="icon" />
    </div>
  ),
})

/** The products of a list as a table to order from. The choice and the quantities are of the shown page. */
export default function OrderTable({ products, specifications, sort, hrefs }: OrderTableProps) {
  "use memo"
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  // A press may read a quantity that is still being typed, and uses it before the next render.
  const latest = useRef(quantities)
  const { add, failure } = useAdd()
  const wantedOf = (ones: readonly ListedProduct[]) =>
    ones.map((product) => ({ product: toCartProduct(product), quantity: latest.current[product.id] ?? 1 }))
  const isChosen = ({ id }: ListedProduct) => chosen.has(id)

  return (
    <ProductTable
      caption={listing.caption}
      specifications={specifications.map(({ label }) => label)}
      sort={sort}
      hrefFor={(order) => hrefs[orderKey(order)] ?? ""}
      rows={products.map((product) => toRow(product, specifications))}
      ordering={{
        chosen,
        onChoose: setChosen,
        quantityOf: (id) => quantities[id] ?? 1,
        onQuantity: (id, quantity) => {
          latest.current = { ...latest.current, [id]: quantity }
          setQuantities(latest.current)
        },
        mostPieces: QUANTITY_MOST,
        onAdd: (id) => add(wantedOf(products.filter((product) => product.id === id))),
        failure,
        actions: (
          <BulkActions
            products={products.filter(isChosen).map(toCartProduct)}
            onAdd={() => add(wantedOf(products.filter(isChosen)))}
          />
        ),
      }}
    />
  )
}
