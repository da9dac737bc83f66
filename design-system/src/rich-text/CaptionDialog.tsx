import { useState } from "react"
import { Button } from "../button"
import { Dialog } from "../dialog"
import { TextField } from "../text-field"
import { onEnter } from "./on-enter"

export interface CaptionDialogProps {
  open: boolean
  draft: string
  onApply: (caption: string) => void
  onClose: () => void
}

/** The dialog for the caption of a table. */
export function CaptionDialog({ open, draft, onApply, onClose }: CaptionDialogProps) {
  const [caption, setCaption] = useState(draft)
  const apply = () => onApply(caption.trim())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Caption of the table"
      size="sm"
      footer={<Button onClick={apply}>Save caption</Button>}
    >
      <div {...onEnter(apply)}>
        <TextField
          label="Caption"
          hint="What the table shows. Leave it empty for none."
          value={caption}
          autoComplete="off"
          onChange={({ target }) => setCaption(target.value)}
        />
      </div>
    </Dialog>
  )
}
