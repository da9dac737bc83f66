import { normaliseSitePath } from "@scanwright/url-seo/schemas/site-path"
import { z } from "zod"
import { pageShape } from "./lists"

/** Most redirects of the shop: the storefront has all of them in its memory. */
export const REDIRECTS_MOST = 5_000
/** Most rows, and most characters, of one file. */
export const REDIRECT_IMPORT_MOST = 1_000
export const REDIRECT_CSV_MOST = 500_000
/** Longest target, in characters. */
const TARGET_MOST = 1_000

/** To search engines 308 is for ever and 307 for now; browsers ask again after either. */
export const REDIRECT_STATUSES = [308, 307] as const
const status = z.union([z.literal(308), z.literal(307)], { error: "status must be 308 or 307" })

/** Addresses of the system, at which no page stands. */
const RESERVED =
  /^\/(?:account|admin|api|_next|stored|media|og|data-sheets|feeds|sitemaps)(?:\/|$)|^\/(?:robots\.txt|sitemap\.xml)$/

const path = z.string().transform((given, context) => {
  const own = normaliseSitePath(given)
  if (own !== null && !RESERVED.test(own)) return own
  context.addIssue({
    code: "custom",
    message:
      own === null
        ? "Enter a path of this site, like /old-page"
        : "This address belongs to the shop's own machinery. Choose another one.",
  })
  return z.NEVER
})

/** Whether a text is a path of this site and cannot be read as another host's address. */
const isOwnTarget = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text)

function isHttps(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === "" && password === ""
}

const target = z
  .string()
  .trim()
  .max(TARGET_MOST)
  .refine((text) => isOwnTarget(text) || isHttps(text), {
    error: "Enter a path of this site, like /new-page, or an address that begins with https://",
  })

/** Body of `POST /admin/redirects`. */
export const createRedirectSchema = z.strictObject({
  path,
  target,
  status: status.default(308),
  /** True: also where a page stands at the path. Otherwise a page comes first. */
  over_page: z.boolean().default(false),
})
export type CreateRedirect = z.infer<typeof createRedirectSchema>

/** Body of `POST /admin/redirects/{id}`. */
export const updateRedirectSchema = z.strictObject({ path, target, status, over_page: z.boolean() }).partial()
export type UpdateRedirect = z.infer<typeof updateRedirectSchema>

/** Body of `POST /admin/redirect-imports`: columns `path`, `target`, and if need be `status` and `over_page`. */
export const importRedirectsSchema = z.strictObject({
  csv: z.string().min(1).max(REDIRECT_CSV_MOST, { error: "The file is too large: 500 kB at most" }),
})

export const adminRedirectSchema = z.object({
  id: z.string(),
  path: z.string(),
  target: z.string(),
  status: z.number().int(),
  over_page: z.boolean(),
  /** How often it was followed; nothing is stored of who did. */
  hits: z.number().int(),
  updated_at: z.iso.datetime(),
})
export type AdminRedirect = z.infer<typeof adminRedirectSchema>

export const adminRedirectResponseSchema = z.object({ redirect: adminRedirectSchema })
export type AdminRedirectResponse = z.infer<typeof adminRedirectResponseSchema>
export const adminRedirectsResponseSchema = z.object({
  redirects: z.array(adminRedirectSchema),
  ...pageShape,
})
export type AdminRedirectsResponse = z.infer<typeof adminRedirectsResponseSchema>

/** Response of an import: all rows are stored, or none is and `faults` say why. */
export const redirectImportResponseSchema = z.object({
  created: z.int(),
  updated: z.int(),
  /** Line of the file, counted from 1, and what to change. */
  faults: z.array(z.object({ line: z.int(), message: z.string() })),
})
export type RedirectImportResponse = z.infer<typeof redirectImportResponseSchema>

/** Body of `POST /redirects/sync`, which the storefront sends with the shared secret. */
export const redirectSyncSchema = z.strictObject({
  /** Hits since the last call. */
  hits: z.array(z.strictObject({ path: z.string().max(500), count: z.int().min(1).max(1_000_000) })).max(100),
})

/** What the storefront has in its memory. */
export const redirectSyncResponseSchema = z.object({
  redirects: z.array(z.object({ path: z.string(), target: z.string(), status, over_page: z.boolean() })),
})
export type RedirectSyncResponse = z.infer<typeof redirectSyncResponseSchema>
