import { z } from "@medusajs/framework/zod"
import {
  CATALOGUE_ORDERS,
  PRODUCTS_PER_PAGE,
  SPECIFICATIONS,
  type SpecificationKey,
  STORE_LIST_MOST,
} from "../../../contract"
import { flag, oneOrMore, pagingShape, pounds, searchTextSchema } from "../../../lib/schemas"

/** Most products that can be looked up at once: as many as one response holds. */
const LOOKED_UP_MOST = STORE_LIST_MOST

/** Values separated by commas: `variant_id=variant_1,variant_2`. Empty ones are ignored. */
const separated = z
  .string()
  .max(LOOKED_UP_MOST * 101)
  .transform((text) =>
    text
      .split(",")
      .map((value) => value.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().max(100)).min(1).max(LOOKED_UP_MOST))
  .optional()

const figure = z.coerce.number()

const numbers = z.union([figure.transform((value) => [value]), z.array(figure).min(1).max(100)]).optional()

const specificationFilters = Object.fromEntries(
  SPECIFICATIONS.map(({ key, kind }) => [key, kind === "number" ? numbers : oneOrMore]),
) as Record<SpecificationKey, typeof oneOrMore | typeof numbers>

/** Query of `GET /store/catalogue`. */
export const StoreGetCatalogueParams = z
  .strictObject({
    ...pagingShape(PRODUCTS_PER_PAGE, LOOKED_UP_MOST),
    /** Terms of the name, brand or machine type, or a part of the part number. */
    q: searchTextSchema.optional(),
    brand: oneOrMore,
    machine_type: oneOrMore,
    brand_id: oneOrMore,
    category_id: oneOrMore,
    /** Products whose first variant has one of these ids. */
    variant_id: separated,
    /** Products whose first variant has one of these part numbers; case, spaces and hyphens are ignored. */
    part_number: separated,
    /** Products that one of these part numbers fits, as an accessory, a consumable or a spare part. */
    accessory: separated,
    in_stock: flag.optional(),
    price_min: pounds,
    price_max: pounds,
    specs: z.strictObject(specificationFilters).optional(),
    order: z.enum(CATALOGUE_ORDERS).default("relevance"),
    facets: flag.default("true"),
  })
  .refine(({ price_min: min = 0, price_max: max = Infinity }) => min <= max, {
    error: "price_min must not be above price_max",
  })
export type StoreGetCatalogueParamsType = z.infer<typeof StoreGetCatalogueParams>
