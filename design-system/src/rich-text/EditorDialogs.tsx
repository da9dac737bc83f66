import { type Editor as Tiptap } from "@tiptap/core"
import { CaptionDialog } from "./CaptionDialog"
import { applyCaption, applyLink, applyPicture, type DialogState } from "./dialogs"
import { LinkDialog } from "./LinkDialog"
import { type UploadPicture } from "./picture"
import { PictureDialog } from "./PictureDialog"

interface EditorDialogsProps {
  dialog: DialogState | undefined
  isOpen: boolean
  onUpload?: UploadPicture
  onClose: () => void
  /** Closes the dialog, then changes the text. */
  onApply: (change: (editor: Tiptap) => void) => void
}

/** The dialog for a link, a picture or a caption. */
export function EditorDialogs({ dialog, isOpen, onUpload, onClose, onApply }: EditorDialogsProps) {
  switch (dialog?.kind) {
    case "link":
      return (
        <LinkDialog
          key={JSON.stringify(dialog.draft)}
          open={isOpen}
          draft={dialog.draft}
          isLink={dialog.isLink}
          onApply={(link) => onApply((editor) => applyLink(editor, link))}
          onRemove={() => onApply((editor) => editor.chain().unsetLink().run())}
          onClose={onClose}
        />
      )
    case "picture":
      return isOpen ? (
        <PictureDialog
          open={isOpen}
          draft={dialog.draft}
          file={dialog.file}
          isNew={dialog.isNew}
          onUpload={onUpload}
          onApply={(picture) => onApply((editor) => applyPicture(editor, picture))}
          onRemove={() => onApply((editor) => editor.chain().deleteNode("figure").run())}
          onClose={onClose}
        />
      ) : null
    case "caption":
      return (
        <CaptionDialog
          key={dialog.draft}
          open={isOpen}
          draft={dialog.draft}
          onApply={(caption) => onApply((editor) => applyCaption(editor, caption))}
          onClose={onClose}
        />
      )
    case undefined:
      return null
  }
}
