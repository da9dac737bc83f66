"use client"

import type { CatalogueImport, ImportUndoEntry, ImportUndone } from "@scanwright/backend/contract"
import { Button, Dialog, Heading, RowList, Text } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { askUndo } from "./requests"
import { entryText, productsText, undoneText } from "./undo-text"

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" })

const nameOf = ({ file_name: name }: CatalogueImport) => name ?? "the file"

interface QuestionProps {
  one: CatalogueImport
  undoable: NonNullable<CatalogueImport["undoable"]>
  isPending: boolean
  onClose: () => void
  onUndo: () => void
}

function UndoQuestion({ one, undoable, isPending, onClose, onUndo }: QuestionProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={`Undo the import of ${nameOf(one)}?`}
      description={`It concerns ${productsText(undoable.products)}: what the import changed gets its old values back, and what it added is deleted and can be restored. What somebody has changed since stays.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={isPending} onClick={onUndo}>
            {`Undo ${productsText(undoable.products)}`}
          </Button>
        </>
      }
    >
      <Text variant="muted">{`It can be undone until ${day.format(new Date(undoable.until))}.`}</Text>
    </Dialog>
  )
}

interface EntriesProps {
  title: string
  entries: readonly ImportUndoEntry[]
  /** Products that are meant, listed or not. */
  count: number
}

function Entries({ title, entries, count }: EntriesProps) {
  if (entries.length === 0) return null
  const listed = new Set(entries.map(({ product_id: id }) => id)).size
  return (
    <section className="grid gap-2">
      <Heading level="h3" size="sm">
        {title}
      </Heading>
      {count > listed && (
        <Text variant="muted">{`The first ${listed.toLocaleString("en-GB")} of ${count.toLocaleString("en-GB")}.`}</Text>
      )}
      <RowList
        label={title}
        rows={entries.map((entry) => ({
          id: `${entry.product_id} ${entry.result}`,
          title: [entry.name, entry.part_number].filter(Boolean).join(", "),
          hint: entryText(entry),
          ...(["restored", "changed_since", "impossible"].includes(entry.result)
            ? { href: `/admin/edit-product/${entry.product_id}` }
            : {}),
        }))}
      />
    </section>
  )
}

interface ResultProps {
  one: CatalogueImport
  undone: ImportUndone
  onClose: () => void
}

function UndoResult({ one, undone, onClose }: ResultProps) {
  return (
    <Dialog
      open
      title={`The import of ${nameOf(one)} is undone`}
      description={undoneText(undone)}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-6">
        <Entries title="Stayed" entries={undone.stayed} count={undone.stayed_count} />
        <Entries title="Went back" entries={undone.went_back} count={undone.updated + undone.deleted} />
      </div>
    </Dialog>
  )
}

/** Undoes an import, after a question; says what went back and what did not, also later. */
export function UndoImport({ one }: { one: CatalogueImport }) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(askUndo, { isRepeatable: false })
  const [isAsked, setAsked] = useState(false)
  const [shown, setShown] = useState<ImportUndone | null>(null)
  const { undoable, undone } = one

  const undo = async () => {
    const outcome = await run(one.id)
    setAsked(false)
    if (outcome.ok) setShown(outcome.value.undone)
    // The list may be older than what others have done.
    router.refresh()
  }

  return (
    <>
      {undoable && (
        <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
          Undo
          <span className="sr-only">{` the import of ${nameOf(one)}`}</span>
        </Button>
      )}
      {undone && (
        <Button size="sm" variant="ghost" onClick={() => setShown(undone)}>
          What went back
          <span className="sr-only">{` of ${nameOf(one)}`}</span>
        </Button>
      )}
      {isAsked && undoable && (
        <UndoQuestion
          {...{ one, undoable, isPending }}
          onClose={() => setAsked(false)}
          onUndo={() => void undo()}
        />
      )}
      {shown && <UndoResult one={one} undone={shown} onClose={() => setShown(null)} />}
    </>
  )
}
