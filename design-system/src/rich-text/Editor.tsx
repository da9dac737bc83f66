"use client"

import { type Editor as Tiptap } from "@tiptap/core"
import { type MouseEvent, useState } from "react"
import { flushSync } from "react-dom"
import { type SafeAddresses } from "./addresses"
import { captionDialog, type DialogState, linkDialog, pictureDialog, recordDialog } from "./dialogs"
import { EditorDialogs } from "./EditorDialogs"
import { type UploadPicture } from "./picture"
import { PicturesElsewhere } from "./PicturesElsewhere"
import { type RecordLink } from "./record-link"
import { SourceView } from "./SourceView"
import { toHtml } from "./to-html"
import { type Opener, Toolbar } from "./Toolbar"
import { type Tool } from "./tools"
import { useEditor } from "./use-editor"
import { WordCount } from "./WordCount"

export interface EditorProps {
  id: string
  labelId: string
  describedBy: string | undefined
  name: string
  html: string
  isInvalid: boolean
  isRequired: boolean
  safeAddresses: SafeAddresses
  prepareHtml: (html: string) => string
  onChange: (html: string) => void
  onUpload?: UploadPicture
  recordLink?: RecordLink
}

/** The editor itself; RichText loads it when it is first shown. */
function Editor(props: EditorProps) {
  const { id, name, safeAddresses, prepareHtml, onUpload, recordLink } = props
  const [dialog, setDialog] = useState<DialogState>()
  const [isOpen, setOpen] = useState(false)
  const openDialog = (next: DialogState) => {
    setDialog(next)
    setOpen(true)
  }
  const { place, toolbar, editor, toolState, wordCount, elsewhere, source, setSource } = useEditor(
    props,
    openDialog,
  )

  const close = () => setOpen(false)
  const closeAndChange = (change: (editor: Tiptap) => void) => {
    // A closing dialog returns the focus to the tool; only then can the text take the focus.
    flushSync(close)
    if (!editor) return
    change(editor)
    editor.commands.focus()
  }

  const onTool = (tool: Tool, { detail }: MouseEvent) => {
    if (!editor) return
    // A press by keyboard leaves the focus on the tool, as the W3C pattern demands.
    const chain = detail === 0 ? editor.chain() : editor.chain().focus()
    tool.run(chain).run()
  }
  const onOpen = (opener: Opener) => {
    if (!editor) return
    if (opener === "source")
      setSource(
        source === undefined
          ? toHtml(editor.getJSON(), { ...safeAddresses, isSafePicture: () => true })
          : undefined,
      )
    else {
      const dialogs = {
        link: linkDialog,
        record: recordDialog,
        caption: captionDialog,
        picture: pictureDialog,
      }
      openDialog(dialogs[opener](editor))
    }
  }
  const writeSource = (typed: string) => {
    setSource(typed)
    editor?.commands.setContent(prepareHtml(typed), { emitUpdate: true })
  }

  return (
    <div className="rich-text">
      <Toolbar
        ref={toolbar}
        controls={id}
        label={`Formatting of ${name}`}
        state={toolState}
        isSource={source !== undefined}
        recordLabel={recordLink?.label}
        onTool={onTool}
        onOpen={onOpen}
        onLeave={() => editor?.commands.focus()}
      />
      <div ref={place} hidden={source !== undefined} className="rich-text-place" />
      {source !== undefined && (
        <SourceView
          name={name}
          source={source}
          stored={editor ? toHtml(editor.getJSON(), safeAddresses) : ""}
          onChange={writeSource}
        />
      )}
      {editor && source === undefined && (
        <PicturesElsewhere {...{ editor, safeAddresses, onUpload }} addresses={elsewhere} />
      )}
      <WordCount labels={wordCount} />
      <EditorDialogs
        {...{ dialog, isOpen, safeAddresses, onUpload, recordLink }}
        onClose={close}
        onApply={closeAndChange}
      />
    </div>
  )
}

// React.lazy takes a module's default export.
export default Editor
