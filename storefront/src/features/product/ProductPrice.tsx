import { Price, Text } from "@scanwright/design-system"
import { catalogue } from "@/content/catalogue"
import { withVat } from "./vat"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

interface Props {
  /** Pounds ex VAT. */
  price: number | null
  priceText: string | null
}

/** A product's price ex VAT, and under it the VAT and the sum. */
export function ProductPrice({ price, priceText }: Props) {
  const figures = price === null ? null : withVat(price)
  return (
    <>
      <Price amount={price} priceText={priceText} size="lg" />
      {figures && (
        <Text tone="muted" figures="tabular" className="mt-1">
          {pounds.format(figures.vat)} VAT at {catalogue.product.vatRate}, {pounds.format(figures.incVat)} inc
          VAT
        </Text>
      )}
    </>
  )
}
