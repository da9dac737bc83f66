import { isTag } from "domhandler"
import fc from "fast-check"
import { parseDocument } from "htmlparser2"
import { describe, expect, it } from "vitest"
import { readDocumentHtml } from "../contract/document-html"
import { readRichText } from "./rich-text"

const cleanRichText = (html: string) => readRichText(html, () => false).html

/** A paragraph of a list as Word for Windows and Mac writes it. */
const item = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

const paragraph = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`

/** The part of Word for the web's HTML that holds one item. */
const online = (list: string, item: string, text: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX8"><${list}><li ${item}><p class="Paragraph"><span>${text}</span><span class="EOP SCXW1">&nbsp;</span></p></li></${list.slice(0, 2)}></div>\n`

describe("Bold and italic text of word processors", () => {
  it.each([
    [
      "everything that Google Docs copies stands in a bold element that is none",
      '<b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d"><p><span style="font-weight:400">Plain sentence of the sheet.</span></p><p><span style="font-weight:700">Only this is bold.</span></p></b>',
      "<p>Plain sentence of the sheet.</p><p><strong>Only this is bold.</strong></p>",
    ],
    [
      "its list",
      '<b style="font-weight:normal"><ul><li style="font-weight:400"><p role="presentation"><span style="font-weight:700">One</span></p></li></ul></b>',
      "<ul><li><p><strong>One</strong></p></li></ul>",
    ],
    [
      "other ways to write that nothing is bold",
      '<strong style="FONT-WEIGHT: 400 !important">a</strong><b style="color:red;font-weight:400">b</b><em style="font-style:normal">c</em>',
      "abc",
    ],
    [
      "a plain word within bold ones, as Word writes it",
      "<p><b>Bold <span style='font-weight:normal'>plain</span> bold</b></p>",
      "<p><strong>Bold </strong>plain<strong> bold</strong></p>",
    ],
    [
      "the last of two weights",
      '<p><span style="font-weight:700;font-weight:400">a</span><span style="font-weight:400;font-weight:bold">b</span></p>',
      "<p>a<strong>b</strong></p>",
    ],
    [
      "words of several styles",
      '<p><span style="font-weight:600">a </span><span style="font-weight:700;font-style:italic">b</span><span style="font-style:oblique">c</span> H<span style="vertical-align:sub">2</span>O m<span style="vertical-align:super">2</span></p>',
      "<p><strong>a </strong><em><strong>b</strong>c</em> H<sub>2</sub>O m<sup>2</sup></p>",
    ],
    [
      "styles of paragraphs and cells",
      '<p style="font-weight:bold">a</p><table><tr style="font-weight:700"><td>b</td><td style="font-style:italic">c</td></tr></table>',
      "<p><strong>a</strong></p><table><tr><td><strong>b</strong></td><td><strong><em>c</em></strong></td></tr></table>",
    ],
    [
      "bold words beside each other, and in each other",
      '<p><span style="font-weight:600">a</span> <span style="font-weight:bolder">b <b>c</b></span></p>',
      "<p><strong>a b c</strong></p>",
    ],
    [
      "bold headings, which are bold already",
      '<h2><em><span style="font-weight:700">a</span></em></h2><b><h3>b</h3></b><table><tr><th style="font-weight:700">c</th></tr></table>',
      "<h2><em>a</em></h2><h3>b</h3><table><tr><th>c</th></tr></table>",
    ],
    [
      "blocks in a bold element",
      "<strong>a<p>b</p> <ul><li>c<ul><li><i>d</i></li></ul></li></ul></strong>",
      "<strong>a</strong><p><strong>b</strong></p> <ul><li><strong>c</strong><ul><li><strong><em>d</em></strong></li></ul></li></ul>",
    ],
    [
      "what an element that means nothing else says beside",
      '<p><em style="font-style:normal;font-weight:bold">a</em><b>b <i style="font-weight:normal;font-style:normal">c</i></b></p>',
      "<p><strong>a</strong><strong>b </strong>c</p>",
    ],
    [
      "the wrapper of Google Docs within a heading",
      '<h2><b style="font-weight:normal"><span style="font-weight:400">Pasted</span></b></h2>',
      "<h2>Pasted</h2>",
    ],
    [
      "lists in bold items",
      "<ul><b>a</b><ul><li>b</li></ul></ul>",
      "<ul><strong>a</strong><li><ul><li>b</li></ul></li></ul>",
    ],
    [
      "a link that is bold in part",
      '<p><span style="font-weight:700">See <a href="/x">this <span style="font-weight:400">or that</span></a></span></p>',
      '<p><strong>See </strong><a href="/x"><strong>this </strong>or that</a></p>',
    ],
  ])("%s", (_name, html, stored) => {
    expect(cleanRichText(html)).toBe(stored)
    expect(cleanRichText(stored)).toBe(stored)
  })

  it.each([
    "<strong>a</strong><strong>b</strong>",
    '<strong>see <a href="/x">this</a> <em>now</em></strong>',
    "<strong></strong><em> </em>",
    '<strong><img src="/a.png" alt="" /></strong>',
    "<h2><strong>a</strong></h2>",
  ])("stay as they are stored: %s", (html) => {
    expect(cleanRichText(html)).toBe(html)
  })

  it("are bold where a browser shows them bold, in no block's surroundings", () => {
    interface Part {
      html: (text: string) => string
      isBold: (around: boolean) => boolean
    }
    const isBold = () => true
    const isPlain = () => false
    const asAround = (around: boolean) => around
    const parts: Part[] = [
      { html: (text) => `<b>${text}</b>`, isBold },
      { html: (text) => `<strong>${text}</strong>`, isBold },
      { html: (text) => `<b style="font-weight:normal">${text}</b>`, isBold: isPlain },
      { html: (text) => `<span style="font-weight:700">${text}</span>`, isBold },
      { html: (text) => `<span style="font-weight:400">${text}</span>`, isBold: isPlain },
      { html: (text) => `<em>${text}</em>`, isBold: asAround },
      { html: (text) => `<div>${text}</div>`, isBold: asAround },
      { html: (text) => `<div style="font-weight:bold">${text}</div>`, isBold },
      { html: (text) => `<ul><li>${text}</li></ul>`, isBold: asAround },
      { html: (text) => `<blockquote>${text}</blockquote>`, isBold: asAround },
    ]
    /** A tree of letters: each one small, or a capital where it is bold. */
    const { tree } = fc.letrec<{ tree: (around: boolean) => { html: string; shown: string } }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(..."abc").map((letter) => (around: boolean) => ({
          html: letter,
          shown: around ? letter.toUpperCase() : letter,
        })),
        fc
          .tuple(fc.constantFrom(...parts), fc.array(tie("tree"), { minLength: 1, maxLength: 3 }))
          .map(([part, inner]) => (around: boolean) => {
            const inside = inner.map((one) => one(part.isBold(around)))
            return {
              html: part.html(inside.map(({ html }) => html).join("")),
              shown: inside.map(({ shown }) => shown).join(""),
            }
          }),
      ),
    }))
    fc.assert(
      fc.property(tree, (make) => {
        const { html, shown } = make(false)
        const stored = cleanRichText(html)
        let depth = 0
        let seen = ""
        for (const [, end, tag, letter] of stored.matchAll(/<(\/?)(\w+)[^>]*>|(\w)/g)) {
          if (tag === "strong") depth += end ? -1 : 1
          if (tag && /^(?:ul|li|blockquote|p)$/.test(tag)) expect(depth).toBe(0)
          if (letter) seen += depth > 0 ? letter.toUpperCase() : letter
        }
        expect(seen).toBe(shown)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe("Lists of Word", () => {
  it("go on where a paragraph has interrupted them, and are numbered as they were", () => {
    const html = [
      ...[item("1.", "Unpack"), item("2.", "Charge"), item("3.", "Pair")],
      ...[paragraph("Wait for the green light."), item("4.", "Scan"), item("5.", "Check")],
      ...[paragraph("Terms:"), item("(a)", "Returns within 30 days"), item("(b)", "Unused and boxed")],
      ...[paragraph("More:"), item("viii.", "Eighth clause")],
    ].join("\n")
    expect(cleanRichText(html).replaceAll("\n", "")).toBe(
      '<ol><li>Unpack</li><li>Charge</li><li>Pair</li></ol><p>Wait for the green light.</p><ol start="4"><li>Scan</li><li>Check</li></ol>' +
        '<p>Terms:</p><ol type="a"><li>Returns within 30 days</li><li>Unused and boxed</li></ol>' +
        '<p>More:</p><ol type="i" start="8"><li>Eighth clause</li></ol>',
    )
  })

  it.each([
    ["1.", "<ol>"],
    ["(1)", "<ol>"],
    ["4)", '<ol start="4">'],
    ["2.3.", '<ol start="3">'],
    ["1.2.4", '<ol start="4">'],
    ["Step 2:", '<ol start="2">'],
    ["(a)", '<ol type="a">'],
    ["c.", '<ol type="a" start="3">'],
    ["A.", '<ol type="A">'],
    ["D)", '<ol type="A" start="4">'],
    ["(i)", '<ol type="i">'],
    ["viii.", '<ol type="i" start="8">'],
    ["xiv)", '<ol type="i" start="14">'],
    ["IV.", '<ol type="I" start="4">'],
    ["bb.", '<ol type="a" start="28">'],
    ["·", "<ul>"],
    ["o", "<ul>"],
    ["§", "<ul>"],
    ["-", "<ul>"],
    ["4 –", '<ol start="4">'],
    ["1.b.", '<ol type="a" start="2">'],
    ["Article II.", '<ol type="I" start="2">'],
    ["3rd", '<ol start="3">'],
    ["–", "<ul>"],
    ["", "<ul>"],
  ])("begin with the mark of their first item: %j", (mark, list) => {
    const end = list.slice(1, 3)
    expect(cleanRichText(item(mark, "One"))).toBe(`${list}<li>One</li></${end}>`)
  })

  it.each([
    ["i.", "ii.", '<ol type="i">'],
    ["i.", "j.", '<ol type="a" start="9">'],
    ["v.", "vi.", '<ol type="i" start="5">'],
    ["v.", "w.", '<ol type="a" start="22">'],
    ["C.", "D.", '<ol type="A" start="3">'],
    ["C.", "CI.", '<ol type="I" start="100">'],
    ["z)", "aa)", '<ol type="a" start="26">'],
  ])("read letters by what follows: %s %s", (first, second, list) => {
    expect(cleanRichText(item(first, "One") + item(second, "Two"))).toBe(
      `${list}<li>One</li><li>Two</li></ol>`,
    )
  })

  it("read letters by the next item of their level", () => {
    expect(cleanRichText(item("i.", "One") + item("1.", "Within", 2) + item("j.", "Two"))).toBe(
      '<ol type="a" start="9"><li>One<ol><li>Within</li></ol></li><li>Two</li></ol>',
    )
  })

  it("have their levels, each with numbers of its own", () => {
    const html = [
      ...[item("1.", "One"), item("(a)", "One a", 2), item("(b)", "One b", 2), item("·", "Deep", 3)],
      ...[item("2.", "Two"), item("(a)", "Two a", 2), item("3.", "Three")],
    ].join("")
    expect(cleanRichText(html)).toBe(
      '<ol><li>One<ol type="a"><li>One a</li><li>One b<ul><li>Deep</li></ul></li></ol></li>' +
        '<li>Two<ol type="a"><li>Two a</li></ol></li><li>Three</li></ol>',
    )
  })

  it("keep a mark that no list can show", () => {
    expect(cleanRichText(item("First", "One") + item("а)", "Two"))).toBe(
      "<ul><li>First One</li><li>а) Two</li></ul>",
    )
  })

  it("leave no trace of a bold mark", () => {
    expect(
      cleanRichText(
        item("1.", "One")
          .replace("<span style='mso", "<b><span style='mso")
          .replace("</span><![endif]", "</span></b><![endif]"),
      ),
    ).toBe("<ol><li>One</li></ol>")
  })

  it("lose nothing that stands between them", () => {
    expect(cleanRichText(`${item("1.", "a")}<hr>${item("2.", "b")}<img src="/a.png" alt="c">`)).toBe(
      '<ol><li>a</li></ol><hr /><ol start="2"><li>b</li></ol><img src="/a.png" alt="c" />',
    )
    expect(cleanRichText(`<ul><li>${item("·", "a")}</li></ul>`)).toBe("<ul><li><p>a</p></li></ul>")
  })

  it("begin anew where the number or the kind does", () => {
    const html = [item("1.", "a"), item("1.", "b"), item("·", "c"), item("·", "d"), item("5.", "e")].join("")
    expect(cleanRichText(html)).toBe(
      '<ol><li>a</li></ol><ol><li>b</li></ol><ul><li>c</li><li>d</li></ul><ol start="5"><li>e</li></ol>',
    )
  })
})

describe("Lists of Word for the web", () => {
  it("are one list, although each item stands in its own", () => {
    const html = [
      "<head><title>Document1</title><style>p { color: red }</style></head>",
      '<div class="OutlineElement Ltr"><p>Before you scan:<span class="EOP">&nbsp;</span></p></div>',
      online('ol start="1"', 'data-listid="1" data-aria-level="1"', "Charge the battery"),
      online('ol start="2"', 'data-listid="1" data-aria-level="1"', "Pair the cradle"),
      online('ol start="3"', 'data-listid="1" data-aria-level="1"', "Print a test label"),
    ].join("")
    expect(cleanRichText(html)).toBe(
      "<p>Before you scan:</p><ol><li><p>Charge the battery</p></li><li><p>Pair the cradle</p></li><li><p>Print a test label</p></li></ol>",
    )
  })

  it("have their levels and types", () => {
    const html = [
      online('ol start="1"', 'data-listid="1" data-aria-level="1"', "One"),
      online(
        'ol start="1" style="list-style-type: lower-alpha;"',
        'data-listid="1" data-aria-level="2"',
        "One a",
      ),
      online("ul", 'data-listid="7" data-aria-level="3"', "Deep"),
      online('ol start="2" type="a"', 'data-listid="1" data-aria-level="2"', "One b"),
      online('ol start="2"', 'data-listid="1" data-aria-level="1"', "Two"),
      "<p>Then:</p>",
      online('ol start="3"', 'data-listid="1" data-aria-level="1"', "Three"),
    ].join("")
    expect(cleanRichText(html)).toBe(
      '<ol><li><p>One</p><ol type="a"><li><p>One a</p><ul><li><p>Deep</p></li></ul></li><li><p>One b</p></li></ol></li>' +
        '<li><p>Two</p></li></ol><p>Then:</p><ol start="3"><li><p>Three</p></li></ol>',
    )
  })

  it("lose nothing that stands with them", () => {
    const list = '<ul><li data-aria-level="1">a</li></ul>'
    const wrapper = (html: string) => `<div class="ListContainerWrapper">${html}</div>`
    expect(cleanRichText(wrapper(wrapper(list)))).toBe("<ul><li>a</li></ul>")
    expect(cleanRichText(wrapper(`<p>b</p>${list}`))).toBe("<p>b</p><ul><li>a</li></ul>")
    expect(cleanRichText(wrapper('<ul><li data-aria-level="1"><p>a</p><img src="/a.png"></li></ul>'))).toBe(
      '<ul><li><p>a</p><img src="/a.png" alt="" /></li></ul>',
    )
  })

  it.each(["2", "0", "-5", "x", "1000000"])("have nine levels at most: %s", (level) => {
    const items = Array.from({ length: 2_000 }, () => `<li data-aria-level="${level}">a</li>`)
    expect(cleanRichText(`<ol start="">${items.join("")}</ol>`)).toBe(
      `<ol>${"<li>a</li>".repeat(2_000)}</ol>`,
    )
  })

  it("stay as they are where they show their levels already", () => {
    expect(
      cleanRichText(
        '<ul><li data-aria-level="1">a</li><ul><li data-aria-level="2">b</li></ul><li data-aria-level="1">c</li></ul>',
      ),
    ).toBe("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>")
    expect(
      cleanRichText(
        '<ol><li data-aria-level="1">a<ol style="list-style-type:lower-alpha"><li data-aria-level="2">b</li></ol></li></ol>',
      ),
    ).toBe('<ol><li>a<ol type="a"><li>b</li></ol></li></ol>')
    expect(cleanRichText('<div><p data-aria-level="2">a</p></div>')).toBe("<p>a</p>")
  })

  it("go on within one list where no number says so, and without what was around them", () => {
    const html = ["One", "Two"]
      .map((text) => `<ol><li data-listid="4" data-aria-level="1">${text}</li></ol>`)
      .join(" ")
    expect(cleanRichText(html)).toBe("<ol><li>One</li><li>Two</li></ol>")
    expect(cleanRichText(html.replaceAll('data-listid="4"', ""))).toBe("<ol><li>One</li><li>Two</li></ol>")
  })

  it("are numbered by their style, or else by their attribute", () => {
    const typeOf = (list: string) => cleanRichText(online(list, 'data-aria-level="1"', "One")).slice(0, 13)
    expect(typeOf('ol type="I"')).toBe('<ol type="I">')
    expect(typeOf('ol type="I" style="list-style-type:upper-alpha"')).toBe('<ol type="A">')
  })

  it("keep what is written at the end of a paragraph", () => {
    expect(cleanRichText('<p>a<span class="TextRun EOP">.</span></p>')).toBe("<p>a.</p>")
  })

  it.each([
    ["lower-alpha", "a"],
    ["lower-latin", "a"],
    ["upper-alpha", "A"],
    ["upper-latin", "A"],
    ["lower-roman", "i"],
    ["upper-roman", "I"],
  ])("are numbered as their style says: %s", (style, type) => {
    const html = online(`ol style="list-style-type: ${style}"`, 'data-aria-level="1"', "One")
    expect(cleanRichText(html)).toBe(`<ol type="${type}"><li><p>One</p></li></ol>`)
  })
})

describe("Lists of Google Docs", () => {
  it("stand within the item that they belong to, with their type", () => {
    const html =
      '<ol start="2"><li style="list-style-type:decimal">One</li>\n<ol><li style="list-style-type:lower-alpha">Within</li><ol><li style="list-style-type:upper-roman">Deep</li></ol></ol><li>Two</li></ol>'
    expect(cleanRichText(html)).toBe(
      '<ol start="2"><li>One<ol type="a"><li>Within<ol type="I"><li>Deep</li></ol></li></ol></li>\n<li>Two</li></ol>',
    )
  })
})

it("What an editor gets has no styles left, which it would read again", () => {
  expect(readDocumentHtml('<h2><span style="font-weight:700">a</span></h2>')).toBe("<h2><span>a</span></h2>")
})

describe("HTML from anywhere", () => {
  const PAIR =
    "<p style='mso-list:l0 level1'>x</p><p style='mso-list:l0 level1'><span style='mso-list:ignore'>1.</span>y</p>"

  it.each([
    ["<p>x", "<span></span>", 150_000, "<b>y</b></p>"],
    ["<b>x</b>", "<span></span>", 150_000, "<b>y</b>"],
    ["<ul>", "<li data-aria-level=1>x</li>", 150_000, "</ul>"],
    ["<hr>", PAIR, 50_000, "<hr>"],
  ])("may have any number of elements side by side: %s%s × %i", (before, each, times, after) => {
    expect(() => readDocumentHtml(before + each.repeat(times) + after)).not.toThrow()
  })

  it.each([
    ["<div>One</div><div>Two</div><div><br></div>", "<p>One</p><p>Two</p><br />"],
    ["<div>a<div><b>b</b></div></div>", "a<p><strong>b</strong></p>"],
    ["<h2><div>a</div></h2>", "<h2>a</h2>"],
    ["<html><head><title>x</title><meta charset=utf-8><p>a</p></html>", "<p>a</p>"],
    ["<svg><path d='M0'><p>rest</p>", "<p>rest</p>"],
  ])("has its lines and its words: %s", (html, stored) => {
    expect(cleanRichText(html)).toBe(stored)
  })

  it("has its letters in their order, no block in an emphasis, and is stable, whatever is open or nested", () => {
    const tags = [
      ...["b", "strong", "em", "i", "sup", "span", "a href='/x'", "p", "h2", "div", "blockquote", "pre"],
      ...[
        "ul",
        "ol",
        "ol type=a start=3",
        "li",
        "li data-aria-level=1",
        "li data-aria-level=3 data-listid=1",
      ],
      ...["div class=ListContainerWrapper", "p style='mso-list:l0 level1'", "p style='mso-list:l0 level3'"],
      ...["span style='font-weight:700'", "b style='font-weight:normal'", "em style='font-weight:bold'"],
      ...["table", "tr", "td", "dl", "dt", "dd", "figure", "img src=/a.png", "br", "hr"],
    ]
    const blocks = /^(?:p|h\d|blockquote|pre|[uo]l|li|table|tr|td|d[ltd]|figure|hr)$/
    const isBad = (nodes: ReturnType<typeof parseDocument>["children"], isInEmphasis: boolean): boolean =>
      nodes.some(
        (node) =>
          isTag(node) &&
          ((isInEmphasis && blocks.test(node.name)) ||
            isBad(node.children, isInEmphasis || /^(?:strong|em|sup)$/.test(node.name))),
      )
    const letters = (html: string) => html.replace(/<[^>]*>|\s/g, "")
    const piece = fc.oneof(
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag.split(" ")[0]}>`),
      fc.constantFrom("x", "y ", " ", "1."),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const html = pieces.join("")
        const stored = cleanRichText(html)
        expect(letters(stored)).toBe(letters(html))
        expect(isBad(parseDocument(stored).children, false)).toBe(false)
        expect(cleanRichText(stored)).toBe(stored)
      }),
      { numRuns: 5_000 },
    )
  })
})
