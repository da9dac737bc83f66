"use client"

import { PRODUCT_FIELDS, readPounds } from "@scanwright/backend/contract"
import { Alert, Text, TextField } from "@scanwright/design-system"
import { withVat } from "@/lib/vat"
import type { StockLocation } from "./data"
import { useEditorState, useField } from "./editor-store"
import { FormText } from "./FormFields"
import { momentText } from "./moment-text"
import { FIELD_LABELS, fieldIdOf } from "./product-form"
import { ScheduledPrices } from "./ScheduledPrices"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

/** The price with VAT. */
function WithVat() {
  "use memo"
  const price = useEditorState(({ values }) => values.price)
  const read = readPounds(price)
  if ("problem" in read) {
    return (
      <Text variant="muted">
        Without a price, the page shows the price text, and buyers can request a quote.
      </Text>
    )
  }
  const { vat, incVat } = withVat(read.value)
  return (
    <Text numerals="tabular">
      {pounds.format(incVat)} inc VAT, of which {pounds.format(vat)} is VAT at 20%
    </Text>
  )
}

/** That visitors pay another price now, and why. */
function PriceOfList() {
  "use memo"
  const now = useEditorState(({ stored }) => stored?.priceListPrice)
  if (!now) return null
  const { title, ends_at: end } = now.price_list
  return (
    <Alert title={`Visitors pay ${pounds.format(now.amount)} ex VAT now`}>
      <p>
        The price list “<bdi>{title}</bdi>” of the Medusa Admin says so
        {end !== null && `, until ${momentText(end)}`}. The price above is the product’s own: it is what
        imports, bulk changes and scheduled prices change.
      </p>
    </Alert>
  )
}

/** What shows in the place of a figure, and what a figure comes to. */
export function PriceTextField() {
  return (
    <>
      <FormText field="price_text" />
      <div className="col-span-full">
        <WithVat />
      </div>
      <div className="col-span-full empty:hidden">
        <PriceOfList />
      </div>
      <div className="col-span-full">
        <ScheduledPrices />
      </div>
    </>
  )
}

const NOT_FOR_SALE = "Not in the shop's stock: its sales channel does not sell from this location"

interface StockFieldProps {
  readonly places: readonly string[]
  /** its place among the form's locations */
  readonly at: number
  readonly label: string
  readonly isForSale: boolean
}

/** Stock at one location. */
function StockField({ places, at, label, isForSale }: StockFieldProps) {
  "use memo"
  const { value, set } = useField("stock")
  const path = `stock.${at}.quantity`
  const error = useEditorState(({ problems }) => problems[path]) ?? null
  const quantityAt = (place: number) => value[place]?.quantity ?? ""
  return (
    <TextField
      {...{ label, error, id: fieldIdOf(path), value: quantityAt(at) }}
      onChange={({ target }) =>
        set(
          places.map((id, place) => ({
            location_id: id,
            quantity: place === at ? target.value : quantityAt(place),
          })),
        )
      }
      inputMode="numeric"
      width="sm"
      required={false}
      {...(isForSale ? at === 0 && { hint: PRODUCT_FIELDS.stock.hint } : { hint: NOT_FOR_SALE })}
    />
  )
}

/** Stock: one field, or one for each location where there are several. */
export function StockFields({ locations }: { locations: readonly StockLocation[] }) {
  "use memo"
  const { value } = useField("stock")
  const known = value.map(({ location_id: id }) => id)
  const places = [...known, ...locations.map(({ id }) => id).filter((id) => !known.includes(id))]
  return places.map((id, at) => {
    const location = locations.find((one) => one.id === id)
    const label = places.length === 1 ? FIELD_LABELS.stock : `${FIELD_LABELS.stock}, ${location?.name ?? id}`
    return <StockField key={id} {...{ places, at, label }} isForSale={location?.isForSale ?? false} />
  })
}
