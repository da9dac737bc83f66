import { type ChainedCommands, type Editor } from "@tiptap/core"

/** State of the tools at the caret. */
export interface ToolbarState {
  pressed: readonly string[]
  disabled: readonly string[]
  isInTable: boolean
}

/** A button of the toolbar that changes the text at once. */
export interface Tool {
  key: string
  /** Label of the button, and beginning of its tooltip. */
  label: string
  /** Shortcut as in `aria-keyshortcuts`, with `Mod` for Ctrl or Command. */
  shortcut?: string
  /** The icon on the button; otherwise letters, or the label. */
  icon?: ToolIconName
  letters?: string
  /** Node or mark in which the button is pressed; left out, the button is no toggle. */
  mark?: { name: string; attrs?: Record<string, unknown> }
  run: (chain: ChainedCommands) => ChainedCommands
}

/**
 * Icons of the toolbar, as in Icon: one path each on a 20 × 20 grid. Separate from Icon, so that only the editor loads
 * them.
 */
export const TOOL_ICONS = {
  bold: "M6 3.5h5a3.25 3.25 0 0 1 0 6.5H6zM6 10h6a3.25 3.25 0 0 1 0 6.5H6zM6.7 3.5v13",
  italic: "M8 3.5h6M6 16.5h6M11.5 3.5l-3 13",
  link: "M8.5 11.5l3-3M9 6.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M11 13.5l-2 2A3.2 3.2 0 0 1 4.5 11l2-2",
  record: "M3 6l7-3.5L17 6v8l-7 3.5L3 14zM3 6l7 3.5L17 6M10 9.5v8",
  "bullet-list": "M4 5h.01M4 10h.01M4 15h.01M8 5h9M8 10h9M8 15h9",
  "ordered-list": "M3 4h1.2v4M3 12h2.2L3 15.5h2.4M8.5 5h8.5M8.5 10h8.5M8.5 15h8.5",
  quote: "M4 14V9.5L6.5 5M4 9.5h4V14zM12 14V9.5L14.5 5M12 9.5h4V14z",
  code: "M7 5.5L2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5",
  "code-block": "M2.5 3.5h15v13h-15zM8 7.5L5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5",
  rule: "M3 10h14",
  table: "M2.5 4h15v12h-15zM2.5 8h15M2.5 12h15M7.5 4v12M12.5 4v12",
  picture: "M2.5 4h15v12h-15zM2.5 13.5l4.5-4 3.5 3 3-2.5 4 3.5M12.8 7.2h.01",
  undo: "M7 3.5L3 7.5l4 4M3.5 7.5h8a4.5 4.5 0 0 1 0 9H7",
  redo: "M13 3.5l4 4-4 4M16.5 7.5h-8a4.5 4.5 0 0 0 0 9H13",
  clear: "M5 3.5h10.5M10 3.5l-1 5M7.5 16.5l.7-3.5M3 3l14 14",
  source: "M6.5 6L3 10l3.5 4M13.5 6l3.5 4-3.5 4M11.2 4.5l-2.4 11",
} as const

export type ToolIconName = keyof typeof TOOL_ICONS

const heading = (level: 2 | 3 | 4, label: string): Tool => ({
  key: `heading-${level}`,
  label,
  letters: `H${level}`,
  shortcut: `Mod+Alt+${level}`,
  mark: { name: "heading", attrs: { level } },
  run: (chain) => chain.toggleHeading({ level }),
})

/** Tools in their groups; the toolbar puts link, picture and source between them. */
export const TOOLS = {
  history: [
    { key: "undo", label: "Undo", icon: "undo", shortcut: "Mod+Z", run: (chain) => chain.undo() },
    { key: "redo", label: "Redo", icon: "redo", shortcut: "Mod+Shift+Z", run: (chain) => chain.redo() },
  ],
  headings: [heading(2, "Heading"), heading(3, "Subheading"), heading(4, "Small heading")],
  marks: [
    {
      key: "bold",
      label: "Bold",
      icon: "bold",
      shortcut: "Mod+B",
      mark: { name: "bold" },
      run: (chain) => chain.toggleBold(),
    },
    {
      key: "italic",
      label: "Italic",
      icon: "italic",
      shortcut: "Mod+I",
      mark: { name: "italic" },
      run: (chain) => chain.toggleItalic(),
    },
    {
      key: "code",
      label: "Code",
      icon: "code",
      shortcut: "Mod+E",
      mark: { name: "code" },
      run: (chain) => chain.toggleCode(),
    },
  ],
  blocks: [
    {
      key: "bullet-list",
      label: "Bulleted list",
      icon: "bullet-list",
      shortcut: "Mod+Shift+8",
      mark: { name: "bulletList" },
      run: (chain) => chain.toggleBulletList(),
    },
    {
      key: "ordered-list",
      label: "Numbered list",
      icon: "ordered-list",
      shortcut: "Mod+Shift+7",
      mark: { name: "orderedList" },
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      key: "quote",
      label: "Quotation",
      icon: "quote",
      shortcut: "Mod+Shift+B",
      mark: { name: "blockquote" },
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      key: "code-block",
      label: "Block of code",
      icon: "code-block",
      shortcut: "Mod+Alt+C",
      mark: { name: "codeBlock" },
      run: (chain) => chain.toggleCodeBlock(),
    },
    { key: "rule", label: "Dividing line", icon: "rule", run: (chain) => chain.setHorizontalRule() },
  ],
  table: [
    {
      key: "table",
      label: "Table",
      icon: "table",
      run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    },
  ],
  clear: [
    {
      key: "clear",
      label: "Clear formatting",
      icon: "clear",
      run: (chain) => chain.unsetAllMarks().clearNodes(),
    },
  ],
} as const satisfies Readonly<Record<string, readonly Tool[]>>

/** Tools for the table at the caret. */
export const TABLE_TOOLS: readonly Tool[] = [
  { key: "row-add", label: "Add row", run: (chain) => chain.addRowAfter() },
  { key: "row-delete", label: "Delete row", run: (chain) => chain.deleteRow() },
  { key: "column-add", label: "Add column", run: (chain) => chain.addColumnAfter() },
  { key: "column-delete", label: "Delete column", run: (chain) => chain.deleteColumn() },
  { key: "row-header", label: "Header row", run: (chain) => chain.toggleHeaderRow() },
  { key: "column-header", label: "Header column", run: (chain) => chain.toggleHeaderColumn() },
  { key: "table-delete", label: "Delete table", run: (chain) => chain.deleteTable() },
]

const TOGGLES: readonly Tool[] = Object.values(TOOLS).flat()

/** The pressed and disabled tools. */
export function toolbarState(editor: Editor): ToolbarState {
  const pressed = TOGGLES.filter(({ mark }) => mark && editor.isActive(mark.name, mark.attrs)).map(
    ({ key }) => key,
  )
  const isInTable = editor.isActive("table")
  const can = editor.can()
  return {
    pressed: [
      ...pressed,
      ...(editor.isActive("link") ? ["link"] : []),
      ...(editor.isActive("figure") ? ["picture"] : []),
    ],
    disabled: [
      ...(can.undo() ? [] : ["undo"]),
      ...(can.redo() ? [] : ["redo"]),
      ...(isInTable ? ["table"] : []),
    ],
    isInTable,
  }
}
