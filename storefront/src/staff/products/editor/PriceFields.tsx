"use client"

import { PRODUCT_FIELDS } from "@scanwright/backend/contract"
import { FormGrid, Text, TextField } from "@scanwright/design-system"
import { withVat } from "@/lib/vat"
import type { StockLocation } from "./data"
import { useEditorState, useField } from "./editor-store"
import { FormText } from "./fields"
import { FIELD_LABELS, fieldIdOf } from "./product-form"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

/** The price with VAT. */
function WithVat() {
  "use memo"
  const price = useEditorState(({ values }) => values.price)
  const amount = Number(price.trim().replace(/^£\s*/, "").replaceAll(",", ""))
  if (price.trim() === "" || !Number.isFinite(amount) || amount < 0) {
    return (
      <Text variant="muted">
        Without a figure the price text shows, and the product can only be enquired about.
      </Text>
    )
  }
  const { vat, incVat } = withVat(amount)
  return (
    <Text numerals="tabular">
      {pounds.format(incVat)} inc VAT, of which {pounds.format(vat)} is VAT at 20%
    </Text>
  )
}

/** Stock at one location. @param at its place among the form's locations */
function StockField({ places, at, label }: { places: readonly string[]; at: number; label: string }) {
  "use memo"
  const { value, set } = useField("stock")
  const path = `stock.${at}.pieces`
  const error = useEditorState(({ problems }) => problems[path]) ?? null
  const piecesAt = (place: number) => value[place]?.pieces ?? ""
  return (
    <TextField
      {...{ label, error, id: fieldIdOf(path), value: piecesAt(at) }}
      onChange={({ target }) =>
        set(
          places.map((locationId, place) => ({
            locationId,
            pieces: place === at ? target.value : piecesAt(place),
          })),
        )
      }
      inputMode="numeric"
      width="sm"
      required={false}
      {...(at === 0 && { hint: PRODUCT_FIELDS.stock.hint })}
    />
  )
}

/** Stock: one field, or one for each location where there are several. */
function StockFields({ locations }: { locations: readonly StockLocation[] }) {
  "use memo"
  const { value } = useField("stock")
  const known = value.map(({ locationId }) => locationId)
  const places = [...known, ...locations.map(({ id }) => id).filter((id) => !known.includes(id))]
  return places.map((id, at) => {
    const name = locations.find((one) => one.id === id)?.name ?? id
    const label = places.length === 1 ? FIELD_LABELS.stock : `${FIELD_LABELS.stock}, ${name}`
    return <StockField key={id} {...{ places, at, label }} />
  })
}

/** Price, SKU and stock. */
export function PriceFields({ locations }: { locations: readonly StockLocation[] }) {
  return (
    <FormGrid>
      <FormText field="price" prefix="£" inputMode="decimal" width="sm" required={false} />
      <FormText field="priceText" required={false} hint={PRODUCT_FIELDS.price_text.hint} />
      <div className="col-span-full">
        <WithVat />
      </div>
      <FormText field="sku" required={false} hint={PRODUCT_FIELDS.part_number.hint} />
      <StockFields locations={locations} />
    </FormGrid>
  )
}
