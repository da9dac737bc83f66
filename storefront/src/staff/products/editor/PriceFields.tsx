"use client"

import { FormGrid, Text } from "@scanwright/design-system"
import { withVat } from "@/lib/vat"
import { useEditorState } from "./editor-store"
import { FormText } from "./fields"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

/** What the price comes to with VAT. */
function WithVat() {
  "use memo"
  const price = useEditorState(({ form }) => form.price)
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

/** What it costs, how it is ordered, and how many there are. */
export function PriceFields() {
  return (
    <FormGrid>
      <FormText field="price" prefix="£" inputMode="decimal" width="sm" required={false} />
      <FormText field="priceText" required={false} hint="Instead of a figure: “Price on application”" />
      <div className="col-span-full">
        <WithVat />
      </div>
      <FormText field="sku" required={false} hint="Also the part number, by which people search" />
      <FormText
        field="stock"
        inputMode="numeric"
        width="sm"
        required={false}
        hint="Pieces on the shelf; a new product without a figure has none. From 1 to 10 the number shows, above it “In stock”."
      />
    </FormGrid>
  )
}
