import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useTransition } from "react"
import type { Outcome } from "@/staff/session/outcome"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { publishBlog } from "./actions"
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

  return { publish }
}
