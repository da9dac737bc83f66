"use client"

import { BLOG_LIMITS } from "@scanwright/backend/contract"
import { Button, Dialog, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type FormEvent, useId, useState } from "react"
import { readTags } from "@/staff/records/read-tags"
import { showNotDone } from "@/staff/records/show-not-done"
import { TagsFields } from "@/staff/records/TagsFields"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { countText } from "@/staff/shell/count-text"
import { changeBlogTags } from "./actions"

interface Props {
  /** The selected articles. */
  ids: readonly string[]
  noun: readonly [one: string, several: string]
  /** @param isDone whether anything was changed */
  onClose: (isDone: boolean) => void
}

/** Asks for tags to add to the selected articles, or to remove from them. */
export function TagsDialog({ ids, noun, onClose }: Props) {
  const router = useRouter()
  const formId = useId()
  const [error, setError] = useState<string | null>(null)
  const { run, isPending } = useStaffAction(changeBlogTags)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === "string" ? value : ""
    }
    const read = readTags(text("way"), text("tags"), BLOG_LIMITS.tag)
    if ("error" in read) return setError(read.error)
    setError(null)
    const outcome = await run({ ids: [...ids], ...read })
    if (!outcome.ok) return
    // The toast belongs above the page, not above the dialog.
    onClose(outcome.value.done.length > 0)
    showNotDone(outcome.value, noun)
    if (outcome.value.failed.length === 0) {
      toaster.show({
        variant: "success",
        title: "Tags changed",
        description: `${countText(outcome.value.done.length, noun)} changed.`,
      })
    }
    router.refresh()
  }

  return (
    <Dialog
      open
      dismissible={false}
      title="Add or remove tags"
      onClose={() => onClose(false)}
      footer={
        <>
          <Button variant="ghost" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Change
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TagsFields error={error} />
        <Text variant="muted">{`${countText(ids.length, noun)} chosen.`}</Text>
      </form>
    </Dialog>
  )
}
