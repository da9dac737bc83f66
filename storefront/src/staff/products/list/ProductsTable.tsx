"use client"

import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Image,
  Link,
  Menu,
  StockBadge,
  Text,
} from "@scanwright/design-system"
import { useState } from "react"
import type { StaffProduct } from "./data"
import { useDeletion } from "@/staff/records/useDeletion"
import { selectionHref } from "@/staff/shell/selection"
import { useTableColumns } from "@/staff/shell/useTableColumns"
import { BulkDialog } from "./BulkDialog"
import type { BulkKind } from "./bulk-change"
import { listHref, orderOf, PER_PAGE, PRODUCTS_PATH, type ProductListState, tableSort } from "./list-state"

interface Choice {
  value: string
  label: string
}

interface Props {
  state: ProductListState
  products: readonly StaffProduct[]
  count: number
  /** Whether the products have the text of the search as it was typed. */
  hasText: boolean
  brands: readonly Choice[]
  machineTypes: readonly Choice[]
}

const NOUN = ["product", "products"] as const

const EXPORT_PATH = "/api/staff/catalogue-export"

const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Europe/London",
})

const editHref = (id: string) => `/admin/edit-product/${encodeURIComponent(id)}`

const StatusBadge = ({ status }: Pick<StaffProduct, "status">) =>
  status === "published" ? (
    <Badge variant="success">Published</Badge>
  ) : (
    <Badge variant="neutral">{status === "draft" ? "Draft" : status}</Badge>
  )

const COLUMNS: readonly DataColumn<StaffProduct>[] = [
  {
    id: "name",
    header: "Product",
    isRowHeader: true,
    sortable: true,
    cell: ({ id, name, image, brand, machineType, partNumber }) => (
      <span className="flex items-center gap-3">
        {image !== null && (
          <Image
            src={image}
            alt=""
            width={40}
            height={40}
            sizes="40px"
            // Counts as wide as it is: pictures that may shrink take no part in a column's least width.
            className="size-10 max-w-none object-contain"
          />
        )}
        <span className="grid min-w-40">
          <Link href={editHref(id)}>{name}</Link>
          <Text as="span" size="sm" variant="muted">
            {brand ?? "No brand"}, {machineType ?? "no machine type"}
          </Text>
          <Text as="span" size="sm" variant="muted" numerals="part-number">
            {partNumber ?? "No part number"}
          </Text>
        </span>
      </span>
    ),
  },
  {
    id: "price",
    header: "Price ex VAT",
    align: "end",
    sortable: true,
    firstDirection: "descending",
    cell: ({ price, priceText, priceList }) => (
      <span className="grid justify-items-end">
        {price === null ? (priceText ?? "No price") : money.format(price)}
        {priceList && (
          <Text as="span" size="sm" variant="muted">
            <span className="line-clamp-2 max-w-32 wrap-anywhere">
              <span className="sr-only">Price list </span>“<bdi>{priceList.title}</bdi>”
            </span>
          </Text>
        )}
      </span>
    ),
  },
  {
    id: "stock",
    header: "Stock",
    sortable: true,
    cell: ({ stock }) => (
      <span className="flex items-center gap-2 whitespace-nowrap">
        <StockBadge stock={stock} />
        {stock > 10 && (
          <Text as="span" size="sm" variant="muted" numerals="tabular">
            {stock.toLocaleString("en-GB")}
          </Text>
        )}
      </span>
    ),
  },
  {
    id: "updated",
    header: "Updated",
    sortable: true,
    firstDirection: "descending",
    cell: ({ status, updatedAt }) => (
      <span className="grid justify-items-start gap-1 whitespace-nowrap">
        <StatusBadge status={status} />
        <time dateTime={updatedAt}>{day.format(new Date(updatedAt))}</time>
      </span>
    ),
  },
]

interface RowActionsProps {
  product: StaffProduct
  onDelete: () => void
}

