import { sitePathSchema, updateUrlSeoSchema, URL_SEO_LIMITS } from "@scanwright/backend/contract"
import { z } from "zod"

/** What stores the config of an address: `known` is the stored one as it was read, null where it has none yet. */
export const saveUrlSeoSchema = z.object({
  known: z.object({ id: z.string().min(1).max(100), updatedAt: z.string().max(40) }).nullable(),
  url: sitePathSchema,
  body: z.unknown().pipe(updateUrlSeoSchema.omit({ url: true })),
})

/** Configs of a file. Each is checked by itself, so that the others are stored. */
export const importUrlSeosSchema = z.object({
  entries: z.array(z.record(z.string(), z.unknown())).max(URL_SEO_LIMITS.batch),
})
