import { model } from "@medusajs/framework/utils"
import { ROBOTS_IMAGE_PREVIEWS, TWITTER_CARDS } from "../../../schemas/url-seo"

/** Metadata of the page at a path. Null leaves the page's own metadata. */
export const UrlSeoConfig = model
  .define(
    { name: "url_seo_config", tableName: "url_seo" },
    {
      id: model.id({ prefix: "seo" }).primaryKey(),
      /** Path of our site, in the one spelling of `normaliseSitePath`. */
      url: model.text(),
      is_active: model.boolean().default(true),
      meta_title: model.text().nullable(),
      meta_description: model.text().nullable(),
      meta_keywords: model.array(),
      og_title: model.text().nullable(),
      og_description: model.text().nullable(),
      og_image: model.text().nullable(),
      og_type: model.text().nullable(),
      og_url: model.text().nullable(),
      og_site_name: model.text().nullable(),
      og_locale: model.text().nullable(),
      twitter_card: model.enum([...TWITTER_CARDS]).nullable(),
      twitter_title: model.text().nullable(),
      twitter_description: model.text().nullable(),
      twitter_image: model.text().nullable(),
      twitter_site: model.text().nullable(),
      twitter_creator: model.text().nullable(),
      robots_index: model.boolean().nullable(),
      robots_follow: model.boolean().nullable(),
      robots_archive: model.boolean().nullable(),
      robots_snippet: model.boolean().nullable(),
      robots_image_preview: model.enum([...ROBOTS_IMAGE_PREVIEWS]).nullable(),
      /** Longest video preview in seconds; -1 for no limit. */
      robots_video_preview: model.number().nullable(),
      /** JSON-LD of schema.org, as text. */
      schema_markup: model.text().nullable(),
      /** `{ name | property, content }`. */
      additional_meta_tags: model.json(),
    },
  )
  .indexes([{ on: ["url"], unique: true, where: "deleted_at IS NULL" }])
