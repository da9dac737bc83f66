import { type Editor as Tiptap } from "@tiptap/core"
import { Dialog } from "../dialog"
import { type SafeAddresses } from "./addresses"
import { CaptionDialog } from "./CaptionDialog"
import { applyCaption, applyLink, applyPicture, type DialogState } from "./dialogs"
import { LinkDialog } from "./LinkDialog"
import { onEnter } from "./on-enter"
import { type UploadPicture } from "./picture"
import { PictureDialog } from "./PictureDialog"
import { type RecordLink } from "./record-link"

interface EditorDialogsProps {
  dialog: DialogState | undefined
  isOpen: boolean
  safeAddresses: SafeAddresses
  onUpload?: UploadPicture
  recordLink?: RecordLink
  onClose: () => void
  /** Closes the dialog, then changes the text. */
  onApply: (change: (editor: Tiptap) => void) => void
}

/** The dialog for a link, a record, a picture or a caption. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { dialog, isOpen, safeAddresses, onUpload, recordLink, onClose, onApply } = props
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
    case "record":
      return isOpen && recordLink ? (
        <Dialog open size="md" title={recordLink.label} onClose={onClose}>
          {/* Enter without a match must not send the form around the editor. */}
          <div {...onEnter(() => undefined)}>
            {recordLink.find(({ href, text }) =>
              onApply((editor) => applyLink(editor, { href, text: dialog.hasSelection ? undefined : text })),
            )}
          </div>
        </Dialog>
      ) : null
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
