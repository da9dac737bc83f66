import { z } from "zod"

/** Changes of price that are stored of one product; older ones go. */
export const PRICE_RECORDS_MOST = 50

/** What changed a price: staff, one by one or in bulk; an import; an import that was undone. */
export const PRICE_SOURCES = ["hand", "import", "undo"] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** A change of a product's price, in pounds ex VAT; null for no price in figures. */
export const adminPriceRecordSchema = z.object({
  id: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  source: z.enum(PRICE_SOURCES),
  /** E-mail address of the member of staff; null for a key of the Admin API, and for somebody who has left. */
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type AdminPriceRecord = z.infer<typeof adminPriceRecordSchema>

/** `GET /admin/catalogue/products/:id/prices`: the last changes, newest first. */
export const adminPriceHistoryResponseSchema = z.object({ prices: z.array(adminPriceRecordSchema) })
export type AdminPriceHistoryResponse = z.infer<typeof adminPriceHistoryResponseSchema>
