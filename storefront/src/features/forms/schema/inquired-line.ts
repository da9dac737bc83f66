/** A product in a form, with its quantity. */
export interface InquiredLine {
  readonly productId: string
  readonly variantId: string | null
  readonly sku: string | null
  readonly name: string
  /** Number of pieces. */
  readonly quantity: number
}
