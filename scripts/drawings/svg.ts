/** The colours of all drawings of equipment: ink, warm greys, and one blue for light and for what is on. */
export const ink = "#1c1a17"
export const dark = "#3d3932"
export const grey = "#6b665b"
export const mid = "#a8a297"
export const light = "#d3cdc2"
export const paper = "#f7f5f1"
export const white = "#fff"
export const blue = "#2563eb"

/** Colours of a housing and of its side in the shade. */
export const FINISHES = {
  light: { face: paper, side: light, part: dark },
  white: { face: white, side: paper, part: light },
  mid: { face: light, side: mid, part: dark },
  grey: { face: mid, side: grey, part: ink },
  dark: { face: dark, side: ink, part: grey },
} as const

export type Finish = keyof typeof FINISHES

/** An outlined shape by default; `flat` has no outline. */
interface Style {
  readonly fill?: string
  readonly line?: number
  readonly flat?: boolean
  readonly opacity?: number
  readonly stroke?: string
}

const written = ({ fill, line, flat, opacity, stroke }: Style): string =>
  [
    fill && ` fill="${fill}"`,
    flat && ' stroke="none"',
    stroke && ` stroke="${stroke}"`,
    line && ` stroke-width="${line}"`,
    opacity && ` opacity="${opacity}"`,
  ]
    .filter(Boolean)
    .join("")

const round = (value: number) => Math.round(value * 10) / 10

/** A rectangle with round corners. */
export const rect = (x: number, y: number, w: number, h: number, r: number, style: Style): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}"${written(style)}/>`

/** A circle. */
export const circle = (x: number, y: number, r: number, style: Style): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"${written(style)}/>`

/** An ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, style: Style): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${written(style)}/>`

/** A path; numbers in it are rounded to a tenth. */
export const path = (d: string, style: Style): string =>
  `<path d="${d.replaceAll(/-?\d+\.\d+/g, (number) => String(round(Number(number))))}"${written(style)}/>`

/** The shadow on the ground. */
export const ground = (x: number, y: number, rx: number): string =>
  ellipse(x, y, rx, 9, { fill: ink, flat: true, opacity: 0.1 })

/** Widths of bars and gaps, in modules. */
const BARS = [2, 2, 1, 2, 3, 2, 1, 1, 2, 3, 1, 1, 4, 2, 1, 2, 2, 2, 1, 2, 3, 3, 2]

/** A linear barcode. */
export function barcode(x: number, y: number, w: number, h: number): string {
  const unit = w / BARS.reduce((sum, width) => sum + width, 0)
  let at = x
  const bars = BARS.map((width, index) => {
    const bar =
      index % 2 === 0
        ? `M${round(at)} ${round(y)}h${round(width * unit)}v${round(h)}h-${round(width * unit)}z`
        : ""
    at += width * unit
    return bar
  })
  return `<path d="${bars.join("")}" fill="${ink}" stroke="none"/>`
}

/** A square code: three finders and a few modules. */
export function squareCode(x: number, y: number, size: number): string {
  const unit = size / 7
  const square = (column: number, row: number, side: number) =>
    `M${round(x + column * unit)} ${round(y + row * unit)}h${round(side * unit)}v${round(side * unit)}h-${round(side * unit)}z`
  const modules = [
    [4, 4],
    [6, 4],
    [5, 5],
    [4, 6],
    [6, 6],
    [3, 1],
    [1, 4],
    [3, 3],
  ] as const
  return `<path d="${[square(0, 0, 2.4), square(4.6, 0, 2.4), square(0, 4.6, 2.4), ...modules.map(([c, r]) => square(c, r, 0.9))].join("")}" fill="${ink}" stroke="none"/>`
}

/** Lines of text, drawn as bars of one colour. */
export const lines = (x: number, y: number, w: number, count: number, gap: number, fill: string): string =>
  Array.from({ length: count }, (_, index) =>
    rect(x, y + index * gap, w * [1, 0.7, 0.85, 0.5][index % 4]!, gap * 0.45, 1, { fill, flat: true }),
  ).join("")

