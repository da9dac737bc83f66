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
  path,
  rect,
  screen,
  type Finish,
  FINISHES,
  white,
} from "./svg.ts"

/** A receipt printer. */
export interface ReceiptPrinter {
  readonly form: "receipt-printer"
  readonly finish: Finish
  readonly size: readonly [number, number]
  /** Where the receipt leaves it, and how long it is. */
  readonly paper: readonly ["top" | "front", number]
  readonly cover: "curved" | "flat" | "slope" | "step" | "lid"
  readonly extra?: "network" | "roll" | "tablet" | "radio" | "motion" | "ports"
}

const COVERS = {
  curved: (x: number, y: number, w: number) => `M${x} ${y}q0-46 46-46h${w - 92}q46 0 46 46z`,
  flat: (x: number, y: number, w: number) => `M${x} ${y}v-16q0-10 10-10h${w - 20}q10 0 10 10v16z`,
  slope: (x: number, y: number, w: number) => `M${x} ${y}l24-52h${w - 60}l36 52z`,
  step: (x: number, y: number, w: number) => `M${x} ${y}v-20h${w * 0.36}v-34h${w * 0.64}v54z`,
  lid: (x: number, y: number, w: number) => `M${x + 8} ${y}v-30q0-14 14-14h${w - 44}q14 0 14 14v30z`,
}

/** A receipt printer, seen from the front. */
export function drawReceiptPrinter({
  finish,
  size: [w, h],
  paper: [exit, long],
  cover,
  extra,
}: ReceiptPrinter): string {
  const { face, side, part } = FINISHES[finish]
  const [x, y] = [190 - w / 2, 348 - h]
  const [paperX, paperW] = [x + w * 0.18, w * 0.58]
  const print = (top: number, height: number) =>
    lines(paperX + 10, top + 12, paperW - 20, Math.floor((height - 44) / 13), 13, mid) +
    barcode(paperX + 12, top + height - 30, paperW - 24, 20)
  const top =
    path(`M${paperX} ${y - 8}V${y - long}q${paperW / 2}-18 ${paperW} 0V${y - 8}z`, { fill: white }) +
    print(y - long, long - 14)
  const front =
    path(`M${paperX} ${y + 26}v${long}q${paperW / 2} 16 ${paperW} 0v-${long}z`, { fill: white }) +
    print(y + 26, long)
  const extras = {
    network:
      path(`M${x + w + 26} 310c40 0 20 44 60 40`, { line: 6 }) +
      rect(x + w + 12, 300, 24, 20, 3, { fill: blue, line: 2 }),
    roll: circle(346, 318, 34, { fill: white }) + circle(346, 318, 11, { fill: light }),
    tablet:
      rect(300, 230, 84, 122, 10, { fill: ink }) +
      screen(308, 240, 68, 100, "till") +
      path("M280 330q14 20 30 8", { line: 5, stroke: blue }),
    radio: path(`M${x + w + 30} 250q22-24 44 0M${x + w + 40} 262q12-12 24 0M${x + w + 20} 238q32-38 64 0`, {
      stroke: blue,
      line: 5,
    }),
    motion: path(`M${x - 30} ${y - 70}h24M${x - 44} ${y - 40}h34M${x - 30} ${y - 10}h20`, {
      stroke: blue,
      line: 5,
    }),
    ports: [0, 1, 2]
      .map((at) => rect(x + w + 8, 240 + at * 30, 22, 18, 2, { fill: at === 0 ? blue : ink, line: 2 }))
      .join(""),
  }
  return [
    ground(204, 356, w * 0.64),
    path(`M${x + w - 8} ${y + 10}l24-6v${h - 30}q0 14-10 18l-14 6z`, { fill: finish === "dark" ? ink : mid }),
    exit === "top" ? top : "",
    path(COVERS[cover](x, y, w), { fill: finish === "dark" ? grey : side }),
    rect(x, y, w, h, 12, { fill: face }),
    path(`M${x + 2} ${y + h * 0.7}h${w - 4}v${h * 0.3 - 14}q0 10-10 10H${x + 12}q-10 0-10-10z`, {
      fill: side,
      flat: true,
    }),
    rect(paperX - 10, exit === "top" ? y - 12 : y + 18, paperW + 20, 12, 6, { fill: ink, line: 2 }),
    exit === "front" ? front : rect(x + 20, y + h * 0.3, w * 0.4, 8, 4, { fill: part, flat: true }),
    circle(x + w - 22, y + 22, 6, { fill: blue, flat: true }),
    circle(x + w - 22, y + 42, 6, { fill: part, line: 2 }),
    extra ? extras[extra] : "",
  ].join("")
}

