import { type Editor as Tiptap } from "@tiptap/core"
import { type SafeAddresses } from "./addresses"
import { CaptionDialog } from "./CaptionDialog"
import { applyCaption, applyLink, applyPicture, type DialogState } from "./dialogs"
import { LinkDialog } from "./LinkDialog"
import { type UploadPicture } from "./picture"
import { PictureDialog } from "./PictureDialog"

interface EditorDialogsProps {
  dialog: DialogState | undefined
  isOpen: boolean
  safeAddresses: SafeAddresses
  onUpload?: UploadPicture
  onClose: () => void
  /** Closes the dialog, then changes the text. */
  onApply: (change: (editor: Tiptap) => void) => void
}

/** The dialog for a link, a picture or a caption. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { dialog, isOpen, safeAddresses, onUpload, onClose, onApply } = props
  switch (dialog?.kind) {
    case "link":
      return (
        <LinkDialog
          key={JSON.stringify(dialog.draft)}
          open={isOpen}
          draft={dialog.draft}
          isLink={dialog.isLink}
          isSafeLink={safeAddresses.isSafeLink}
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
          isSafePicture={safeAddresses.isSafePicture}
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
