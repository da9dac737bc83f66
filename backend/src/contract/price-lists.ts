import { z } from "zod"

/** One of Medusa's price lists, made in the Medusa Admin. */
export const priceListSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Null for one without an end. */
  ends_at: z.iso.datetime().nullable(),
})
export type PriceList = z.infer<typeof priceListSchema>

/** What visitors pay for one piece while a price list holds. */
export const priceListPriceSchema = z.object({
  /** Pounds ex VAT. */
  amount: z.number(),
  price_list: priceListSchema,
})
export type PriceListPrice = z.infer<typeof priceListPriceSchema>
