import {
  barcode,
  blue,
  circle,
  dark,
  ellipse,
  grey,
  ground,
  ink,
  light,
  mid,
  paper,
  path,
  rect,
  type Finish,
  FINISHES,
} from "./svg.ts"

/** A scanner with a grip, seen from the side. */
export interface Pistol {
  readonly form: "pistol"
  readonly finish: Finish
  /** Length and height of the head, in units of the drawing. */
  readonly head: readonly [number, number]
  /** Width of the grip. */
  readonly grip: number
  readonly nose?: "flat" | "wide" | "round"
  readonly isRugged?: boolean
  readonly foot?:
    "cable" | "gooseneck" | "fold" | "upright" | "flat-base" | "tall-base" | "industrial-base" | "retractor"
  readonly beam?: "area" | "line" | "dot" | "wide"
  /** A lamp on its back: a point, a bar, or a ring. */
  readonly lamp?: "point" | "bar" | "ring"
}

const BEAMS = {
  area: (x: number, y: number) =>
    path(`M${x} ${y}L18 ${y - 60}v124z`, { fill: blue, flat: true, opacity: 0.22 }),
  wide: (x: number, y: number) =>
    path(`M${x} ${y}L14 ${y - 84}v170z`, { fill: blue, flat: true, opacity: 0.16 }),
  line: (x: number, y: number) => path(`M${x} ${y}L18 ${y}M18 ${y - 40}v80`, { stroke: blue, line: 4 }),
  dot: (x: number, y: number) =>
    path(`M${x} ${y}H34`, { stroke: blue, line: 3, opacity: 0.6 }) +
    circle(24, y, 7, { fill: blue, flat: true }),
}

const FEET = {
  cable: () => path("M300 344c2 26 24 34 66 20", { line: 6 }),
  gooseneck: () =>
    path("M178 150C150 220 96 230 116 344", { line: 9, stroke: grey }) +
    ellipse(116, 350, 64, 14, { fill: dark }) +
    path("M300 344c2 20 24 24 66 12", { line: 6 }),
  fold: () =>
    path("M196 152L148 340h38L214 170z", { fill: grey }) +
    rect(104, 338, 130, 18, 6, { fill: dark }) +
    path("M300 344c6 18 30 20 66 10", { line: 6 }),
  upright: () =>
    rect(60, 200, 26, 150, 8, { fill: mid }) +
    path("M60 220q-30-4-30-40h20q0 20 30 20z", { fill: mid }) +
    rect(30, 342, 96, 16, 6, { fill: dark }) +
    path("M300 344c2 26 24 34 66 20", { line: 6 }),
  "flat-base": () =>
    path("M196 366q4-40 44-40h90q30 0 34 40z", { fill: dark }) +
    circle(338, 350, 4, { fill: blue, flat: true }),
  "tall-base": () =>
    path("M206 370l14-84q4-14 18-14h74q20 0 22 16l14 82z", { fill: dark }) +
    rect(232, 350, 70, 6, 2, { fill: grey, flat: true }) +
    circle(326, 330, 5, { fill: blue, flat: true }),
  "industrial-base": () =>
    path("M180 372v-36q0-18 18-18h152q20 0 20 18v36z", { fill: grey }) +
    rect(196, 332, 40, 24, 3, { fill: ink }) +
    rect(300, 338, 50, 8, 3, { fill: blue, flat: true }),
  retractor: () =>
    path("M236 78V26", { line: 3 }) +
    rect(212, 8, 48, 24, 8, { fill: grey }) +
    path("M300 344c2 22 26 30 66 16", { line: 8 }),
}

const isBase = (foot: Pistol["foot"]) => foot?.endsWith("-base") ?? false

