import { Price, Text } from "@scanwright/design-system"
import { product } from "@/content/product"
import { withVat } from "@/lib/vat"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

interface Props {
  /** Pounds ex VAT. */
  price: number | null
  priceText: string | null
}

/** A product's price, ex or inc VAT by the visitor's choice, and the calculation below it. */
export function ProductPrice({ price, priceText }: Props) {
  const amounts = price === null ? null : withVat(price)
  return (
    <>
      <Price amount={price} amountIncVat={amounts?.incVat} priceText={priceText} size="lg" />
      {amounts && (
        <Text variant="muted" numerals="tabular" className="mt-1">
          {pounds.format(amounts.exVat)} ex VAT, {pounds.format(amounts.vat)} VAT at {product.vatRate},{" "}
          {pounds.format(amounts.incVat)} inc VAT
        </Text>
      )}
    </>
  )
}
