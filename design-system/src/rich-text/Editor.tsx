"use client"

import { Editor as Tiptap, type EditorOptions } from "@tiptap/core"
import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { CaptionDialog } from "./CaptionDialog"
import { articleExtensions } from "./extensions"
import { LinkDialog, type LinkDraft } from "./LinkDialog"
import { type Picture, type UploadPicture } from "./picture"
import { PictureDialog } from "./PictureDialog"
import { prepareHtml } from "./prepare-html"
import { SourceView } from "./SourceView"
import { countWords, toHtml } from "./to-html"
import { type Opener, Toolbar } from "./Toolbar"
import { type EditorLook, lookOf, type Tool } from "./tools"
import { WordCount } from "./WordCount"

export interface EditorProps {
  id: string
  labelId: string
  describedBy: string | undefined
  name: string
  html: string
  isInvalid: boolean
  isRequired: boolean
  onChange: (html: string) => void
  onUpload?: UploadPicture
}

/** The dialog that is open, with what it starts with; each opening is a new one. */
type Asking =
  | { kind: "link"; draft: LinkDraft; isLink: boolean }
  | { kind: "picture"; draft: Picture; file?: File; isNew: boolean }
  | { kind: "caption"; draft: string }

const NO_PICTURE: Picture = { src: "", alt: "", width: null, height: null }

const pictureIn = (files: FileList | undefined) =>
  [...(files ?? [])].find(({ type }) => type.startsWith("image/"))

const isSame = (one: EditorLook, other: EditorLook) => JSON.stringify(one) === JSON.stringify(other)

const text = (value: unknown) => (typeof value === "string" ? value : "")
const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null)

/** What the dialog of links starts with, once the whole link under the caret is selected. */
function linkAt(editor: Tiptap): Asking {
  const isLink = editor.isActive("link")
  if (isLink) editor.commands.extendMarkRange("link")
  const href = text(editor.getAttributes("link").href)
  return { kind: "link", isLink, draft: { href, text: editor.state.selection.empty ? "" : undefined } }
}

