import { z } from "zod"
import { addressSchema, clearable, lineSchema, optionalLineSchema } from "./fields.js"
import { metaTagsSchema } from "./meta-tags.js"
import { LONGEST_MARKUP, schemaMarkupSchema } from "./schema-markup.js"
import { sitePathSchema } from "./site-path.js"

/** Cards that a link can be shown as on X (twitter:card). */
export const TWITTER_CARDS = ["summary", "summary_large_image", "app", "player"] as const
/** How large a picture beside a search result may be (robots max-image-preview). */
export const ROBOTS_IMAGE_PREVIEWS = ["none", "standard", "large"] as const

/** Most characters, or most entries, of a config's fields. */
export const URL_SEO_LIMITS = {
  title: 200,
  description: 500,
  keyword: 100,
  keywords: 50,
  site_name: 100,
  schema_markup: LONGEST_MARKUP,
  /** Creations, changes and deletions of one batch, each. */
  batch: 200,
} as const

/** Length of a robots video preview in seconds that means: as long as it likes. */
export const ROBOTS_VIDEO_PREVIEW_UNLIMITED = -1

const account = (what: string) =>
  clearable(
    z
      .string()
      .trim()
      .regex(/^@?\w{1,15}$/, { error: `${what} must be an account such as @scanwright` })
      .transform((name) => (name.startsWith("@") ? name : `@${name}`)),
  )

const flag = z.boolean().nullish()

/** Every field of a config but its path. Null, or an empty text, leaves what the page itself says. */
const fields = {
  is_active: z.boolean().optional(),
  meta_title: optionalLineSchema("meta_title", URL_SEO_LIMITS.title),
  meta_description: optionalLineSchema("meta_description", URL_SEO_LIMITS.description),
  meta_keywords: z
    .array(lineSchema("meta_keywords", URL_SEO_LIMITS.keyword).min(1))
    .max(URL_SEO_LIMITS.keywords)
    .transform((keywords) => [...new Set(keywords)])
    .optional(),
  og_title: optionalLineSchema("og_title", URL_SEO_LIMITS.title),
  og_description: optionalLineSchema("og_description", URL_SEO_LIMITS.description),
  og_image: clearable(addressSchema("og_image")),
  og_type: clearable(
    z
      .string()
      .regex(/^[a-z]+(?:[._:][a-z_]+)*$/, { error: "og_type must be a type such as website or article" }),
  ),
  og_url: clearable(addressSchema("og_url")),
  og_site_name: optionalLineSchema("og_site_name", URL_SEO_LIMITS.site_name),
  og_locale: clearable(
    z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/, { error: "og_locale must be a locale such as en_GB" }),
  ),
  twitter_card: clearable(z.enum(TWITTER_CARDS)),
  twitter_title: optionalLineSchema("twitter_title", URL_SEO_LIMITS.title),
  twitter_description: optionalLineSchema("twitter_description", URL_SEO_LIMITS.description),
  twitter_image: clearable(addressSchema("twitter_image")),
  twitter_site: account("twitter_site"),
  twitter_creator: account("twitter_creator"),
  robots_index: flag,
  robots_follow: flag,
  robots_archive: flag,
  robots_snippet: flag,
  robots_image_preview: clearable(z.enum(ROBOTS_IMAGE_PREVIEWS)),
  /** Seconds; -1 for no limit. */
  robots_video_preview: z.number().int().min(ROBOTS_VIDEO_PREVIEW_UNLIMITED).max(86_400).nullish(),
  schema_markup: clearable(schemaMarkupSchema),
  additional_meta_tags: metaTagsSchema.optional(),
}

/** Body of `POST /admin/url-seo`. */
export const createUrlSeoSchema = z.strictObject({ url: sitePathSchema, ...fields })
export type CreateUrlSeoBody = z.infer<typeof createUrlSeoSchema>

/** Body of `POST /admin/url-seo/{id}`: what is absent stays. */
export const updateUrlSeoSchema = z.strictObject({ url: sitePathSchema.optional(), ...fields })
export type UpdateUrlSeoBody = z.infer<typeof updateUrlSeoSchema>

