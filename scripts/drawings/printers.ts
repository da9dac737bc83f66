import {
  barcode,
  blue,
  circle,
  dark,
  grey,
  ground,
  ink,
  light,
  lines,
  mid,
  paper,
  path,
  rect,
  squareCode,
  type Finish,
  FINISHES,
  white,
} from "./svg.ts"

/** What is printed on a label. */
export type LabelPrint =
  "carrier" | "barcode" | "square" | "shelf" | "tiny" | "drum" | "ticket" | "colour" | "photo"

function label(x: number, y: number, w: number, h: number, print: LabelPrint): string {
  const inner = w * 0.8
  const left = x + w * 0.1
  const prints: Record<LabelPrint, () => string> = {
    carrier: () => lines(left, y + 8, inner * 0.6, 2, 9, mid) + barcode(left, y + h * 0.45, inner, h * 0.4),
    barcode: () => barcode(left, y + h * 0.2, inner, h * 0.45) + lines(left, y + h * 0.75, inner, 1, 9, grey),
    square: () =>
      squareCode(left, y + h * 0.2, Math.min(inner * 0.4, h * 0.6)) +
      lines(left + inner * 0.5, y + h * 0.25, inner * 0.5, 3, 9, mid),
    shelf: () =>
      lines(left, y + h * 0.2, inner, 1, 14, ink) +
      barcode(left, y + h * 0.55, inner * 0.5, h * 0.3) +
      rect(left + inner * 0.6, y + h * 0.5, inner * 0.4, h * 0.35, 2, { fill: ink, flat: true }),
    tiny: () =>
      [0, 1, 2]
        .map((column) =>
          squareCode(left + (column * inner) / 3, y + h * 0.25, Math.min(inner * 0.24, h * 0.5)),
        )
        .join(""),
    drum: () =>
      path(
        `M${x + w * 0.3} ${y + h * 0.15}l${h * 0.3} ${h * 0.3}l-${h * 0.3} ${h * 0.3}l-${h * 0.3}-${h * 0.3}z`,
        { line: 3 },
      ) + barcode(x + w * 0.55, y + h * 0.2, w * 0.36, h * 0.55),
    ticket: () =>
      lines(left, y + h * 0.18, inner * 0.7, 3, h * 0.2, grey) +
      path(`M${x + w * 0.85} ${y + 4}v${h - 8}`, { line: 2, stroke: mid }),
    colour: () =>
      rect(left, y + h * 0.15, inner * 0.45, h * 0.7, 3, { fill: blue, flat: true }) +
      barcode(left + inner * 0.55, y + h * 0.3, inner * 0.45, h * 0.4),
    photo: () =>
      rect(left, y + h * 0.12, inner, h * 0.4, 3, { fill: blue, flat: true }) +
      circle(left + inner * 0.25, y + h * 0.34, h * 0.12, { fill: white, flat: true }) +
      lines(left, y + h * 0.62, inner, 2, h * 0.16, mid),
  }
  return rect(x, y, w, h, 3, { fill: white, line: 2 }) + prints[print]()
}

type Panel = "button" | "keys" | "text" | "touch" | "lamps"

function panel(x: number, y: number, kind: Panel): string {
  const panels: Record<Panel, () => string> = {
    button: () => circle(x + 12, y + 8, 8, { fill: blue, line: 2 }),
    keys: () =>
      [0, 1, 2]
        .map((row) => circle(x + 12, y + row * 20 + 6, 6, { fill: row === 0 ? blue : grey, line: 2 }))
        .join(""),
    text: () =>
      rect(x - 18, y, 50, 22, 3, { fill: light, line: 2 }) +
      lines(x - 13, y + 6, 34, 2, 7, ink) +
      circle(x - 8, y + 36, 5, { fill: blue, flat: true }) +
      circle(x + 20, y + 36, 5, { fill: grey, flat: true }),
    touch: () =>
      rect(x - 26, y, 62, 46, 5, { fill: ink, line: 2 }) +
      rect(x - 21, y + 5, 52, 12, 2, { fill: blue, flat: true }) +
      lines(x - 18, y + 24, 40, 2, 9, mid),
    lamps: () =>
      [0, 1, 2, 3]
        .map((at) => circle(x - 14 + at * 14, y + 6, 4, { fill: at === 0 ? blue : mid, flat: true }))
        .join(""),
  }
  return panels[kind]()
}

/** A printer on the desk, seen from the front, with its lid above. */
export interface DesktopPrinter {
  readonly form: "desktop-printer"
  readonly finish: Finish
  /** Width and height of the lower housing. */
  readonly size: readonly [number, number]
  /** Height of the lid, and its shape. */
  readonly lid: readonly [number, "round" | "square" | "raised" | "bay"]
  readonly slot: number
  readonly panel: Panel
  readonly print: LabelPrint
  readonly extra?: "lead" | "ports" | "ribbon" | "roll"
}

