import { z } from "zod"
import { productShape } from "./product"
import { NO_FREE_PRICE } from "./product-kinds"

/** Most scheduled prices of one product that are not over. */
export const SCHEDULED_PRICES_MOST = 5

/** Furthest day ahead, in days. */
const AHEAD_MOST = 730
const DAY_MS = 86_400_000

const moment = z.iso.datetime({ offset: true, error: "Enter a date and a time" })

/** Body of `POST /admin/scheduled-prices`. */
export const createScheduledPriceSchema = z
  .strictObject({
    product_id: z.string().min(1).max(255),
    /** Pounds ex VAT. */
    price: productShape.price.unwrap().positive({ error: NO_FREE_PRICE }),
    /** From when the price holds. */
    starts_at: moment,
    /** When the price of before comes back; null for a price that stays. */
    ends_at: moment.nullable().default(null),
  })
  .refine(({ starts_at }) => Date.parse(starts_at) > Date.now(), {
    path: ["starts_at"],
    error: "Choose a time in the future",
  })
  .refine(({ starts_at }) => Date.parse(starts_at) < Date.now() + AHEAD_MOST * DAY_MS, {
    path: ["starts_at"],
    error: "Choose a time within two years",
  })
  .refine(({ starts_at, ends_at }) => ends_at === null || Date.parse(ends_at) > Date.parse(starts_at), {
    path: ["ends_at"],
    error: "Choose a time after the beginning",
  })
export type CreateScheduledPrice = z.infer<typeof createScheduledPriceSchema>

/** A price that a product gets at a time. */
export const adminScheduledPriceSchema = z.object({
  id: z.string(),
  product_id: z.string(),
  /** Name of the product. */
  name: z.string(),
  /** Pounds ex VAT. */
  price: z.number(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  /** True while the price holds and has an end. */
  is_active: z.boolean(),
  /** Why it could not be applied at its time; null otherwise. */
  problem: z.string().nullable(),
})
export type AdminScheduledPrice = z.infer<typeof adminScheduledPriceSchema>

/** `GET /admin/scheduled-prices`, soonest first. */
export const adminScheduledPricesResponseSchema = z.object({
  scheduled_prices: z.array(adminScheduledPriceSchema),
})
export type AdminScheduledPricesResponse = z.infer<typeof adminScheduledPricesResponseSchema>

/** `POST /admin/scheduled-prices`. */
export const adminScheduledPriceResponseSchema = z.object({ scheduled_price: adminScheduledPriceSchema })
export type AdminScheduledPriceResponse = z.infer<typeof adminScheduledPriceResponseSchema>
