import { z } from "@medusajs/framework/zod"
import { searchTextSchema } from "../../../lib/schemas"

const shown = (usual: number, most: number) => z.coerce.number().int().min(1).max(most).default(usual)

/** Query of `GET /store/products/suggestions`. */
export const StoreGetSuggestionsParams = z.strictObject({
  /** Part of a name, or of a part number in any spelling; a blank text gets no suggestions. */
  q: searchTextSchema.default(""),
  limit: shown(8, 20),
})
export type StoreGetSuggestionsParamsType = z.infer<typeof StoreGetSuggestionsParams>

/** Query of `GET /store/products/{id}/related`. */
export const StoreGetRelatedProductsParams = z.strictObject({ limit: shown(8, 24) })
export type StoreGetRelatedProductsParamsType = z.infer<typeof StoreGetRelatedProductsParams>

/** Query of `GET /store/products/{id}/bought-with`. */
export const StoreGetBoughtWithParams = z.strictObject({ limit: shown(4, 24) })
export type StoreGetBoughtWithParamsType = z.infer<typeof StoreGetBoughtWithParams>