const LIDS = {
  round: (x: number, y: number, w: number, h: number) =>
    `M${x} ${y}Q${x} ${y - h} ${x + w * 0.28} ${y - h}H${x + w * 0.72}Q${x + w} ${y - h} ${x + w} ${y}Z`,
  square: (x: number, y: number, w: number, h: number) =>
    `M${x} ${y}v${12 - h}q0-12 14-12h${w - 28}q14 0 14 12V${y}Z`,
  raised: (x: number, y: number, w: number, h: number) =>
    `M${x} ${y - 14}l26-${h + 18}h${w - 30}l24 ${h - 6}z`,
  bay: (x: number, y: number, w: number, h: number) => `M${x} ${y}l20-${h}h${w - 40}l20 ${h}z`,
}

/** A printer on the desk. */
export function drawDesktopPrinter(recipe: DesktopPrinter): string {
  const { finish, size, lid, slot, print, extra } = recipe
  const [w, h] = size
  const { face, side, part } = FINISHES[finish]
  const [x, y] = [190 - w / 2, 344 - h]
  const [lidHeight, lidShape] = lid
  const slotX = x + (w - slot) / 2 - (w > slot + 70 ? 14 : 0)
  const extras = {
    lead:
      path(`M${x + w + 30} 320c30 4 20 40 60 34`, { line: 6 }) +
      rect(x + w + 14, 308, 24, 20, 3, { fill: blue, line: 2 }),
    ports: [0, 1, 2]
      .map((at) =>
        rect(x + w + 6 + at * 9, 250 + at * 24, 18, 14, 2, { fill: at === 1 ? blue : ink, line: 2 }),
      )
      .join(""),
    ribbon: rect(x + w * 0.2, y - lidHeight * 0.7, w * 0.6, 14, 7, { fill: ink, flat: true }),
    roll:
      circle(x + w / 2, y - lidHeight * 0.5, lidHeight * 0.4, { fill: white, line: 2 }) +
      circle(x + w / 2, y - lidHeight * 0.5, lidHeight * 0.13, { fill: light, line: 2 }),
  }
  return [
    ground(204, 352, w * 0.66),
    path(`M${x + w - 10} ${y}L${x + w + 40} ${y - 24}V316q0 14-12 20l-38 10z`, {
      fill: finish === "dark" ? ink : mid,
    }),
    path(
      `M${x + w * 0.3} ${y - lidHeight}h${w * 0.42}q${w * 0.26} 4 ${w * 0.28} ${lidHeight}l40-24q-6-${lidHeight}-60-${lidHeight}h-${w * 0.4}z`,
      { fill: face },
    ),
    path(LIDS[lidShape](x, y, w, lidHeight), { fill: side }),
    path(LIDS[lidShape](x + w * 0.18, y - lidHeight * 0.22, w * 0.64, lidHeight * 0.56), {
      fill: part,
      line: 2,
    }),
    extra === "roll" || extra === "ribbon" ? extras[extra] : "",
    rect(x, y, w, h, 16, { fill: face }),
    path(`M${x + 2} ${y + h - 42}h${w - 4}v26q0 14-14 14H${x + 16}q-14 0-14-14z`, { fill: side, flat: true }),
    rect(slotX - 10, y + 16, slot + 20, 16, 8, { fill: ink }),
    label(slotX, y + 24, slot, h * 0.66, print),
    panel(x + w - (slotX - x > 60 ? 44 : 30), y + 44, recipe.panel),
    extra === "lead" || extra === "ports" ? extras[extra] : "",
  ].join("")
}

/** An industrial printer, seen from the front, with its media hatch on the left. */
export interface IndustrialPrinter {
  readonly form: "industrial-printer"
  readonly finish: Finish
  readonly size: readonly [number, number]
  /** The hatch: with a window of a share of its height, folding, or closed. */
  readonly hatch: number | "folding" | "closed"
  readonly slot: number
  readonly panel: Panel
  readonly print: LabelPrint
  readonly extra?: "rewinder" | "conveyor" | "handle" | "feet" | "video"
}

