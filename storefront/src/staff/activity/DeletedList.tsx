"use client"

import type { AdminDeleted } from "@scanwright/backend/contract"
import { Button, RowList, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { momentText } from "@/staff/submissions/moments"
import { restoreRecord } from "./actions"

interface Props {
  deleted: readonly AdminDeleted[]
  /** What people read for each entity. */
  entities: Readonly<Record<string, string>>
}

/** Deleted records, each with a button that brings it back. */
export function DeletedList({ deleted, entities }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(restoreRecord, { isRepeatable: false })
  const [busy, setBusy] = useState<string | null>(null)

  const restore = async ({ entity, id, name, handle }: AdminDeleted) => {
    setBusy(id)
    const outcome = await run({ entity, id })
    setBusy(null)
    if (!outcome.ok) return
    const moved = outcome.value.handle === handle ? "" : ` Its address is now ${outcome.value.handle}.`
    toaster.show({ variant: "success", title: "Restored", description: `${name} is back.${moved}` })
    router.refresh()
  }

  return (
    <RowList
      label="Deleted records"
      rows={deleted.map((record) => ({
        id: record.id,
        title: record.name,
        hint: `${entities[record.entity] ?? record.entity}, deleted ${momentText(record.deleted_at)}${record.deleted_by === null ? "" : ` by ${record.deleted_by}`}`,
        end: (
          <Button
            size="sm"
            variant="secondary"
            loading={busy === record.id}
            disabled={isPending && busy !== record.id}
            onClick={() => void restore(record)}
            aria-label={`Restore ${record.name}`}
          >
            Restore
          </Button>
        ),
      }))}
    />
  )
}