function head({ head: [length, height], nose, isRugged, lamp, finish }: Pistol): string {
  const { face, side, part } = FINISHES[finish]
  const [front, bottom] = [312 - length, 78 + height]
  const outline = `M${front} 92Q${front} 78 ${front + 14} 78H246C292 78 318 96 318 ${78 + height * 0.6}C318 ${bottom - 2} 290 ${bottom} 262 ${bottom}H${front + 60}Q${front + 20} ${bottom} ${front + 4} ${bottom - 12}Z`
  const shade = `M${front + 10} ${bottom - 22}H250C286 ${bottom - 20} 306 ${78 + height * 0.5} 308 104Q322 ${78 + height * 0.6} 300 ${bottom - 8}Q286 ${bottom} 262 ${bottom}H${front + 60}Q${front + 20} ${bottom} ${front + 4} ${bottom - 12}Z`
  const reach = nose === "wide" ? 12 : 4
  const block =
    nose === "round"
      ? path(`M${front + 8} 82Q${front - 30} ${78 + height / 2} ${front + 8} ${bottom - 8}z`, { fill: part })
      : rect(front - 20, 82 - reach, 30, height - 10 + reach * 2, 8, { fill: part })
  const glass =
    nose === "round"
      ? path(`M${front - 2} 96Q${front - 18} ${78 + height / 2} ${front - 2} ${bottom - 22}`, {
          stroke: blue,
          line: 7,
        })
      : rect(front - 16, 90 - reach, 11, height - 26 + reach * 2, 3, { fill: blue, flat: true })
  const rubber = isRugged
    ? path(`M236 78C296 76 322 96 320 ${78 + height * 0.6}`, { stroke: ink, line: 13 }) +
      rect(front + 14, 74, 22, height + 8, 6, { fill: ink })
    : rect(190, 78, 66, 18, 8, { fill: part, line: 2 })
  const lamps = {
    point: circle(284, 108, 5, { fill: blue, flat: true }),
    bar: rect(254, 92, 34, 7, 3, { fill: blue, flat: true }),
    ring: circle(276, 112, 12, { stroke: blue, line: 5 }),
  }
  return (
    path(outline, { fill: face }) +
    path(shade, { fill: side, flat: true }) +
    path(outline, {}) +
    block +
    glass +
    rubber +
    (lamp ? lamps[lamp] : "")
  )
}

function handle({ grip, finish, isRugged, head: [, height] }: Pistol): string {
  const { face, side, part } = FINISHES[finish]
  const top = 70 + height
  const right = 216 + grip
  return (
    path(`M216 ${top}L256 326q5 18 22 18h${grip - 42}q20 0 15-20L${right} ${top - 8}z`, {
      fill: finish === "dark" ? grey : side,
    }) +
    path(`M${right - 6} ${top}L${right + 34} 326q2 16-14 18h-14L${right - 26} ${top}z`, {
      fill: finish === "dark" ? ink : face === paper ? mid : grey,
      flat: true,
    }) +
    path(`M232 ${top + 54}l22 84M246 ${top + 50}l22 86`, { line: 2 }) +
    path(`M216 ${top + 8}q-24 10-18 38 4 12 16 14 8-2 4-14l-4-14q0-12 12-16z`, {
      fill: part === light ? mid : part,
    }) +
    (isRugged ? path(`M250 310l10 34q10 8 20 8h${grip - 36}q22 0 16-20l-4-22z`, { fill: ink }) : "")
  )
}

/** A scanner with a grip. */
export function drawPistol(recipe: Pistol): string {
  const {
    head: [length, height],
    foot = "cable",
    beam = "area",
  } = recipe
  const base = FEET[foot]()
  return [
    ground(240, 372, 120),
    BEAMS[beam](300 - length, 78 + height / 2),
    isBase(foot) ? "" : base,
    handle(recipe),
    head(recipe),
    isBase(foot) ? base : "",
  ].join("")
}

/** A scanner that stands on the counter. */
export interface Presentation {
  readonly form: "presentation"
  readonly shape: "low" | "upright" | "ball"
}

const PRESENTATIONS = {
  low: () =>
    path("M96 350q-6-130 40-196 24-34 64-34t64 34q46 66 40 196z", { fill: dark }) +
    path("M132 190q20-44 68-44t68 44l10 74q-78 24-156 0z", { fill: ink, line: 2 }) +
    path("M148 196q16-32 52-32t52 32l6 52q-58 14-116 0z", { fill: blue, flat: true, opacity: 0.7 }) +
    rect(176, 296, 48, 8, 4, { fill: blue, flat: true }) +
    path("M88 350h224q6 18-12 18H100q-18 0-12-18z", { fill: grey }),
  upright: () =>
    path("M138 70q0-26 28-26h70q28 0 28 26v84q0 20-20 26l-8 120h-70l-8-120q-20-6-20-26z", { fill: dark }) +
    rect(154, 62, 94, 86, 12, { fill: ink, line: 2 }) +
    rect(166, 74, 70, 62, 8, { fill: blue, flat: true, opacity: 0.7 }) +
    path("M174 186q26 12 52 0l-4 70h-44z", { fill: grey, line: 2 }) +
    ellipse(201, 326, 92, 34, { fill: dark }) +
    ellipse(201, 316, 92, 30, { fill: grey }) +
    circle(201, 166, 6, { fill: blue, flat: true }),
  ball: () =>
    path("M170 246h60l18 90h-96z", { fill: grey }) +
    ellipse(200, 346, 92, 22, { fill: dark }) +
    circle(200, 158, 98, { fill: dark }) +
    circle(186, 158, 72, { fill: grey, line: 2 }) +
    circle(182, 158, 56, { fill: ink, line: 2 }) +
    path("M140 130l84 56M140 186l84-56M126 158h112M182 104v108", { stroke: blue, line: 2 }),
}

