"use client"

import { Button, ErrorSummary, type FieldProblem, SaveBar } from "@scanwright/design-system"
import { isUnsaved } from "@/staff/records/record-store"
import { useEditorState } from "./editor-store"
import { momentText } from "./moment-text"
import { FIELD_LABELS, fieldIdOf } from "./product-form"
import { fieldOfPath, inPageOrder } from "./sections"

/** Fields whose parts have controls of their own. */
const HAVE_OWN_IDS = ["files", "specifications", "stock"]

/** Id of the control at fault. Entries of a list have no id of their own; their group leads to the first of them. */
function controlIdOf(path: string): string {
  const [field = "", place] = path.split(".")
  // Whatever is wrong with a picture stands at its alternative text.
  if (field === "images" && place !== undefined) return `${fieldIdOf("images")}-${place}-alt`
  return fieldIdOf(HAVE_OWN_IDS.includes(field) ? path : field)
}

/** The problems of a refused form as links to its fields, in the order of the page. */
function useFieldProblems(): FieldProblem[] {
  const problems = useEditorState((state) => state.problems)
  return inPageOrder(Object.keys(problems)).map((path) => {
    const field = fieldOfPath(path)
    const label = field === undefined ? path : FIELD_LABELS[field]
    return { fieldId: controlIdOf(path), message: `${label}: ${problems[path] ?? ""}` }
  })
}

/** The problems of a form that was refused, each with a link to its field. */
export function ProductProblems() {
  "use memo"
  const attempt = useEditorState((state) => state.attempt)
  return <ErrorSummary attempt={attempt} focus="field" problems={useFieldProblems()} />
}

/** Whether everything is saved, and since when. */
function SaveStatus({ isPending }: { isPending: boolean }) {
  "use memo"
  const isDirty = useEditorState(isUnsaved)
  const product = useEditorState(({ stored }) => stored)
  if (isPending) return "Saving…"
  if (isDirty) return "Unsaved changes. A draft is kept in this browser."
  return product === null ? "Nothing to save yet" : `Saved ${momentText(product.updatedAt)}`
}

/** The button that saves, and for a draft another that publishes as well. */
function SaveButtons({ isPending, onPublish }: { isPending: boolean; onPublish: () => void }) {
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

interface BarProps {
  isPending: boolean
  isPreviewing: boolean
  onPreview: () => void
  onPublish: () => void
}

/** The end of the form: its state, what is to be corrected, and its buttons. */
export function ProductSaveBar({ isPending, isPreviewing, onPreview, onPublish }: BarProps) {
  "use memo"
  return (
    <SaveBar status={<SaveStatus isPending={isPending} />} problems={useFieldProblems()}>
      <Button variant="secondary" loading={isPreviewing} onClick={onPreview}>
        Preview
      </Button>
      <SaveButtons {...{ isPending, onPublish }} />
    </SaveBar>
  )
}
