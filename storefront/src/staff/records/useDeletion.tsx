"use client"

import { BarList, Button, Dialog, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { countText } from "@/staff/shell/count-text"
import { deleteRecords, deleteSubmissions, restoreRecords } from "./deletion-actions"
import { showNotDone } from "./show-not-done"

/** A record that can be deleted. */
interface DeletableRecord {
  readonly id: string
  readonly name: string
  /** As it was read, ISO 8601. */
  readonly updatedAt: string
}

interface Asked {
  readonly records: readonly DeletableRecord[]
  /** Empties the table's selection. */
  readonly clear: () => void
}

interface Chosen {
  readonly records: { id: string; updatedAt: string }[]
}

/** Kinds of record that lists delete, and whether a deleted one can be brought back. */
const DELETIONS = {
  product: { isForGood: false, remove: (chosen: Chosen) => deleteRecords({ entity: "product", ...chosen }) },
  blog: { isForGood: false, remove: (chosen: Chosen) => deleteRecords({ entity: "blog", ...chosen }) },
  form_submission: { isForGood: true, remove: (chosen: Chosen) => deleteSubmissions(chosen) },
} as const

type Entity = keyof typeof DELETIONS

interface Options {
  readonly entity: Entity
  readonly noun: readonly [one: string, several: string]
}

/** What the question says of one record, and of several. */
const CONSEQUENCES = {
  restorable: [
    "It leaves the shop at once. You can bring it back afterwards.",
    "They leave the shop at once. You can bring them back afterwards.",
  ],
  forGood: [
    "It is deleted for good, with its notes, replies and mails. This cannot be undone.",
    "They are deleted for good, with their notes, replies and mails. This cannot be undone.",
  ],
} as const

/** Longest time after which a list of the search index knows a change (ADR 5), in ms. */
const IN_LISTS_MS = 2_000

/** Records that a question names; more are counted. */
const NAMED = 10

const titleOf = (records: readonly DeletableRecord[], noun: Options["noun"]) => {
  const [only] = records
  return records.length === 1 && only ? `Delete ${only.name}?` : `Delete ${countText(records.length, noun)}?`
}

interface DialogProps extends Options {
  asked: Asked
  isDeleting: boolean
  onClose: () => void
  onDelete: () => void
}

/** The question before records are deleted. */
function DeletionDialog({ asked: { records }, entity, noun, isDeleting, onClose, onDelete }: DialogProps) {
  const [ofOne, ofSeveral] = CONSEQUENCES[DELETIONS[entity].isForGood ? "forGood" : "restorable"]
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={titleOf(records, noun)}
      description={records.length === 1 ? ofOne : ofSeveral}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      {records.length > 1 && (
        <div className="grid gap-2">
          <BarList items={records.slice(0, NAMED).map(({ name }) => name)} />
          {records.length > NAMED && <Text variant="muted">{`and ${records.length - NAMED} more`}</Text>}
        </div>
      )}
    </Dialog>
  )
}

/** Reads the page again, at once and when its lists know of the last change. */
function useRefresh(): () => void {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    const read = () => startTransition(() => router.refresh())
    clearTimeout(timer.current)
    timer.current = setTimeout(read, IN_LISTS_MS)
    read()
  }
}

/**
 * Deletes records of a list after a question, and offers to bring them back where that is possible.
 *
 * @returns `ask`, which opens the question, the dialog to show, and whether a record was deleted that the list may still have
 */
export function useDeletion({ entity, noun }: Options): {
  ask: (records: readonly DeletableRecord[], clear?: () => void) => void
  dialog: ReactNode
  isGone: (id: string) => boolean
} {
  const refresh = useRefresh()
  const [gone, setGone] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Asked | null>(null)
  const deleting = useStaffAction(DELETIONS[entity].remove)
  const restoring = useStaffAction(restoreRecords, { isRepeatable: false })

  const restore = async (kind: Exclude<Entity, "form_submission">, ids: readonly string[]) => {
    const outcome = await restoring.run({ entity: kind, ids: [...ids] })
    if (!outcome.ok) return
    const { done, failed } = outcome.value
    setGone((ids) => ids.filter((id) => !done.includes(id)))
    if (failed.length > 0) showNotDone(outcome.value, noun)
    else
      toaster.show({ variant: "success", title: "Brought back", description: countText(done.length, noun) })
    refresh()
  }

  const remove = async ({ records, clear }: Asked) => {
    const outcome = await deleting.run({
      records: records.map(({ id, updatedAt }) => ({ id, updatedAt })),
    })
    // The toast belongs above the page, not above the dialog.
    setAsked(null)
    if (!outcome.ok) return
    const { done } = outcome.value
    showNotDone(outcome.value, noun)
    if (done.length > 0) {
      clear()
      setGone((ids) => [...ids, ...done])
      toaster.show({
        title: "Deleted",
        description: countText(done.length, noun),
        ...(entity !== "form_submission" && {
          action: { label: "Undo", onSelect: () => void restore(entity, done) },
        }),
      })
    }
    refresh()
  }

  return {
    isGone: (id) => gone.includes(id),
    ask: (records, clear = () => undefined) => setAsked({ records, clear }),
    dialog: asked && (
      <DeletionDialog
        {...{ asked, entity, noun }}
        isDeleting={deleting.isPending}
        onClose={() => setAsked(null)}
        onDelete={() => void remove(asked)}
      />
    ),
  }
}