/** The editor proper; RichText loads it when it is first shown. */
function Editor({
  id,
  labelId,
  describedBy,
  name,
  html,
  isInvalid,
  isRequired,
  onChange,
  onUpload,
}: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Tiptap>()
  const [look, setLook] = useState<EditorLook>({ pressed: [], disabled: ["undo", "redo"], isInTable: false })
  const [words, setWords] = useState(0)
  const [asking, setAsking] = useState<Asking>()
  const [isOpen, setOpen] = useState(false)
  const [source, setSource] = useState<string>()
  /** What was last told or given: only something else is put into the editor. */
  const known = useRef(html)
  const latest = useRef({ onChange, onUpload })
  useEffect(() => {
    latest.current = { onChange, onUpload }
  })

  const ask = (question: Asking) => {
    setAsking(question)
    setOpen(true)
  }

  useEffect(() => {
    const drop = (on: Tiptap, files: FileList | undefined): boolean => {
      const file = pictureIn(files)
      if (!file || !latest.current.onUpload) return false
      ask({ kind: "picture", draft: NO_PICTURE, file, isNew: true })
      return on.isEditable
    }
    const made: Tiptap = new Tiptap({
      element: place.current,
      injectCSS: false,
      content: prepareHtml(known.current),
      extensions: articleExtensions({
        onLink: () => ask(linkAt(made)),
        onToolbar: () => toolbar.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus(),
      }),
      editorProps: {
        transformPastedHTML: prepareHtml,
        handlePaste: (_view, event) => {
          // Word puts a picture of the text beside the text.
          const hasText = event.clipboardData?.types.includes("text/html")
          return hasText ? false : drop(made, event.clipboardData?.files)
        },
        handleDrop: (_view, event) => drop(made, event.dataTransfer?.files),
      },
      onTransaction: ({ editor: on, transaction }) => {
        const next = lookOf(on)
        setLook((before) => (isSame(before, next) ? before : next))
        if (transaction.docChanged) setWords(countWords(on.getJSON()))
      },
      onUpdate: ({ editor: on }) => {
        const written = toHtml(on.getJSON())
        if (written === known.current) return
        known.current = written
        latest.current.onChange(written)
      },
    })
    setEditor(made)
    setLook(lookOf(made))
    setWords(countWords(made.getJSON()))
    return () => made.destroy()
  }, [])

  useEffect(() => {
    if (!editor || html === known.current) return
    known.current = html
    editor.commands.setContent(prepareHtml(html), { emitUpdate: false })
    setSource((shown) => (shown === undefined ? shown : html))
  }, [editor, html])

  useEffect(() => {
    if (!editor) return
    const attributes: Record<string, string> = {
      id,
      role: "textbox",
      class: "prose rich-text-words",
      "aria-multiline": "true",
      "aria-labelledby": labelId,
      "aria-invalid": String(isInvalid),
      "aria-required": String(isRequired),
      ...(describedBy ? { "aria-describedby": describedBy } : {}),
    }
    const editorProps: EditorOptions["editorProps"] = { ...editor.options.editorProps, attributes }
    editor.setOptions({ editorProps })
  }, [editor, id, labelId, describedBy, isInvalid, isRequired])

  const close = () => setOpen(false)
  const closeAnd = (act: (on: Tiptap) => void) => {
    // A dialog that closes gives the focus back to the tool: first that, then the text has it.
    flushSync(close)
    if (!editor) return
    act(editor)
    editor.commands.focus()
  }

  const onOpen = (opener: Opener) => {
    if (!editor) return
    if (opener === "link") ask(linkAt(editor))
    else if (opener === "caption")
      ask({ kind: "caption", draft: text(editor.getAttributes("table").caption) })
    else if (opener === "source") setSource(source === undefined ? toHtml(editor.getJSON()) : undefined)
    else {
      const { src, alt, width, height } = editor.getAttributes("figure")
      const draft = {
        src: text(src),
        alt: text(alt),
        width: numberOrNull(width),
        height: numberOrNull(height),
      }
      ask({ kind: "picture", draft, isNew: !editor.isActive("figure") })
    }
  }

  const writeSource = (typed: string) => {
    setSource(typed)
    editor?.commands.setContent(prepareHtml(typed), { emitUpdate: true })
  }

  const addLink = ({ href, text: shown }: LinkDraft) =>
    closeAnd((on) => {
      if (shown === undefined) on.chain().setLink({ href }).run()
      else {
        const mark = { type: "link", attrs: { href } }
        on.chain()
          .insertContent({ type: "text", text: shown, marks: [mark] })
          .unsetMark("link")
          .run()
      }
    })
  const addPicture = (picture: Picture) =>
    closeAnd((on) => {
      if (on.isActive("figure")) on.chain().updateAttributes("figure", picture).run()
      else on.chain().insertContent({ type: "figure", attrs: picture }).run()
    })

  return (
    <div className="rich-text">
      <Toolbar
        ref={toolbar}
        controls={id}
        label={`Formatting of ${name}`}
        look={look}
        isSource={source !== undefined}
        onTool={(tool: Tool, { detail }) => {
          if (!editor) return
          // By keyboard the focus stays on the tool, as the pattern has it.
          const chain = detail === 0 ? editor.chain() : editor.chain().focus()
          tool.run(chain).run()
        }}
        onOpen={onOpen}
        onLeave={() => editor?.commands.focus()}
      />
      <div ref={place} hidden={source !== undefined} className="rich-text-place" />
      {source !== undefined && (
        <SourceView
          name={name}
          source={source}
          stored={editor ? toHtml(editor.getJSON()) : ""}
          onChange={writeSource}
        />
      )}
      <WordCount words={words} />
      {asking?.kind === "link" && (
        <LinkDialog
          key={JSON.stringify(asking.draft)}
          open={isOpen}
          draft={asking.draft}
          isLink={asking.isLink}
          onApply={addLink}
          onRemove={() => closeAnd((on) => on.chain().unsetLink().run())}
          onClose={close}
        />
      )}
      {asking?.kind === "picture" && isOpen && (
        <PictureDialog
          open={isOpen}
          draft={asking.draft}
          file={asking.file}
          isNew={asking.isNew}
          onUpload={onUpload}
          onApply={addPicture}
          onRemove={() => closeAnd((on) => on.chain().deleteNode("figure").run())}
          onClose={close}
        />
      )}
      {asking?.kind === "caption" && (
        <CaptionDialog
          key={asking.draft}
          open={isOpen}
          draft={asking.draft}
          onApply={(caption) =>
            closeAnd((on) =>
              on
                .chain()
                .updateAttributes("table", { caption: caption || null })
                .run(),
            )
          }
          onClose={close}
        />
      )}
    </div>
  )
}

// React.lazy takes a module's default export.
export default Editor
