import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSafeLink, isSafePicture } from "../../backend/src/contract/rich-text.ts"
import { richTextToStore } from "../../backend/src/workflows/rich-text.ts"
import { type Piece, toHtml } from "../../design-system/src/rich-text/to-html.ts"

/** Ordinary words, and hostile texts. */
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 10 }),
  fc.constantFrom(
    "<script>alert(1)</script>",
    "AT&T &amp; <b>",
    "] ]> --> <!--",
    '" onerror="alert(1)',
    "\u00a0",
  ),
)
const address = fc.oneof(
  text,
  fc.webUrl(),
  fc.constantFrom("/services/repair", "#range", "mailto:sales@scanwright.example", "tel:+441632960100"),
  fc.constantFrom("/\t/evil.example", String.raw`/ \ `, "/ <!-- --> /"),
  fc.constantFrom("javascript:alert(1)", "//evil.example", "data:text/html,x", " JaVaScRiPt:alert(1)"),
)
const number = fc.oneof(fc.integer({ min: -2, max: 20_000 }), fc.constantFrom(null, "x", Number.NaN))

const link = fc.record({ type: fc.constant("link"), attrs: fc.record({ href: address, title: text }) })
const mark = fc.constantFrom("bold", "italic", "code", "subscript", "superscript", "underline")
const marks = fc
  .tuple(fc.option(link, { nil: undefined }), fc.uniqueArray(mark, { maxLength: 3 }))
  .map(([one, others]) => [...(one ? [one] : []), ...others.map((type) => ({ type }))])
const inline = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant("text"), text, marks }) },
    fc.record({ type: fc.constant("hardBreak") }),
  ),
  { maxLength: 4 },
)

const node = (
  type: string,
  content: fc.Arbitrary<Piece[]>,
  attrs: fc.Arbitrary<Record<string, unknown>> = fc.constant({}),
) => fc.record({ type: fc.constant(type), attrs, content }) as fc.Arbitrary<Piece>

const { block } = fc.letrec<{ block: Piece; flow: Piece[] }>((tie) => {
  const some = (one: fc.Arbitrary<Piece>) => fc.array(one, { minLength: 1, maxLength: 3 })
  const flow = tie("flow")
  const cell = fc.oneof(
    ...["tableHeader", "tableCell"].map((type) =>
      node(type, flow, fc.record({ colspan: number, rowspan: number })),
    ),
  )
  return {
    flow: fc.array(tie("block"), { minLength: 1, maxLength: 2 }),
    block: fc.oneof(
      { maxDepth: 3 },
      node("paragraph", inline),
      node("heading", inline, fc.record({ level: number })),
      node("figure", inline, fc.record({ src: address, alt: text, width: number, height: number })),
      node("codeBlock", fc.array(fc.record({ type: fc.constant("text"), text }), { maxLength: 1 })),
      fc.constant<Piece>({ type: "horizontalRule" }),
      node("blockquote", flow),
      node("bulletList", some(node("listItem", flow))),
      node(
        "orderedList",
        some(node("listItem", flow)),
        fc.record({ start: number, type: fc.constantFrom(null, "1", "a", "A", "i", "I", "disc") }),
      ),
      node(
        "descriptionList",
        some(
          fc.oneof(
            node(
              "descriptionTerm",
              inline.map((content) => [{ type: "paragraph", content }]),
            ),
            node("descriptionDetails", flow),
          ),
        ),
      ),
      node(
        "table",
        some(node("tableRow", some(cell), fc.record({ foot: fc.boolean() }))),
        fc.record({ caption: text }),
      ),
    ),
  }
})
const document = node("doc", fc.array(block, { maxLength: 4 }))

describe("What the rich text editor writes", () => {
  it("is exactly what the backend stores, whatever is typed", () => {
    fc.assert(
      fc.property(document, (given) => {
        const html = toHtml(given, { isSafeLink, isSafePicture })
        expect(richTextToStore(html).html).toBe(html)
      }),
      { numRuns: 2000 },
    )
  })
})
