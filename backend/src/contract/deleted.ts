import { z } from "zod"
import { pageShape } from "./lists"

/** What can be brought back after it was deleted. */
export const RESTORABLE_ENTITIES = ["product", "blog", "brand", "machine_type", "url_seo"] as const
export type RestorableEntity = (typeof RESTORABLE_ENTITIES)[number]

/** One deleted record. */
export const adminDeletedSchema = z.object({
  entity: z.enum(RESTORABLE_ENTITIES),
  id: z.string(),
  name: z.string(),
  /** Its slug; of a URL SEO config its path. */
  handle: z.string(),
  deleted_at: z.iso.datetime(),
  /** E-mail address of who deleted it, where the activity log still knows. */
  deleted_by: z.string().nullable(),
})
export type AdminDeleted = z.infer<typeof adminDeletedSchema>

/** `GET /admin/deleted`, the latest first. */
export const adminDeletedsResponseSchema = z.object({ deleted: z.array(adminDeletedSchema), ...pageShape })
export type AdminDeletedsResponse = z.infer<typeof adminDeletedsResponseSchema>

/** Body of `POST /admin/deleted/restore`. */
export const restoreDeletedSchema = z.strictObject({
  entity: z.enum(RESTORABLE_ENTITIES),
  id: z.string().min(1).max(100),
  without_part_numbers: z
    .boolean()
    .optional()
    .describe(
      "Of a product: restores it without the part numbers, barcodes, EANs and UPCs that other products have by now. Otherwise these refuse the restore. A product without its part number comes back as a draft",
    ),
})
export type RestoreDeletedBody = z.infer<typeof restoreDeletedSchema>

/** Columns of variants whose values no two products share. */
export const UNIQUE_CODES = ["sku", "barcode", "ean", "upc"] as const
export type UniqueCode = (typeof UNIQUE_CODES)[number]

const leftOutCodeSchema = z.object({ field: z.enum(UNIQUE_CODES), value: z.string() })
export type LeftOutCode = z.infer<typeof leftOutCodeSchema>

/** What is back: its handle has a number where another record has taken it meanwhile. */
export const adminRestoredResponseSchema = z.object({
  restored: z.object({
    entity: z.enum(RESTORABLE_ENTITIES),
    id: z.string(),
    handle: z.string(),
    left_out: z
      .array(leftOutCodeSchema)
      .describe("Codes that a product came back without; with a part number among them it is a draft now"),
  }),
})
export type AdminRestoredResponse = z.infer<typeof adminRestoredResponseSchema>
