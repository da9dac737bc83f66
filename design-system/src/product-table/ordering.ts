import { type ReactNode } from "react"

/** A product of the table. */
export interface ProductTableRow {
  id: string
  name: string
  href: string
  /** Address of the picture; null shows the first letter of the name instead. */
  image: string | null
  brand: string
  partNumber: string | null
  /** Pounds ex VAT; null shows `priceText`. */
  price: number | null
  priceText: string | null
  /** Pounds with VAT, for visitors who chose to see them. */
  priceIncVat?: number | null
  /** Pieces that can be sold now. */
  stock: number
  /** A value for each of the table's specifications; null where it is not stated. */
  specifications: readonly (string | null)[]
  /** Buttons of the product: compare, save. */
  actions?: ReactNode
}

/** What makes a table of products a list to order from. */
export interface ProductOrdering {
  /** Ids of the chosen products. */
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  /** Number of pieces of a product. */
  quantityOf: (id: string) => number
  onQuantity: (id: string, quantity: number) => void
  /** Highest quantity of a product. */
  mostPieces: number
  /** Adds the chosen number of pieces of one product to the cart; not called while its field holds no quantity. */
  onAdd: (id: string) => void
  /** Why the last press failed, announced at once; null or left out when there is nothing to say. */
  failure?: string | null
  /** Buttons for the chosen products, shown while there are any; they wait until every chosen one has a quantity. */
  actions: ReactNode
}
