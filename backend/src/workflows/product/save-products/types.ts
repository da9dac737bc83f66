import { type NewProduct, type ProductChanges } from "../../../contract"

/** A product to change (with `id`: only the fields given) or to create (without). */
export type ProductSave = (ProductChanges & { id: string }) | (NewProduct & { id?: undefined })

/** What the workflow takes. */
export interface SaveProductsInput {
  products: ProductSave[]
}
