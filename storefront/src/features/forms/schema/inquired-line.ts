/** A product in a form, with its quantity. */
export interface InquiredLine {
  readonly productId: string
  readonly variantId: string | null
  readonly sku: string | null
  readonly name: string
  /** Pounds ex VAT each when it was asked for; null where it had no price. */
  readonly price: number | null
  readonly priceText: string | null
  /** Address of the product's page. */
  readonly href: string
  readonly image: string | null
  /** Number of pieces. */
  readonly quantity: number
}
