import { model } from "@medusajs/framework/utils"

/** Additional fields of a product, linked one to one to Medusa's product. */
export const ProductProfile = model.define("product_profile", {
  id: model.id({ prefix: "profile" }).primaryKey(),
  /** Sanitised HTML. */
  long_description: model.text().nullable(),
  key_features: model.array(),
  features: model.array(),
  compatibility: model.array(),
  rating: model.float().nullable(),
  review_count: model.number().nullable(),
  /** Values by the keys of the contract's SPECIFICATIONS. */
  specifications: model.json(),
  /** Text shown where the product has no amount as its price. */
  price_text: model.text().nullable(),
  brochure_url: model.text().nullable(),
  seo_title: model.text().nullable(),
  seo_description: model.text().nullable(),
  seo_keywords: model.array(),
  /** Alternative and title texts of the product's images: `{ url, alt_text, title_text }`. */
  images: model.json(),
})
