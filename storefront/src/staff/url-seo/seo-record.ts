import { createRecordHooks } from "@/staff/records/record-hooks"
import type { StaffUrlSeo } from "./data"
import type { SeoValues } from "./seo-fields"

/** The URL SEO form's store, for the parts of the form. */
export const {
  RecordProvider: SeoProvider,
  useRecordState: useSeoState,
  useField,
} = createRecordHooks<StaffUrlSeo, SeoValues>()
