import { type StoreProductProfile } from "../contract"

/** What staff and imports can set of a product profile. */
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
