"use client"

import { Button, Dialog } from "@scanwright/design-system"

/** The configs about to be deleted. */
export interface ChosenConfigs {
  readonly urls: readonly string[]
  readonly ids: string[]
  /** Empties the table's selection. */
  readonly clear: () => void
}

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  chosen: ChosenConfigs | null
  isDeleting: boolean
  onClose: () => void
  onDelete: () => void
}

/** The question before configs are deleted. */
export function DeleteDialog({ chosen, isDeleting, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={chosen !== null}
      onClose={onClose}
      role="alertdialog"
      title={`Delete ${chosen?.ids.length ?? 0} URL SEO ${chosen?.ids.length === 1 ? "config" : "configs"}?`}
      description="These addresses will use their page defaults. You can restore them under Activity."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep them
          </Button>
          <Button variant="danger" loading={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <ul>
        {chosen?.urls.map((url) => (
          <li key={url}>{url}</li>
        ))}
      </ul>
    </Dialog>
  )
}
