"use client"

import type { ProductField } from "@scanwright/backend/contract"
import { Button, ErrorSummary } from "@scanwright/design-system"
import { isUnsaved } from "@/staff/records/record-store"
import { useEditorState } from "./editor-store"
import { momentText } from "./moment-text"
import { FIELD_LABELS, fieldIdOf } from "./product-form"

/** Fields whose parts have controls of their own. */
const HAVE_OWN_IDS = ["images", "specifications", "stock"]

/** The problems of a form that was refused, each with a link to its field. */
export function ProductProblems() {
  "use memo"
  const problems = useEditorState((state) => state.problems)
  const attempt = useEditorState((state) => state.attempt)
  return (
    <ErrorSummary
      attempt={attempt}
      focus="field"
      problems={Object.entries(problems).map(([path, message]) => {
        const [field = "", ...part] = path.split(".")
        const isKnown = field in FIELD_LABELS
        const label = isKnown ? FIELD_LABELS[field as ProductField] : field
        // Entries of a list have no id of their own; their group leads to the first of them.
        const hasOwnId = HAVE_OWN_IDS.includes(field) || part.length === 0
        return { fieldId: fieldIdOf(hasOwnId ? path : field), message: `${label}: ${message}` }
      })}
    />
  )
}

/** Whether everything is saved, and since when. */
export function SaveStatus({ isPending }: { isPending: boolean }) {
  "use memo"
  const isDirty = useEditorState(isUnsaved)
  const product = useEditorState(({ stored }) => stored)
  if (isPending) return "Saving…"
  if (isDirty) return "Unsaved changes. A draft is kept in this browser."
  return product === null ? "Nothing to save yet" : `Saved ${momentText(product.updatedAt)}`
}

/** The button that saves, and for a draft another that publishes as well. */
export function SaveButtons({ isPending, onPublish }: { isPending: boolean; onPublish: () => void }) {
  "use memo"
  const isDraft = useEditorState(({ values }) => values.status === "draft")
  return (
    <>
      <Button type="submit" variant={isDraft ? "secondary" : "primary"} loading={isPending}>
        {isDraft ? "Save draft" : "Save"}
      </Button>
      {isDraft && (
        <Button loading={isPending} onClick={onPublish}>
          Save and publish
        </Button>
      )}
    </>
  )
}
