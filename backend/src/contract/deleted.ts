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
})
export type RestoreDeletedBody = z.infer<typeof restoreDeletedSchema>

/** What is back: its handle has a number where another record has taken it meanwhile. */
export const adminRestoredResponseSchema = z.object({
  restored: z.object({ entity: z.enum(RESTORABLE_ENTITIES), id: z.string(), handle: z.string() }),
})
export type AdminRestoredResponse = z.infer<typeof adminRestoredResponseSchema>
