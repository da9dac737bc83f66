import { createRecordHooks } from "@/staff/records/record-hooks"
import type { BlogValues } from "./blog-values"
import type { StaffBlog } from "./data"

/** The article form's store, for the parts of the form. */
export const {
  RecordProvider: BlogProvider,
  useRecordState: useBlogState,
  useField,
} = createRecordHooks<StaffBlog, BlogValues>()
