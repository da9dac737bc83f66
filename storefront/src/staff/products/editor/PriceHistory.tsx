"use client"

import type { AdminPriceRecord, PriceSource } from "@scanwright/backend/contract"
import { type DataColumn, DataTable, Heading, Text } from "@scanwright/design-system"
import { momentText } from "./moment-text"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

const priceText = (price: number | null) => (price === null ? "No figure" : pounds.format(price))

const SOURCES: Readonly<Record<PriceSource, string>> = {
  hand: "By hand",
  import: "By an import",
  undo: "By undoing an import",
}

const COLUMNS: readonly DataColumn<AdminPriceRecord>[] = [
  { id: "at", header: "When", isRowHeader: true, cell: ({ created_at: at }) => momentText(at) },
  { id: "from", header: "Old price", align: "end", cell: ({ from }) => priceText(from) },
  { id: "to", header: "New price", align: "end", cell: ({ to }) => priceText(to) },
  {
    id: "by",
    header: "By",
    cell: ({ source, by }) => (
      <span className="grid">
        {SOURCES[source]}
        {by !== null && (
          <Text as="span" size="sm" variant="muted">
            {by}
          </Text>
        )}
      </span>
    ),
  },
]

/** The last changes of a product's price, as they were when the page was opened. */
export function PriceHistory({ prices }: { prices: readonly AdminPriceRecord[] }) {
  if (prices.length === 0) {
    return (
      <div className="col-span-full grid gap-2">
        <Heading level="h3" size="sm">
          Price history
        </Heading>
        <Text variant="muted">No change of the price is on record yet.</Text>
      </div>
    )
  }
  return (
    <div className="col-span-full">
      <DataTable<AdminPriceRecord>
        caption="Price history"
        noun={["change", "changes"]}
        columns={COLUMNS}
        rows={prices}
        rowId={({ id }) => id}
        rowName={({ created_at: at }) => momentText(at)}
        pageSize={5}
      />
    </div>
  )
}
