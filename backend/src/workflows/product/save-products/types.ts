import { type NewProduct, type ProductChanges } from "../../../contract"
import { type SaveOrigin } from "../record-prices"

/** What an import brings of a new product beside its fields. */
export interface ImportedParts {
  /** Stored with Medusa's product, for the import to find it by. */
  external_id: string
  /** Of the stock that is counted already. */
  inventory_item_id: string
}

/** A product to change (with `id`: only the fields given) or to create (without). */
export type ProductSave =
  (ProductChanges & { id: string }) | (NewProduct & { id?: undefined; imported?: ImportedParts })

/** What the workflow takes. */
export interface SaveProductsInput {
  products: ProductSave[]
  /** By hand, by nobody known, where it is left out. */
  origin?: SaveOrigin
}