/** A scanner that stands on the counter. */
export const drawPresentation = ({ shape }: Presentation): string =>
  ground(200, 368, 120) + PRESENTATIONS[shape]() + path("M300 352c30 4 40 14 66 4", { line: 6 })

/** A small scanner: worn, carried or built in. */
export interface SmallScanner {
  readonly form: "small-scanner"
  readonly shape: "ring" | "back-of-hand" | "matchbox" | "bracket" | "palm" | "stick"
}

const SMALL: Record<SmallScanner["shape"], () => string> = {
  ring: () =>
    path("M118 250q-8 92 82 92t82-92", { line: 20, stroke: grey }) +
    path("M118 250q-8 92 82 92t82-92", { line: 3 }) +
    rect(104, 110, 192, 142, 26, { fill: dark }) +
    rect(124, 90, 152, 50, 14, { fill: ink }) +
    rect(146, 100, 108, 28, 6, { fill: blue, flat: true }) +
    rect(132, 160, 136, 62, 14, { fill: grey, line: 2 }) +
    circle(252, 236, 6, { fill: blue, flat: true }) +
    path("M296 190c60 0 40 90 84 96", { line: 7 }),
  "back-of-hand": () =>
    path("M70 216q-18 30 0 64l60 30h140l60-30q18-34 0-64", { fill: light }) +
    rect(96, 128, 208, 150, 30, { fill: dark }) +
    rect(130, 104, 140, 44, 14, { fill: ink }) +
    rect(154, 112, 92, 26, 6, { fill: blue, flat: true }) +
    rect(122, 170, 156, 76, 16, { fill: grey, line: 2 }) +
    circle(200, 208, 20, { fill: dark }) +
    circle(284, 262, 5, { fill: blue, flat: true }),
  matchbox: () =>
    path("M300 140l40-26v140l-40 30z", { fill: mid }) +
    path("M80 140l40-26h220l-40 26z", { fill: light }) +
    rect(80, 140, 220, 144, 8, { fill: paper }) +
    rect(108, 168, 110, 88, 6, { fill: ink }) +
    rect(120, 180, 86, 64, 4, { fill: blue, flat: true, opacity: 0.7 }) +
    circle(258, 176, 8, { fill: grey }) +
    circle(258, 248, 8, { fill: grey }) +
    circle(258, 212, 5, { fill: blue, flat: true }) +
    path("M340 200c30 0 20 60 46 70", { line: 6 }),
  bracket: () =>
    path("M110 340h190v20H110zM280 340V150h20v190", { fill: grey }) +
    rect(96, 96, 200, 176, 14, { fill: dark }) +
    rect(124, 120, 144, 100, 8, { fill: ink, line: 2 }) +
    circle(170, 170, 32, { fill: blue, flat: true, opacity: 0.8 }) +
    rect(216, 138, 36, 64, 4, { fill: grey, flat: true }) +
    rect(150, 238, 92, 12, 6, { fill: grey, flat: true }) +
    path("M296 240c40 0 50 30 80 24", { line: 6 }),
  palm: () =>
    path("M206 330q34 44 74 20 40-30 10-80", { line: 5, stroke: grey }) +
    path("M140 84q4-32 40-32h40q36 0 40 32l10 210q0 46-46 46h-48q-46 0-46-46z", { fill: dark }) +
    rect(158, 62, 84, 24, 8, { fill: blue, flat: true }) +
    circle(200, 170, 34, { fill: grey }) +
    circle(200, 170, 20, { fill: light, line: 2 }) +
    circle(200, 250, 12, { fill: grey, line: 2 }) +
    rect(186, 296, 28, 8, 4, { fill: blue, flat: true }),
  stick: () =>
    path("M164 60q0-26 36-26t36 26l8 250q0 42-44 42t-44-42z", { fill: paper }) +
    path("M224 44q12 6 12 18l8 248q0 38-34 42 16-10 14-42z", { fill: light, flat: true }) +
    rect(176, 40, 48, 22, 8, { fill: blue, flat: true }) +
    rect(180, 110, 40, 60, 18, { fill: grey }) +
    circle(200, 208, 6, { fill: blue, flat: true }) +
    barcode(176, 320, 48, 16),
}

/** A small scanner. */
export const drawSmallScanner = ({ shape }: SmallScanner): string => ground(200, 372, 110) + SMALL[shape]()
