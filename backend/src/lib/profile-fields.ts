import { type StoreProductProfile } from "../contract"

/** Fields of a product profile that staff and imports can set. */
export const PROFILE_FIELDS = [
  "long_description",
  "key_features",
  "features",
  "compatibility",
  "rating",
  "review_count",
  "specifications",
  "price_text",
  "brochure_url",
  "seo_title",
  "seo_description",
  "seo_keywords",
  "images",
] as const satisfies readonly (keyof StoreProductProfile)[]
