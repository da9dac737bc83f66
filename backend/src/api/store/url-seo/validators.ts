import { z } from "@medusajs/framework/zod"

/** Query of `GET /store/url-seo`. */
export const StoreGetUrlSeoParams = z.strictObject({
  /** Path of a page, in any spelling. */
  url: z.string().min(1).max(2048),
})
export type StoreGetUrlSeoParamsType = z.infer<typeof StoreGetUrlSeoParams>
