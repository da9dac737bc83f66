import { Editor as Tiptap, type EditorOptions } from "@tiptap/core"
import { NodeSelection } from "@tiptap/pm/state"
import { useEffect, useRef, useState } from "react"
import { type SafeAddresses } from "./addresses"
import { type DialogState, fileDialog, linkDialog } from "./dialogs"
import { type EditorProps } from "./Editor"
import { picturesElsewhere } from "./elsewhere"
import { articleExtensions } from "./extensions"
import { countWords, toHtml } from "./to-html"
import { toolbarState, type ToolbarState } from "./tools"

const EMPTY_STATE: ToolbarState = { pressed: [], disabled: ["undo", "redo"], isInTable: false }

const pictureIn = (files: FileList | undefined) =>
  [...(files ?? [])].find(({ type }) => type.startsWith("image/"))

const isSame = (one: ToolbarState, other: ToolbarState) => JSON.stringify(one) === JSON.stringify(other)

/** Without writing addresses of megabytes as JSON. */
const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, at) => one === others[at])

/** Whether copied HTML is no more than one picture. */
function isOnePicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  return body.textContent.trim() === "" && body.querySelectorAll("img").length <= 1
}

/** Selects a picture that is clicked: of a figure, the editor selects nothing but the caption by itself. */
const selectPicture: EditorOptions["editorProps"]["handleClickOn"] = (
  { state, dispatch },
  _at,
  { type },
  start,
  { target },
) => {
  if (type.name !== "figure" || !(target instanceof HTMLImageElement)) return false
  dispatch(state.tr.setSelection(NodeSelection.create(state.doc, start)))
  return true
}

/** Sets the attributes of the edited element, which change without a new editor. */
function useAttributes(editor: Tiptap | undefined, props: EditorProps): void {
  const { id, labelId, describedBy, isInvalid, isRequired } = props
  useEffect(() => {
    if (!editor) return
    const attributes: Record<string, string> = {
      id,
      role: "textbox",
      class: "prose rich-text-content",
      // The editor takes changes of its texts for typed ones, and a translation by the browser would be stored.
      translate: "no",
      "aria-multiline": "true",
      "aria-labelledby": labelId,
      "aria-invalid": String(isInvalid),
      "aria-required": String(isRequired),
      ...(describedBy ? { "aria-describedby": describedBy } : {}),
    }
    const editorProps: EditorOptions["editorProps"] = { ...editor.options.editorProps, attributes }
    editor.setOptions({ editorProps })
  }, [editor, id, labelId, describedBy, isInvalid, isRequired])
}

/**
 * Creates the Tiptap editor once, and passes changes of `html` on to it.
 *
 * @param openDialog called for a link shortcut and for a picture that is dropped or pasted
 */
export function useEditor(props: EditorProps, openDialog: (dialog: DialogState) => void) {
  const { html, safeAddresses, prepareHtml, onChange, onUpload } = props
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Tiptap>()
  const [toolState, setToolState] = useState(EMPTY_STATE)
  const [wordCount, setWordCount] = useState(0)
  const [elsewhere, setElsewhere] = useState<readonly string[]>([])
  /** The HTML last passed in or reported: only other HTML is put into the editor. */
  const known = useRef(html)
  const latest = useRef({ safeAddresses, prepareHtml, onChange, onUpload, openDialog })
  useEffect(() => {
    latest.current = { safeAddresses, prepareHtml, onChange, onUpload, openDialog }
  })

  useEffect(() => {
    const drop = (files: FileList | undefined): boolean => {
      const file = pictureIn(files)
      if (!file || !latest.current.onUpload) return false
      latest.current.openDialog(fileDialog(file))
      return created.isEditable
    }
    const rule: SafeAddresses = {
      isSafeLink: (address) => latest.current.safeAddresses.isSafeLink(address),
      isSafePicture: (address) => latest.current.safeAddresses.isSafePicture(address),
    }
    const count = (changed: Tiptap) => {
      setWordCount(countWords(changed.getJSON()))
      setElsewhere((before) => {
        const next = picturesElsewhere(changed, rule)
        return areSame(before, next) ? before : next
      })
    }
    const created: Tiptap = new Tiptap({
      element: place.current,
      injectCSS: false,
      content: latest.current.prepareHtml(known.current),
      extensions: articleExtensions(
        {
          onLink: () => latest.current.openDialog(linkDialog(created)),
          onToolbar: () => toolbar.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus(),
        },
        rule,
      ),
      editorProps: {
        transformPastedHTML: (pasted) => latest.current.prepareHtml(pasted),
        handlePaste: (_view, event) => {
          // Word adds a picture of the text to copied text, a browser the address of a picture to a copied picture.
          const html = event.clipboardData?.getData("text/html") ?? ""
          return isOnePicture(html) && drop(event.clipboardData?.files)
        },
        handleClickOn: selectPicture,
        handleDrop: (_view, event) => drop(event.dataTransfer?.files),
      },
      onTransaction: ({ editor: changed, transaction }) => {
        const next = toolbarState(changed)
        setToolState((before) => (isSame(before, next) ? before : next))
        if (transaction.docChanged) count(changed)
      },
      onUpdate: ({ editor: changed }) => {
        const written = toHtml(changed.getJSON(), rule)
        if (written === known.current) return
        known.current = written
        latest.current.onChange(written)
      },
    })
    // oxlint-disable-next-line react/set-state-in-effect -- an editor needs its element, which is there from the first effect
    setEditor(created)
    setToolState(toolbarState(created))
    count(created)
    return () => created.destroy()
  }, [])

  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (!editor || html === known.current) return
    known.current = html
    editor.commands.setContent(latest.current.prepareHtml(html), { emitUpdate: false })
    setSource((shown) => (shown === undefined ? shown : html))
  }, [editor, html])

  useAttributes(editor, props)
  return { place, toolbar, editor, toolState, wordCount, elsewhere, source, setSource }
}
