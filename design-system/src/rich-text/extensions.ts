import { type AnyExtension, Extension, Mark, Node } from "@tiptap/core"
import { Code } from "@tiptap/extension-code"
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table"
import { StarterKit } from "@tiptap/starter-kit"
import { type SafeAddresses } from "./addresses"

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null)

/** A picture on its own line, with its caption. */
const Figure = Node.create<Pick<SafeAddresses, "isSafePicture">>({
  name: "figure",
  addOptions: () => ({ isSafePicture: () => false }),
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML() {
    const { isSafePicture } = this.options
    const read = (picture: Element | null) => {
      const src = picture?.getAttribute("src") ?? ""
      return (
        isSafePicture(src) && {
          src: src.trim(),
          alt: picture?.getAttribute("alt") ?? "",
          width: wholeNumber(picture?.getAttribute("width") ?? null),
          height: wholeNumber(picture?.getAttribute("height") ?? null),
        }
      )
    }
    return [
      {
        tag: "figure",
        getAttrs: (element) => read(element.querySelector("img")),
        contentElement: (element) =>
          (element as Element).querySelector<HTMLElement>("figcaption") ??
          document.createElement("figcaption"),
      },
      { tag: "img[src]", getAttrs: read },
    ]
  },
  renderHTML: ({ node }) => [
    "figure",
    ["img", { src: String(node.attrs.src), alt: String(node.attrs.alt) }],
    ["figcaption", 0],
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement("figure")
      const picture = document.createElement("img")
      const contentDOM = document.createElement("figcaption")
      const show = ({ attrs, childCount }: typeof node) => {
        picture.src = String(attrs.src)
        picture.alt = String(attrs.alt)
        contentDOM.toggleAttribute("data-empty", childCount === 0)
      }
      show(node)
      dom.append(picture, contentDOM)
      return {
        dom,
        contentDOM,
        update(next) {
          if (next.type.name !== "figure") return false
          show(next)
          return true
        },
      }
    },
})

/** A table with a caption. Tab moves from cell to cell and out of the last one, so that the focus is not trapped. */
const CaptionedTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector("caption")?.textContent.trim() ?? null,
    },
  }),
  parseHTML: () => [
    {
      tag: "table",
      // The caption is an attribute: its text must not become a row.
      contentElement: (element) => {
        const rows = (element as Element).cloneNode(true) as HTMLElement
        rows.querySelector("caption")?.remove()
        return rows
      },
    },
  ],
  renderHTML: ({ node }) => {
    const caption: unknown = node.attrs.caption
    return typeof caption === "string" && caption
      ? ["table", ["caption", { contenteditable: "false" }, caption], ["tbody", 0]]
      : ["table", ["tbody", 0]]
  },
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      "Shift-Tab": () => this.editor.commands.goToPreviousCell(),
      Backspace: () => false,
    }
  },
})

/** A row that records whether it belongs to the table's foot. */
const Row = TableRow.extend({
  addAttributes: () => ({
    foot: {
      default: false,
      parseHTML: (element: HTMLElement) => element.parentElement?.tagName === "TFOOT",
      rendered: false,
    },
  }),
})

const DescriptionList = Node.create({
  name: "descriptionList",
  group: "block",
  content: "(descriptionTerm | descriptionDetails)+",
  parseHTML: () => [{ tag: "dl" }],
  renderHTML: () => ["dl", 0],
})
const DescriptionTerm = Node.create({
  name: "descriptionTerm",
  content: "paragraph+",
  defining: true,
  parseHTML: () => [{ tag: "dt" }],
  renderHTML: () => ["dt", 0],
})
const DescriptionDetails = Node.create({
  name: "descriptionDetails",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "dd" }],
  renderHTML: () => ["dd", 0],
})

const lowered = (name: string, tag: "sub" | "sup") =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

interface Actions {
  /** Called for Ctrl+K. */
  onLink: () => void
  /** Called for Alt+F10. */
  onToolbar: () => void
}

/** Keys that move the focus out of the text. */
const keys = ({ onLink, onToolbar }: Actions) =>
  Extension.create({
    name: "keys",
    addKeyboardShortcuts: () => ({
      "Mod-k": () => {
        onLink()
        return true
      },
      "Alt-F10": () => {
        onToolbar()
        return true
      },
    }),
  })

/**
 * The extensions for all elements of an article, and no others.
 *
 * @param rule which links and pictures are taken over from HTML
 */
export function articleExtensions(actions: Actions, rule: SafeAddresses): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      strike: false,
      underline: false,
      dropcursor: { color: "var(--color-accent)", width: 2 },
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        protocols: ["mailto", "tel"],
        isAllowedUri: (address) => rule.isSafeLink(address),
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    // Code may be part of a link or bold, too.
    Code.extend({ excludes: "" }),
    Figure.configure({ isSafePicture: (address) => rule.isSafePicture(address) }),
    CaptionedTable.configure({ resizable: false }),
    Row,
    TableHeader,
    TableCell,
    DescriptionList,
    DescriptionTerm,
    DescriptionDetails,
    lowered("subscript", "sub"),
    lowered("superscript", "sup"),
    keys(actions),
  ]
}
