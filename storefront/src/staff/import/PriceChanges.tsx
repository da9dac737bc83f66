import type { CatalogueImport } from "@scanwright/backend/contract"
import { type DataColumn, DataTable, Panel } from "@scanwright/design-system"
import { changeText } from "./change-text"
import { PRODUCT_COLUMNS } from "./product-columns"

type Changes = CatalogueImport["price_changes"]
type Change = Changes["biggest"][number]

const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

const priceText = (price: number | null) => (price === null ? "In words" : money.format(price))

const COLUMNS: readonly DataColumn<Change>[] = [
  ...PRODUCT_COLUMNS,
  { id: "before", header: "Old price", align: "end", cell: ({ before }) => priceText(before) },
  { id: "after", header: "New price", align: "end", cell: ({ after }) => priceText(after) },
  { id: "change", header: "Change", align: "end", cell: changeText },
]

/** The prices that a file would change, the largest changes first, before anything is written. */
export function PriceChanges({ changes: { count, biggest } }: { changes: Changes }) {
  const untold = count - biggest.length
  return (
    <Panel
      title="Prices that change"
      intro={`The largest changes first${untold > 0 ? `; ${untold.toLocaleString("en-GB")} smaller ones are not listed` : ""}. Prices are ex VAT.`}
    >
      <DataTable<Change>
        caption="Prices that change"
        hideCaption
        noun={["price", "prices"]}
        columns={COLUMNS}
        rows={biggest}
        rowId={({ row }) => String(row)}
        rowName={({ name }) => name}
        pageSize={10}
      />
    </Panel>
  )
}