const id = z.string().min(1).max(100)

/** Body of `POST /admin/url-seo/batch`: all or nothing; deletions first, then changes, then creations. */
export const batchUrlSeoSchema = z.strictObject({
  create: z.array(createUrlSeoSchema).max(URL_SEO_LIMITS.batch).optional(),
  update: z.array(updateUrlSeoSchema.extend({ id })).max(URL_SEO_LIMITS.batch).optional(),
  delete: z.array(id).max(URL_SEO_LIMITS.batch).optional(),
})
export type BatchUrlSeoBody = z.infer<typeof batchUrlSeoSchema>

const text = z.string().nullable()
const answer = z.boolean().nullable()

/** What a config says about a page. Null: the page's own stands. */
export const storeUrlSeoSchema = z.object({
  id: z.string(),
  url: z.string(),
  meta_title: text,
  meta_description: text,
  meta_keywords: z.array(z.string()),
  og_title: text,
  og_description: text,
  og_image: text,
  og_type: text,
  og_url: text,
  og_site_name: text,
  og_locale: text,
  twitter_card: z.enum(TWITTER_CARDS).nullable(),
  twitter_title: text,
  twitter_description: text,
  twitter_image: text,
  twitter_site: text,
  twitter_creator: text,
  robots_index: answer,
  robots_follow: answer,
  robots_archive: answer,
  robots_snippet: answer,
  robots_image_preview: z.enum(ROBOTS_IMAGE_PREVIEWS).nullable(),
  robots_video_preview: z.number().int().nullable(),
  /** JSON text. */
  schema_markup: text,
  additional_meta_tags: metaTagsSchema,
  updated_at: z.iso.datetime(),
})
export type StoreUrlSeo = z.infer<typeof storeUrlSeoSchema>

/** `GET /store/url-seo?url=/about`: null where there is no active config, which is no error. */
export const storeUrlSeoResponseSchema = z.object({ url_seo: storeUrlSeoSchema.nullable() })
export type StoreUrlSeoResponse = z.infer<typeof storeUrlSeoResponseSchema>

/** A config as staff see it. */
export const adminUrlSeoSchema = z.object({
  ...storeUrlSeoSchema.shape,
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
})
export type AdminUrlSeo = z.infer<typeof adminUrlSeoSchema>

/** `GET /admin/url-seo`. */
export const adminUrlSeosResponseSchema = z.object({
  url_seos: z.array(adminUrlSeoSchema),
  /** Rows of the whole list. */
  count: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
})
export type AdminUrlSeosResponse = z.infer<typeof adminUrlSeosResponseSchema>

/** `GET`, `POST /admin/url-seo/{id}` and `POST /admin/url-seo`. */
export const adminUrlSeoResponseSchema = z.object({ url_seo: adminUrlSeoSchema })
export type AdminUrlSeoResponse = z.infer<typeof adminUrlSeoResponseSchema>

/** `DELETE /admin/url-seo/{id}`. */
export const adminUrlSeoDeleteResponseSchema = z.object({
  id: z.string(),
  object: z.literal("url_seo"),
  deleted: z.literal(true),
})
export type AdminUrlSeoDeleteResponse = z.infer<typeof adminUrlSeoDeleteResponseSchema>

/** `POST /admin/url-seo/batch`. */
export const adminUrlSeoBatchResponseSchema = z.object({
  created: z.array(adminUrlSeoSchema),
  updated: z.array(adminUrlSeoSchema),
  deleted: z.object({ ids: z.array(z.string()), object: z.literal("url_seo"), deleted: z.literal(true) }),
})
export type AdminUrlSeoBatchResponse = z.infer<typeof adminUrlSeoBatchResponseSchema>

/** Orders a list of staff can have; a leading hyphen means descending. */
export const ADMIN_URL_SEO_ORDERS = [
  "url",
  "-url",
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
] as const