/** An industrial printer. */
export function drawIndustrialPrinter(recipe: IndustrialPrinter): string {
  const { finish, size, hatch, slot, print, extra } = recipe
  const [w, h] = size
  const { face, side, part } = FINISHES[finish]
  const [x, y] = [200 - w / 2 - 10, 344 - h]
  const hatchWidth = w * 0.56
  const front = x + hatchWidth + 8
  const hatches =
    hatch === "folding"
      ? path(`M${x + 10} ${y + h * 0.5}h${hatchWidth - 14}`, { line: 4 }) +
        rect(x + 24, y + 24, hatchWidth - 42, h * 0.3, 8, { fill: part, line: 2 })
      : hatch === "closed"
        ? rect(x + 22, y + h * 0.78, hatchWidth - 40, 10, 5, { fill: part, flat: true })
        : rect(x + 22, y + 24, hatchWidth - 40, h * hatch, 8, { fill: part, line: 2 }) +
          circle(x + hatchWidth * 0.36, y + 24 + h * hatch * 0.5, h * hatch * 0.34, {
            fill: white,
            line: 2,
          }) +
          circle(x + hatchWidth * 0.36, y + 24 + h * hatch * 0.5, h * hatch * 0.1, { fill: light, line: 2 }) +
          circle(x + hatchWidth * 0.74, y + 24 + h * hatch * 0.34, h * hatch * 0.14, { fill: ink, line: 2 })
  const extras = {
    rewinder:
      circle(350, 270, 42, { fill: white }) +
      circle(350, 270, 12, { fill: light }) +
      rect(338, 310, 24, 34, 3, { fill: grey }),
    conveyor:
      rect(240, 330, 150, 14, 7, { fill: grey }) +
      [262, 306, 350].map((at) => circle(at, 337, 5, { fill: ink, flat: true })).join("") +
      rect(330, 286, 46, 44, 3, { fill: light }),
    handle: rect(x + w * 0.2, y - 14, w * 0.36, 16, 8, { fill: dark }),
    feet: rect(x + 14, 340, 34, 12, 4, { fill: ink }) + rect(x + w - 48, 340, 34, 12, 4, { fill: ink }),
    video: path(`M${front + 10} ${y + 44}l18 10l-18 10z`, { fill: white, flat: true }),
  }
  return [
    ground(204, 352, w * 0.6),
    path(`M${x + w - 4} ${y + 6}l34-22v${h - 10}q0 14-12 20l-22 10z`, {
      fill: finish === "dark" ? ink : mid,
    }),
    path(`M${x + 6} ${y + 2}l34-24h${w - 12}l-34 24z`, { fill: face }),
    rect(x, y, w, h, 12, { fill: face }),
    rect(x + 6, y + 8, hatchWidth - 6, h - 16, 10, { fill: side, line: 2 }),
    hatches,
    path(`M${front - 4} ${y + 2}v${h - 4}`, { line: 2 }),
    rect(front + 4, y + h * 0.5, w - hatchWidth - 20, 18, 6, { fill: ink }),
    label(front + (w - hatchWidth - 12 - slot) / 2, y + h * 0.5 + 10, slot, h * 0.34, print),
    panel(front + (w - hatchWidth) / 2 - 14, y + 26, recipe.panel),
    extra ? extras[extra] : "",
  ].join("")
}

/** A printer worn on a belt or a strap. */
export interface MobilePrinter {
  readonly form: "mobile-printer"
  readonly size: readonly [number, number]
  readonly finish: Finish
  readonly slot: number
  readonly panel: Panel
  readonly print: LabelPrint
  readonly extra?: "strap" | "clip" | "corners"
}

/** A mobile printer, seen from the front, with its label leaving upwards. */
export function drawMobilePrinter({
  size: [w, h],
  finish,
  slot,
  panel: kind,
  print,
  extra,
}: MobilePrinter): string {
  const { face, side, part } = FINISHES[finish]
  const [x, y] = [200 - w / 2, 350 - h]
  const extras = {
    strap: path(`M${x + 10} ${y + 30}C${x - 50} 20 ${x + w + 50} 20 ${x + w - 10} ${y + 30}`, {
      line: 10,
      stroke: grey,
    }),
    clip: rect(x + w * 0.35, y - 26, w * 0.3, 50, 10, { fill: mid }),
    corners:
      [0, 1].map((right) => rect(x - 8 + right * (w - 24), 350 - 44, 40, 50, 12, { fill: ink })).join("") +
      [0, 1].map((right) => rect(x - 8 + right * (w - 24), y - 6, 40, 46, 12, { fill: ink })).join(""),
  }
  return [
    ground(200, 362, w * 0.56),
    extra ? extras[extra] : "",
    label((400 - slot) / 2, y - h * 0.2, slot, h * 0.36, print),
    path(`M${x + w - 8} ${y + 18}l20 10v${h - 50}q0 16-20 20z`, { fill: mid }),
    rect(x, y, w, h, 26, { fill: face }),
    path(`M${x + 14} ${y + 40}q0-24 24-24h${w - 76}q24 0 24 24v${h * 0.4}H${x + 14}z`, {
      fill: side === paper ? light : part,
      line: 2,
    }),
    rect((400 - slot) / 2 - 8, y + 8, slot + 16, 12, 6, { fill: ink, line: 2 }),
    panel(196, y + h * 0.66, kind),
    rect(x + w * 0.2, 350 - 26, w * 0.6, 10, 5, { fill: side, flat: true }),
  ].join("")
}