const RowActions = ({ product: { id, name, href }, onDelete }: RowActionsProps) => (
  <Menu
    trigger="more"
    size="sm"
    align="end"
    label={`Actions for ${name}`}
    groups={[
      [
        { kind: "link", label: "Edit", href: editHref(id) },
        ...(href === null ? [] : [{ kind: "link" as const, label: "See in the shop", href }]),
        { kind: "link", label: "Duplicate", href: `/admin/add-product?from=${encodeURIComponent(id)}` },
      ],
      [{ kind: "action", label: "Delete", variant: "danger", onSelect: onDelete }],
    ]}
  />
)

const BULK: readonly { kind: BulkKind; label: string }[] = [
  { kind: "publish", label: "Publish" },
  { kind: "unpublish", label: "Unpublish" },
  { kind: "price", label: "Price" },
  { kind: "stock", label: "Stock" },
  { kind: "reorder_level", label: "Reorder level" },
  { kind: "brand", label: "Brand" },
  { kind: "machine_type", label: "Machine type" },
  { kind: "tags", label: "Tags" },
]

/** Shown in place of rows. */
const NoProducts = ({ isNarrowed }: { isNarrowed: boolean }) => (
  <EmptyState
    title={isNarrowed ? "No product matches" : "No products yet"}
    actions={
      isNarrowed ? (
        <Button variant="secondary" href={PRODUCTS_PATH}>
          Show all products
        </Button>
      ) : (
        <Button href="/admin/add-product">Add product</Button>
      )
    }
  >
    {isNarrowed
      ? "Look for fewer words, or take a filter away."
      : "Add the first one, or import a price list."}
  </EmptyState>
)

interface SelectionActionsProps {
  ids: readonly string[]
  onBulk: (kind: BulkKind) => void
  onDelete: () => void
}

/** What can be done with the selected products. */
const SelectionActions = ({ ids, onBulk, onDelete }: SelectionActionsProps) => (
  <>
    {BULK.map(({ kind, label }) => (
      <Button key={kind} size="sm" variant="secondary" onClick={() => onBulk(kind)}>
        {label}
      </Button>
    ))}
    <Button size="sm" variant="secondary" href={selectionHref(EXPORT_PATH, ids)} download>
      Export
    </Button>
    <Button size="sm" variant="danger" onClick={onDelete}>
      Delete
    </Button>
  </>
)

/** One page of products: to sort, page through, open, and change many of at once. */
export function ProductsTable({ state, products, count, hasText, brands, machineTypes }: Props) {
  const [bulk, setBulk] = useState<{ kind: BulkKind; ids: readonly string[]; clear: () => void } | null>(null)
  const { ask, dialog, isGone } = useDeletion({ entity: "product", noun: NOUN })
  const present = products.filter(({ id }) => !isGone(id))
  const total = count - (products.length - present.length)
  const columnChoice = useTableColumns(PRODUCTS_PATH)
  const isNarrowed = state.q !== "" || Object.keys(state.selection).length > 0
  return (
    <>
      <DataTable<StaffProduct>
        caption="Products"
        hideCaption
        noun={NOUN}
        columns={COLUMNS}
        columnChoice={columnChoice}
        scroll="inside"
        rows={present}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(product) => <RowActions product={product} onDelete={() => ask([product])} />}
        mode="server"
        sort={tableSort(state)}
        page={state.page}
        rowCount={total}
        pageSize={PER_PAGE}
        hrefFor={({ sort, page }) => listHref({ ...state, order: orderOf(sort), page })}
        selection={{
          actions: (ids, clear) => (
            <SelectionActions
              ids={ids}
              onBulk={(kind) => setBulk({ kind, ids, clear })}
              onDelete={() =>
                ask(
                  present.filter(({ id }) => ids.includes(id)),
                  clear,
                )
              }
            />
          ),
        }}
        empty={<NoProducts isNarrowed={isNarrowed} />}
      />
      {dialog}
      {bulk && (
        <BulkDialog
          kind={bulk.kind}
          ids={bulk.ids}
          state={state}
          // Products that only come near are changed where they were chosen one by one.
          count={hasText ? count : bulk.ids.length}
          names={new Map(products.map(({ id, name }) => [id, name]))}
          brands={brands}
          machineTypes={machineTypes}
          onClose={(isDone) => {
            if (isDone) bulk.clear()
            setBulk(null)
          }}
        />
      )}
    </>
  )
}
