import { z } from "zod"

/** Body of `POST /store/product-views`: the product whose page a visitor has looked at for some seconds. */
export const productViewSchema = z.strictObject({ product_id: z.string().min(1).max(64) })
export type ProductView = z.infer<typeof productViewSchema>

/** Response of `POST /store/product-views`. */
export const storeProductViewResponseSchema = z.object({ product_view: productViewSchema })
export type StoreProductViewResponse = z.infer<typeof storeProductViewResponseSchema>
