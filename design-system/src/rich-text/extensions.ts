import { type AnyExtension, Extension, Mark, Node } from "@tiptap/core"
import { Code } from "@tiptap/extension-code"
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table"
import { StarterKit } from "@tiptap/starter-kit"
import { type SafeAddresses } from "./addresses"
import { isOwn, isShown, nameOf } from "./elsewhere"

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null)

/** An address of the page's own site without the site: browsers copy pictures with whole addresses. */
const withoutOrigin = (address: string) =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address

/** An attribute of a picture, or of the one in a figure. */
const attributeOf = (element: Element, name: string): string | null =>
  (element.matches("img") ? element : element.querySelector("img"))?.getAttribute(name) ?? null

const sourceOf = (element: Element) => withoutOrigin(attributeOf(element, "src")?.trim() ?? "")

/** Only a picture with an address is one. A figure of several pictures is not taken as a whole: each becomes one. */
const hasSource = (element: Element) =>
  sourceOf(element) === "" || element.querySelectorAll("img").length > 1 ? false : null

/** A picture on its own line, with its caption. One that may not be stored stays in the editor, so that it can be dealt with. */
const Figure = Node.create<Pick<SafeAddresses, "isSafePicture">>({
  name: "figure",
  addOptions: () => ({ isSafePicture: () => false }),
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: "", parseHTML: sourceOf },
    alt: { default: "", parseHTML: (element) => attributeOf(element, "alt") ?? "" },
    width: { default: null, parseHTML: (element) => wholeNumber(attributeOf(element, "width")) },
    height: { default: null, parseHTML: (element) => wholeNumber(attributeOf(element, "height")) },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: hasSource,
      contentElement: (element) =>
        (element as Element).querySelector<HTMLElement>("figcaption") ?? document.createElement("figcaption"),
    },
    { tag: "img", getAttrs: hasSource },
  ],
  renderHTML: ({ node }) => [
    "figure",
    ["img", { src: String(node.attrs.src), alt: String(node.attrs.alt) }],
    ["figcaption", 0],
  ],
  addNodeView() {
    const rule = this.options
    return ({ node }) => {
      const dom = document.createElement("figure")
      const picture = document.createElement("img")
      const contentDOM = document.createElement("figcaption")
      let shown: string | undefined
      const show = ({ attrs, childCount }: typeof node) => {
        const src = String(attrs.src)
        // Setting the same address again would load the picture again.
        if (src !== shown && isShown(src, rule)) picture.src = src
        else if (src !== shown) picture.removeAttribute("src")
        shown = src
        picture.alt = String(attrs.alt)
        if (isOwn(src, rule)) delete dom.dataset.elsewhere
        else dom.dataset.elsewhere = nameOf(src)
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
