import type { BlogStatus } from "@scanwright/backend/contract"
import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useRecordForm } from "@/staff/records/useRecordForm"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { addBlog, readBlogAnew, saveBlog } from "./actions"
import { addBlogSchema, saveBlogSchema } from "./blog-input"
import { type BlogValues, findProblems, NEW_BLOG, toBody, toFieldProblems, toValues } from "./blog-values"
import type { StaffBlog } from "./data"
import { toLondonText } from "./london-time"

const SAVED: Readonly<Record<BlogStatus, string>> = {
  draft: "Draft saved",
  scheduled: "Scheduled",
  published: "Published",
}

/**
 * State and actions of an article's form.
 *
 * @param blog null for a new one
 * @param initial values with which a new one begins
 */
export function useBlogForm(blog: StaffBlog | null, initial?: BlogValues) {
  const router = useRouter()
  const adding = useStaffAction(addBlog, {
    handles: "all",
    schema: addBlogSchema,
    isRepeatable: false,
  })
  const saving = useStaffAction(saveBlog, { handles: "all", schema: saveBlogSchema })
  const reading = useStaffAction(readBlogAnew)

  const form = useRecordForm<StaffBlog, BlogValues>({
    record: blog,
    toValues: (stored) => (stored ? toValues(stored) : NEW_BLOG),
    ...(initial && { initial }),
    check: (values, _base, stored) => findProblems(values, stored, Date.now()),
    save: (values, on) => {
      const body = toBody(values, on)
      return on ? saving.run({ id: on.id, updatedAt: on.updated_at, body }) : adding.run({ body })
    },
    readNow: async (on) => on && reading.run({ id: on.id }),
    toProblems: ({ fields }) => toFieldProblems(fields),
    onSaved: (saved, on, store) => {
      store.getState().markSaved(saved)
      const when = saved.scheduled_at ? ` It will be published on ${toLondonText(saved.scheduled_at)}.` : ""
      toaster.show({
        variant: "success",
        title: SAVED[toValues(saved).status],
        description: `“${saved.title}” is saved.${when}`,
        staysOnNextPage: !on,
      })
      if (on) router.refresh()
      else router.replace(`/admin/edit-blog/${saved.id}`)
    },
  })
  return { ...form, isPending: adding.isPending || saving.isPending }
}
