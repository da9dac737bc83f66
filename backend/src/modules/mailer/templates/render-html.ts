import { type Company } from "../../../contract"
import { BUTTON, type ColourName, COLOURS } from "./colours"
import { companyParticulars } from "./company-particulars"
import { type Block, type Fact, type MailDocument } from "./document"
import { escapeHtml, escapeLines } from "./html"

const FONT = "'Inter','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const colour = (name: ColourName) => COLOURS[name].light

/** Class and inline colour of text: the class has the colour for mail programs with a dark mode. */
const ink = (name: ColourName, rest: string) =>
  `class="${name}" style="font-family:${FONT};color:${colour(name)};${rest}"`

/** One row of the layout table. */
const row = (content: string, space = 20) =>
  `<tr><td class="side" style="padding:0 32px ${space}px">${content}</td></tr>`

const TABLE = `role="presentation" cellpadding="0" cellspacing="0" border="0"`

function writeFacts(facts: readonly Fact[]): string {
  const rule = `border-top:1px solid ${colour("rule")};`
  const lines = facts.map(
    ({ label, text }) =>
      `<tr><td valign="top" class="rule fact label" style="${rule}padding:9px 16px 9px 0;width:168px"><span ${ink("quiet", "font-size:14px;line-height:20px")}>${escapeHtml(label)}</span></td>` +
      `<td valign="top" class="rule fact" style="${rule}padding:9px 0;word-break:break-word;overflow-wrap:anywhere"><span ${ink("ink", "font-size:15px;line-height:22px")}>${escapeLines(text)}</span></td></tr>`,
  )
  return row(`<table ${TABLE} width="100%">${lines.join("")}</table>`, 24)
}

function writeTable({ columns, rows }: Extract<Block, { kind: "table" }>): string {
  const align = (at: number) => (columns[at]?.numeric ? "right" : "left")
  const pad = (at: number) => (at === columns.length - 1 ? "0" : "16px")
  const head = columns.map(
    ({ label }, at) =>
      `<th scope="col" align="${align(at)}" style="padding:0 ${pad(at)} 8px 0;font-weight:600"><span ${ink("quiet", "font-size:13px;line-height:18px")}>${escapeHtml(label)}</span></th>`,
  )
  // A long part number may break anywhere, a number never.
  const breaks = (at: number) => (columns[at]?.numeric ? "" : ";word-break:break-word;overflow-wrap:anywhere")
  const lines = rows.map((cells) => {
    const written = cells.map(
      (cell, at) =>
        `<td valign="top" align="${align(at)}" class="rule" style="border-top:1px solid ${colour("rule")};padding:9px ${pad(at)} 9px 0${breaks(at)}"><span ${ink("ink", "font-size:15px;line-height:22px;font-variant-numeric:tabular-nums")}>${escapeLines(cell)}</span></td>`,
    )
    return `<tr>${written.join("")}</tr>`
  })
  return row(
    `<table cellpadding="0" cellspacing="0" border="0" width="100%"><tr>${head.join("")}</tr>${lines.join("")}</table>`,
    24,
  )
}