/** Keys in rows and columns that fill a field. */
export function keys(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  columns: number,
  fill: string,
): string {
  const [stepX, stepY] = [w / columns, h / rows]
  const d: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      d.push(
        `M${round(x + column * stepX + stepX * 0.12)} ${round(y + row * stepY + stepY * 0.15)}h${round(stepX * 0.76)}v${round(stepY * 0.7)}h-${round(stepX * 0.76)}z`,
      )
    }
  }
  return `<path d="${d.join("")}" fill="${fill}" stroke="none"/>`
}

/** What a screen shows. */
export type ScreenContent = "scan" | "list" | "map" | "form" | "till" | "chart" | "signal" | "home" | "plan"

/** A screen that is on. */
export function screen(x: number, y: number, w: number, h: number, content: ScreenContent): string {
  const unit = Math.min(w, h) / 10
  const bar = rect(x, y, w, unit * 1.3, 2, { fill: blue, flat: true })
  const [left, top, inner] = [x + unit, y + unit * 2.2, w - unit * 2]
  const drawn: Record<ScreenContent, () => string> = {
    scan: () => barcode(left, top, inner, h * 0.2) + lines(left, top + h * 0.3, inner, 3, unit * 1.6, mid),
    list: () => lines(left, top, inner, Math.max(3, Math.floor((h - unit * 4) / (unit * 2))), unit * 2, mid),
    map: () =>
      path(
        `M${x + 2} ${y + h * 0.7}l${w * 0.3}-${h * 0.2}l${w * 0.3} ${h * 0.15}L${x + w - 2} ${y + h * 0.3}M${x + w * 0.3} ${y + h * 0.5}V${y + h - 3}`,
        { stroke: mid, line: 4 },
      ) + circle(x + w * 0.6, y + h * 0.5, unit, { fill: blue, flat: true }),
    form: () =>
      [0, 1, 2]
        .map((row) => rect(left, top + row * unit * 2.1, inner, unit * 1.5, 2, { line: 2, stroke: mid }))
        .join("") + rect(left, y + h - unit * 2.4, inner * 0.45, unit * 1.6, 2, { fill: blue, flat: true }),
    till: () =>
      keys(x + w * 0.45, top, w * 0.5, h - unit * 3.2, 3, 3, mid) +
      lines(left, top, w * 0.3, 4, unit * 1.5, grey),
    chart: () =>
      [0.4, 0.7, 0.5, 0.9]
        .map((share, index) =>
          rect(left + (inner / 4) * index, y + h - unit - share * h * 0.55, inner / 6, share * h * 0.55, 1, {
            fill: index === 3 ? blue : mid,
            flat: true,
          }),
        )
        .join(""),
    signal: () =>
      [1, 2, 3, 4]
        .map((bars) =>
          rect(
            x + w / 2 + (bars - 3) * unit * 1.4,
            y + h * 0.6 - bars * unit * 1.1,
            unit,
            bars * unit * 1.1,
            1,
            { fill: blue, flat: true },
          ),
        )
        .join("") + lines(left, y + h * 0.7, inner, 2, unit * 1.6, mid),
    home: () =>
      keys(left, top, inner, h * 0.5, 3, 4, mid) +
      keys(left, y + h - unit * 2.4, inner, unit * 1.8, 1, 4, blue),
    plan: () =>
      path(
        `M${left} ${top}h${inner}v${h - unit * 3.5}h-${inner}zM${left + inner * 0.4} ${top}v${h * 0.3}M${left} ${top + h * 0.45}h${inner * 0.65}`,
        { stroke: grey, line: 2 },
      ) + circle(left + inner * 0.7, top + h * 0.25, unit * 0.6, { fill: blue, flat: true }),
  }
  return rect(x, y, w, h, 3, { fill: paper, line: 2 }) + bar + drawn[content]()
}

/** A whole drawing. @param title a short description, read out by screen readers */
export const drawing = (title: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img">
<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
<g fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
${body}
</g>
</svg>
`
