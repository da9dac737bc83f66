/** A product that is asked about. */
export interface InquiredLine {
  readonly productId: string
  readonly variantId: string | null
  readonly sku: string | null
  readonly name: string
  /** Pieces. */
  readonly quantity: number
}
