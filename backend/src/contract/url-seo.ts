import { z } from "zod"

export * from "@scanwright/url-seo/schemas/url-seo"

/** Most paths in one response of `GET /url-seo/noindex`. */
export const NOINDEX_MOST = 2_000

/** Query of `GET /url-seo/noindex`, which the storefront sends with the shared secret. */
export const noindexQuerySchema = z.strictObject({
  /** The last path of the response before; without it, the first paths. */
  after: z.string().max(500).default(""),
})

/** Paths of active configs with `robots_index: false`, in order; fewer than {@link NOINDEX_MOST} at the end. */
export const noindexResponseSchema = z.object({ urls: z.array(z.string()) })
export type NoindexResponse = z.infer<typeof noindexResponseSchema>
