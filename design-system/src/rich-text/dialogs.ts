import { type Editor as Tiptap } from "@tiptap/core"
import { type LinkDraft } from "./LinkDialog"
import { type Picture } from "./picture"

/** The open dialog with its initial values; each opening creates a new object. */
export type DialogState =
  | { kind: "link"; draft: LinkDraft; isLink: boolean }
  | { kind: "record"; hasSelection: boolean }
  | { kind: "picture"; draft: Picture; file?: File; isNew: boolean }
  | { kind: "caption"; draft: string }

const NO_PICTURE: Picture = { src: "", alt: "", width: null, height: null }

const text = (value: unknown) => (typeof value === "string" ? value : "")
const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null)

/** The dialog of the link at the caret, which is first selected as a whole. */
export function linkDialog(editor: Tiptap): DialogState {
  const isLink = editor.isActive("link")
  if (isLink) editor.commands.extendMarkRange("link")
  const href = text(editor.getAttributes("link").href)
  return { kind: "link", isLink, draft: { href, text: editor.state.selection.empty ? "" : undefined } }
}

/** The dialog that finds a record to link to. A link at the caret is first selected as a whole: it is replaced. */
export function recordDialog(editor: Tiptap): DialogState {
  if (editor.isActive("link")) editor.commands.extendMarkRange("link")
  return { kind: "record", hasSelection: !editor.state.selection.empty }
}

/** The dialog of the picture at the caret, or of a new one. */
export function pictureDialog(editor: Tiptap): DialogState {
  const { src, alt, width, height } = editor.getAttributes("figure")
  const draft = { src: text(src), alt: text(alt), width: numberOrNull(width), height: numberOrNull(height) }
  return { kind: "picture", draft, isNew: !editor.isActive("figure") }
}

/** The dialog of a picture that was dropped or pasted as a file. */
export const fileDialog = (file: File): DialogState => ({
  kind: "picture",
  draft: NO_PICTURE,
  file,
  isNew: true,
})

/** The dialog of the caption of the table at the caret. */
export const captionDialog = (editor: Tiptap): DialogState => ({
  kind: "caption",
  draft: text(editor.getAttributes("table").caption),
})

/** Sets the link of the selection, or inserts the text of a new one. */
export function applyLink(editor: Tiptap, { href, text: shown }: LinkDraft): void {
  if (shown === undefined) {
    editor.chain().setLink({ href }).run()
    return
  }
  const mark = { type: "link", attrs: { href } }
  editor
    .chain()
    .insertContent({ type: "text", text: shown, marks: [mark] })
    .unsetMark("link")
    .run()
}

/** Changes the selected picture, or inserts a new one. */
export function applyPicture(editor: Tiptap, picture: Picture): void {
  if (editor.isActive("figure")) editor.chain().updateAttributes("figure", picture).run()
  else editor.chain().insertContent({ type: "figure", attrs: picture }).run()
}

/** Sets the caption of the table at the caret; empty removes it. */
export function applyCaption(editor: Tiptap, caption: string): void {
  editor
    .chain()
    .updateAttributes("table", { caption: caption || null })
    .run()
}