/** What stands on and under a counter. */
export interface CounterPiece {
  readonly form: "counter-piece"
  readonly shape: "drawer-closed" | "drawer-open" | "touch-display" | "line-display" | "kiosk" | "mini-pc"
}

const PIECES: Record<CounterPiece["shape"], () => string> = {
  "drawer-closed": () =>
    path("M48 190l40-40h230l40 40z", { fill: light }) +
    rect(40, 190, 320, 130, 10, { fill: grey }) +
    rect(54, 206, 292, 98, 6, { fill: dark, line: 2 }) +
    circle(200, 256, 16, { fill: light }) +
    path("M200 250v12", { line: 4 }) +
    rect(80, 224, 70, 10, 4, { fill: ink, flat: true }) +
    circle(320, 284, 5, { fill: blue, flat: true }),
  "drawer-open": () =>
    path("M70 120l30-30h200l30 30z", { fill: grey }) +
    rect(60, 120, 280, 90, 8, { fill: dark }) +
    path("M76 200h248l32 90H44z", { fill: ink }) +
    path("M92 210h54l-8 60H76zM156 210h40l-2 60h-46zM206 210h40l8 60h-46zM256 210h52l18 60h-62z", {
      fill: mid,
      line: 2,
    }) +
    rect(44, 290, 312, 56, 6, { fill: dark }) +
    circle(200, 318, 13, { fill: light }) +
    rect(84, 222, 36, 16, 2, { fill: blue, flat: true }),
  "touch-display": () =>
    path("M180 270h40l14 70h-68z", { fill: mid }) +
    rect(120, 336, 160, 16, 8, { fill: grey }) +
    rect(70, 90, 260, 184, 14, { fill: dark }) +
    screen(84, 104, 232, 156, "till") +
    circle(200, 97, 3, { fill: blue, flat: true }),
  "line-display": () =>
    rect(188, 190, 24, 150, 6, { fill: mid }) +
    rect(130, 334, 140, 20, 8, { fill: grey }) +
    path("M60 110h280q14 0 14 14v62q0 14-14 14H60q-14 0-14-14v-62q0-14 14-14z", { fill: dark }) +
    rect(66, 124, 268, 62, 6, { fill: ink, line: 2 }) +
    [0, 1]
      .map((row) =>
        Array.from({ length: 14 }, (_, at) =>
          rect(76 + at * 18, 132 + row * 26, 12, 18, 2, {
            fill: (at + row) % 5 === 4 ? grey : blue,
            flat: true,
          }),
        ).join(""),
      )
      .join(""),
  kiosk: () =>
    path("M176 300h48l10 56h-68z", { fill: mid }) +
    rect(116, 352, 168, 14, 6, { fill: grey }) +
    rect(104, 22, 192, 284, 16, { fill: white }) +
    screen(118, 38, 164, 208, "till") +
    rect(140, 260, 70, 10, 5, { fill: ink, flat: true }) +
    path("M146 266h58v26q-29 8-58 0z", { fill: white, line: 2 }) +
    rect(232, 256, 44, 34, 5, { fill: dark, line: 2 }) +
    circle(254, 273, 6, { fill: blue, flat: true }),
  "mini-pc": () =>
    path("M84 190l60-50h190l-50 50z", { fill: grey }) +
    path("M284 190l50-50v110l-50 54z", { fill: ink }) +
    rect(84, 190, 200, 114, 10, { fill: dark }) +
    rect(108, 222, 34, 14, 3, { fill: blue, line: 2 }) +
    rect(154, 222, 34, 14, 3, { fill: light, line: 2 }) +
    rect(200, 224, 26, 10, 4, { fill: ink }) +
    circle(256, 230, 12, { fill: grey }) +
    circle(256, 230, 5, { fill: blue, flat: true }) +
    path("M108 266h152M108 280h152", { line: 2, stroke: grey }),
}

/** A piece of a counter. */
export const drawCounterPiece = ({ shape }: CounterPiece): string => ground(200, 368, 130) + PIECES[shape]()