function writeButton({ label, url }: Extract<Block, { kind: "button" }>): string {
  const link = escapeHtml(url)
  return (
    row(
      `<table ${TABLE}><tr><td bgcolor="${BUTTON.ground}" style="border-radius:6px;mso-padding-alt:13px 24px">` +
        `<a href="${link}" style="display:inline-block;padding:13px 24px;font-family:${FONT};font-size:16px;line-height:20px;font-weight:600;color:${BUTTON.ink};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
      12,
    ) +
    row(
      `<p ${ink("quiet", "margin:0;font-size:13px;line-height:19px;word-break:break-all")}>Or open <a href="${link}" ${ink("link", "")}>${link}</a></p>`,
      24,
    )
  )
}

const WRITERS: { [Kind in Block["kind"]]: (block: Extract<Block, { kind: Kind }>) => string } = {
  paragraph: ({ text }) =>
    row(`<p ${ink("ink", "margin:0;font-size:16px;line-height:25px")}>${escapeLines(text)}</p>`),
  heading: ({ text }) =>
    row(
      `<h2 ${ink("ink", "margin:8px 0 0;font-size:17px;line-height:24px;font-weight:600")}>${escapeHtml(text)}</h2>`,
      10,
    ),
  facts: ({ facts }) => writeFacts(facts),
  table: writeTable,
  list: ({ items }) =>
    row(
      `<ul style="margin:0;padding:0 0 0 20px">${items.map((item) => `<li ${ink("ink", "font-size:16px;line-height:25px")}>${escapeLines(item)}</li>`).join("")}</ul>`,
    ),
  button: writeButton,
  note: ({ text }) =>
    row(`<p ${ink("quiet", "margin:0;font-size:14px;line-height:21px")}>${escapeLines(text)}</p>`),
}

function write<Kind extends Block["kind"]>(block: Extract<Block, { kind: Kind }>): string {
  return WRITERS[block.kind](block)
}

/** Widths of the logo's bars and spaces in turn, in pixels, drawn from table cells because no picture is loaded. */
const BARS = [3, 2, 1, 3, 2, 2, 1, 1, 4, 2, 1, 2, 3, 1, 1, 3, 2, 1, 4]

function drawBars(): string {
  const cells = BARS.map((width, at) => {
    const isBar = at % 2 === 0
    const paint = isBar ? ` bgcolor="${colour("ink")}" class="bar"` : ""
    return `<td width="${width}" height="22"${paint} style="width:${width}px;height:22px;font-size:0;line-height:0">&nbsp;</td>`
  })
  return `<table ${TABLE} aria-hidden="true"><tr>${cells.join("")}</tr></table>`
}

const NIGHT = [
  ...(Object.keys(COLOURS) as ColourName[])
    .filter((name) => name !== "page" && name !== "sheet" && name !== "rule")
    .map((name) => `.${name}{color:${COLOURS[name].dark}!important}`),
  `.page{background:${COLOURS.page.dark}!important}`,
  `.sheet{background:${COLOURS.sheet.dark}!important}`,
  `.rule{border-color:${COLOURS.rule.dark}!important}`,
  `.bar{background:${COLOURS.ink.dark}!important}`,
].join("")

/** Styles for narrow windows: less margin, and labels above their texts. */
const NARROW =
  ".side{padding-left:20px!important;padding-right:20px!important}" +
  ".fact{display:block!important;width:auto!important}" +
  ".label{padding-bottom:0!important}.label+.fact{border-top:0!important;padding-top:2px!important}"

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${NIGHT}}@media (max-width:480px){${NARROW}}`

/** Makes Outlook draw tables at their real size on dense screens. */
const OUTLOOK =
  "<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->"

/**
 * Renders a mail as HTML: tables and inline styles, as Outlook needs them, with a dark mode; nothing is loaded from
 * another place.
 *
 * @param document content of the mail, plain texts
 * @param company whose name is at the top and whose particulars are at the end
 */
export function renderHtml(
  { subject, preview, title, reference, blocks, reason }: MailDocument,
  company: Company,
): string {
  const name = escapeHtml(company.name)
  const mark = `<table ${TABLE}><tr><td style="padding-right:12px">${drawBars()}</td><td ${ink("ink", "font-size:18px;line-height:22px;font-weight:600;letter-spacing:-0.2px")}>${name}</td></tr></table>`
  const number =
    reference === undefined
      ? ""
      : row(
          `<p ${ink("quiet", "margin:0;font-size:17px;line-height:24px;font-variant-numeric:tabular-nums")}>${escapeHtml(reference)}</p>`,
          20,
        )
  const particulars = companyParticulars(company)
    .map(
      (line) =>
        `<p ${ink("quiet", "margin:0 0 4px;font-size:12px;line-height:18px")}>${escapeHtml(line)}</p>`,
    )
    .join("")
  return `<!doctype html>
<html lang="en-GB" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>
${OUTLOOK}
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colour("page")}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table ${TABLE} width="100%" class="page" bgcolor="${colour("page")}"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" class="sheet" bgcolor="${colour("sheet")}" style="max-width:600px;border-radius:10px">
<tr><td class="side" style="padding:28px 32px 26px">${mark}</td></tr>
${row(`<h1 ${ink("ink", "margin:0;font-size:24px;line-height:31px;font-weight:600;letter-spacing:-0.3px")}>${escapeHtml(title)}</h1>`, reference === undefined ? 18 : 4)}
${number}
${blocks.map(write).join("\n")}
<tr><td class="side rule" style="border-top:1px solid ${colour("rule")};padding:20px 32px 24px"><p ${ink("quiet", "margin:0 0 10px;font-size:13px;line-height:19px")}>${escapeLines(reason)}</p>${particulars}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}
