import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useTransition } from "react"
import type { Outcome } from "@/staff/session/outcome"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { deleteBlog, publishBlog, restoreBlog } from "./actions"
import type { StaffBlogRow } from "./data"

function showConflict(outcome: Outcome<unknown>, title: string) {
  if (outcome.ok || outcome.kind !== "conflict") return
  showFailure({
    ...outcome,
    message: `Somebody else has changed “${title}” meanwhile. The list now shows how it is.`,
  })
}

/** Actions on an article of the list; each refreshes the list and shows its result in a toast. */
export function useBlogActions() {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const publishing = useStaffAction(publishBlog, { handles: ["conflict"] })
  const deleting = useStaffAction(deleteBlog, { handles: ["conflict"] })
  const restoring = useStaffAction(restoreBlog)
  const refresh = () => startTransition(() => router.refresh())

  const publish = async ({ id, title, updatedAt }: StaffBlogRow, isPublished: boolean) => {
    const outcome = await publishing.run({ id, updatedAt, isPublished })
    if (outcome.ok) {
      toaster.show({
        variant: "success",
        title: isPublished ? "Published" : "Unpublished",
        description: isPublished ? `Everybody sees “${title}” now.` : `Only staff see “${title}” now.`,
      })
    }
    showConflict(outcome, title)
    refresh()
  }

  const restore = async ({ id, title }: StaffBlogRow) => {
    if (!(await restoring.run({ id })).ok) return
    toaster.show({ variant: "success", title: "Restored", description: `“${title}” is back.` })
    refresh()
  }

  /** @param closeDialog called before the toast shows: a toast belongs above the page, not above a dialog */
  const remove = async (blog: StaffBlogRow, closeDialog: () => void) => {
    const { id, title, updatedAt } = blog
    const outcome = await deleting.run({ id, updatedAt })
    closeDialog()
    if (outcome.ok) {
      toaster.show({
        title: "Deleted",
        description: `“${title}” is deleted.`,
        action: { label: "Undo", onSelect: () => void restore(blog) },
      })
    }
    showConflict(outcome, title)
    refresh()
  }

  return { publish, remove, isDeleting: deleting.isPending }
}
