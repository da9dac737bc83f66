"use client"

import type { AdminDeleted, AdminRestoredResponse } from "@scanwright/backend/contract"
import { Button, Dialog, RowList, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { holderLink } from "@/staff/session/holder-link"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { momentText } from "@/staff/submissions/moments"
import { restoreRecord } from "./actions"

interface Props {
  deleted: readonly AdminDeleted[]
  /** Name of each kind of record. */
  entities: Readonly<Record<string, string>>
}

/** A product that is not restored because another one has its part number or barcode. */
interface Refused {
  readonly record: AdminDeleted
  readonly message: string
  /** Id of the other product. */
  readonly holderId: string
}

/** What is reported of a restored record. */
function restoredText({ name, handle }: AdminDeleted, now: AdminRestoredResponse["restored"]): string {
  const values = now.left_out.map(({ value }) => value).join(", ")
  const isDraft = now.left_out.some(({ field }) => field === "sku")
  const address = now.handle === handle ? "" : ` Its address is now ${now.handle}.`
  return `${name} is back${isDraft ? " as a draft" : ""}${values && `, without ${values}`}.${address}`
}

interface RefusedDialogProps {
  refused: Refused
  isRestoring: boolean
  onClose: () => void
  onRestore: () => void
}

/** Why a product is not restored, with both ways out: the other product, or this one without its part number. */
function RefusedDialog({ refused, isRestoring, onClose, onRestore }: RefusedDialogProps) {
  const { label, href } = holderLink(refused.holderId)
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={`${refused.record.name} is not restored`}
      description={refused.message}
      footer={
        <>
          <Button variant="secondary" href={href}>
            {label}
          </Button>
          <Button loading={isRestoring} onClick={onRestore}>
            Restore without part number
          </Button>
        </>
      }
    >
      <Text>
        A product without a part number comes back as a draft. Give it another one before you publish it.
      </Text>
    </Dialog>
  )
}

/** Deleted records, each with a button that restores the record. */
export function DeletedList({ deleted, entities }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(restoreRecord, { isRepeatable: false, handles: ["conflict"] })
  const [busy, setBusy] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)

  const restore = async (record: AdminDeleted, isWithoutPartNumbers = false) => {
    const { entity, id } = record
    setBusy(id)
    const outcome = await run({ entity, id, ...(isWithoutPartNumbers && { without_part_numbers: true }) })
    setBusy(null)
    // The toast belongs above the page, not above the dialog.
    setRefused(null)
    if (outcome.ok) {
      toaster.show({
        variant: "success",
        title: "Restored",
        description: restoredText(record, outcome.value),
      })
      router.refresh()
    } else if (outcome.kind === "conflict") {
      const { message, holderId } = outcome
      if (holderId === undefined) showFailure(outcome)
      else setRefused({ record, message, holderId })
    }
  }

  return (
    <>
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
      {refused && (
        <RefusedDialog
          refused={refused}
          isRestoring={isPending}
          onClose={() => setRefused(null)}
          onRestore={() => void restore(refused.record, true)}
        />
      )}
    </>
  )
}
