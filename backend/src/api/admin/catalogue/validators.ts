import { z } from "@medusajs/framework/zod"
import { ADMIN_CATALOGUE_ORDERS, PRODUCT_STATUSES, STOCK_BANDS } from "../../../contract"
import { flag, oneOrMore, pagingShape, pounds, searchTextSchema } from "../../../lib/schemas"

/** Products on one page of staff's list, and the most that can be asked for. */
const PER_PAGE = 50
const MOST = 200

/** Query of `GET /admin/catalogue`. */
export const AdminGetCatalogueParams = z
  .strictObject({
    ...pagingShape(PER_PAGE, MOST),
    /** Words of the name, brand or machine type, or a part of the part number. */
    q: searchTextSchema.optional(),
    status: z.enum(PRODUCT_STATUSES).optional(),
    /** `none` finds the products without a brand. */
    brand_id: oneOrMore,
    /** Ids of machine types; `none` finds the products without one. */
    category_id: oneOrMore,
    stock: z.enum(STOCK_BANDS).optional(),
    price_min: pounds,
    price_max: pounds,
    order: z.enum(ADMIN_CATALOGUE_ORDERS).default("relevance"),
    facets: flag.default("true"),
  })
  .refine(({ price_min: min = 0, price_max: max = Infinity }) => min <= max, {
    error: "price_min must not be above price_max",
  })
export type AdminCatalogueQuery = z.infer<typeof AdminGetCatalogueParams>
