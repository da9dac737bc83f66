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
  lines,
  mid,
  paper,
  path,
  rect,
  white,
} from "./svg.ts"

/** A cradle, seen from the front: what a device stands in. */
export interface Cradle {
  readonly form: "cradle"
  readonly shape: "desk" | "slot"
}

const CRADLES: Record<Cradle["shape"], () => string> = {
  desk: () =>
    path(
      "M62 340q0-32 12-58l42-100q10-24 36-24h104q26 0 36 24l42 100q12 26 12 58 0 18-20 18H82q-20 0-20-18z",
      {
        fill: grey,
      },
    ) +
    path("M112 298l34-100q8-22 28-22h60q20 0 28 22l34 100q-92 28-184 0z", { fill: ink, line: 2 }) +
    path("M150 282l22-68q5-16 18-16h28q13 0 18 16l22 68q-54 16-108 0z", { fill: dark, flat: true }) +
    [0, 1, 2, 3].map((at) => rect(180 + at * 13, 240, 8, 12, 2, { fill: mid, flat: true })).join("") +
    path("M132 180q72-30 144 0", { line: 2, stroke: mid }) +
    path("M64 326h280", { line: 2 }) +
    circle(100, 342, 6, { fill: blue, flat: true }) +
    circle(120, 342, 6, { fill: mid, flat: true }) +
    path("M344 336c30 0 20 32 46 28", { line: 7 }),
  slot: () =>
    path("M124 226l24-20h128l26 20v104h-178z", { fill: mid }) +
    rect(108, 222, 196, 122, 18, { fill: dark }) +
    path("M124 224h164l-12 40q-4 12-16 12H152q-12 0-16-12z", { fill: ink, line: 2 }) +
    [0, 1, 2, 3, 4].map((at) => rect(176 + at * 13, 250, 8, 14, 2, { fill: mid, flat: true })).join("") +
    path("M150 222V96q0-10 10-10h92q10 0 10 10v126", { line: 3, stroke: mid }) +
    path("M206 206v-46M190 176l16-18 16 18", { line: 4, stroke: blue }) +
    rect(108, 316, 196, 42, 12, { fill: grey }) +
    rect(184, 332, 44, 8, 4, { fill: blue, flat: true }) +
    path("M304 340c34 0 26 30 74 24", { line: 6 }),
}

/** A cradle. */
export const drawCradle = ({ shape }: Cradle): string => ground(206, 366, 130) + CRADLES[shape]()

/** A battery, standing. */
export interface Battery {
  readonly form: "battery"
  readonly size: readonly [number, number]
  readonly latch: "top" | "grip"
}

/** A battery with its contacts, label and gauge. */
export function drawBattery({ size: [w, h], latch }: Battery): string {
  const [x, y] = [200 - w / 2 - 10, 350 - h]
  const latches = {
    top:
      rect(x + w * 0.28, y - 20, w * 0.44, 26, 8, { fill: grey }) +
      path(`M${x + w * 0.36} ${y - 8}h${w * 0.28}`, { line: 3 }),
    grip:
      path(`M${x - 4} ${y + 8}l18-54q4-12 16-12h${w - 60}q12 0 16 12l18 54z`, { fill: grey }) +
      [0, 1, 2].map((row) => path(`M${x + w * 0.26} ${y - 34 + row * 14}h${w * 0.48}`, { line: 3 })).join(""),
  }
  return [
    ground(206, 356, w * 0.75),
    path(`M${x + w - 10} ${y + 4}l34-18v${h - 24}q0 10-8 16l-28 18z`, { fill: ink }),
    latches[latch],
    rect(x, y, w, h, 16, { fill: dark }),
    rect(x + 16, y + 40, w - 32, h * 0.5, 4, { fill: white, line: 2 }),
    path(`M${x + w / 2 + 4} ${y + 47}l-13 20h11l-6 17 17-23h-11l8-14z`, { fill: blue, flat: true }),
    lines(x + 28, y + h * 0.5 - 3, w - 60, 1, 12, mid),
    barcode(x + 28, y + h * 0.5 + 10, w - 56, 20),
    [0, 1, 2, 3]
      .map((at) =>
        rect(x + w / 2 - 46 + at * 24, y + 18, 18, 9, 3, { fill: at < 3 ? blue : grey, flat: true }),
      )
      .join(""),
    [0, 1, 2, 3]
      .map((at) => rect(x + w * 0.2 + at * w * 0.17, y + h - 30, w * 0.1, 18, 2, { fill: mid, line: 2 }))
      .join(""),
  ].join("")
}

/** A cable, coiled. */
export interface Cable {
  readonly form: "cable"
  /** Turns of the coil. */
  readonly turns: number
  /** A power plug beside the connector. */
  readonly hasPower?: boolean
}

/** A plug of a host, and the modular one of a scanner. */
export function drawCable({ turns, hasPower }: Cable): string {
  const coil = Array.from({ length: turns }, (_, at) => {
    const style = { line: 9, stroke: at % 2 ? grey : ink }
    return ellipse(200, 190 + at * 13, 122 - at * 5, 74 - at * 2, style)
  })
  return [
    ground(200, 360, 140),
    ...coil,
    path("M96 214C60 262 70 306 112 318", { line: 9 }),
    path("M304 214C344 250 336 296 298 306", { line: 9 }),
    rect(108, 298, 62, 40, 8, { fill: dark }),
    rect(168, 304, 40, 28, 3, { fill: light }),
    rect(176, 310, 9, 6, 1, { fill: ink, flat: true }) + rect(176, 321, 9, 6, 1, { fill: ink, flat: true }),
    path("M300 290h-44q-8 0-8 8v20q0 8 8 8h44z", { fill: paper }),
    path("M250 300h20M250 308h20M250 316h20", { line: 2, stroke: blue }),
    path("M270 290v-10h24v10", { fill: light }),
    hasPower
      ? path("M306 236c40 4 44 40 56 62", { line: 6 }) +
        rect(346, 294, 34, 44, 8, { fill: dark }) +
        rect(355, 336, 16, 16, 2, { fill: light }) +
        circle(363, 312, 5, { fill: blue, flat: true })
      : path("M188 264h24v20h-24z", { fill: blue, line: 2 }),
  ].join("")
}

/** A pistol grip that a handheld computer clicks into. */
export interface Grip {
  readonly form: "grip"
}

/** A grip with its trigger, and the frame for the device. */
export const drawGrip = (): string =>
  [
    ground(224, 366, 110),
    path("M92 96l36-34h176q22 0 24 20l6 32q2 16-14 18L128 150q-14 0-18-12z", { fill: mid }),
    path("M110 104l26-26h160q12 0 14 12l4 20-176 14q-10 0-14-8z", { fill: paper, line: 2 }),
    path("M150 96h120", { line: 6, stroke: light }),
    path("M176 146l92-8 20 34q28 80 34 156 2 28-26 28h-50q-20 0-24-20l-32-128q-4-22-14-62z", {
      fill: dark,
    }),
    path("M268 138l20 34q28 80 34 156 2 28-26 28h-16q12-110-36-216z", { fill: ink, flat: true }),
    path("M172 168q-26 6-22 40 2 16 18 22 12 0 8-16l-4-18q2-12 12-12z", { fill: blue }),
    path("M222 216l20 92M238 212l20 94", { line: 3, stroke: grey }),
    path("M300 350q30 24 54-4", { line: 5, stroke: grey }),
    circle(112, 126, 6, { fill: grey, line: 2 }) + circle(304, 108, 6, { fill: grey, line: 2 }),
  ].join("")

/** A part of a printer that wears: its head, or the roller below it. */
export interface PrinterPart {
  readonly form: "printer-part"
  readonly part: "head" | "roller"
  /** Dots of the head that are drawn, more for a finer one. */
  readonly dots?: number
}

const head = (dots: number) =>
  path("M56 266l42-52h238l16 26v50l-44 54H72l-16-26z", { fill: mid }) +
  path("M56 266h252l44-26v50l-44 54H72l-16-26z", { fill: light }) +
  path("M308 266v78l44-54v-50z", { fill: grey }) +
  path("M98 214h238l16 26-44 26H56z", { fill: paper }) +
  rect(150, 224, 96, 26, 4, { fill: ink, line: 2 }) +
  [0, 1, 2, 3, 4, 5].map((at) => rect(158 + at * 14, 230, 7, 14, 1, { fill: mid, flat: true })).join("") +
  rect(72, 298, 224, 28, 3, { fill: dark, line: 2 }) +
  path("M78 312h212", { stroke: blue, line: 4 }) +
  Array.from({ length: dots }, (_, at) =>
    circle(82 + (at * 204) / (dots - 1), 312, 1.6, { fill: white, flat: true }),
  ).join("") +
  circle(112, 238, 9, { fill: grey, line: 2 }) +
  circle(292, 238, 9, { fill: grey, line: 2 }) +
  path("M198 224c-10-60 60-70 60-110M212 224c-6-50 62-62 62-106", { line: 4, stroke: grey }) +
  rect(246, 100, 38, 18, 3, { fill: ink })

const roller = () =>
  path("M40 236l34-14 8 22-34 14z", { fill: light }) +
  path("M318 122l34-14 8 22-34 14z", { fill: light }) +
  path("M72 214L312 112q18-2 26 18 6 20-6 28L94 262q-16 2-24-18-6-20 2-30z", { fill: dark }) +
  path("M80 226L322 122", { stroke: grey, line: 6 }) +
  ellipse(83, 238, 14, 25, { fill: grey }) +
  ellipse(83, 238, 5, 9, { fill: ink, flat: true }) +
  circle(338, 250, 40, { fill: mid }) +
  Array.from({ length: 12 }, (_, at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 6), Math.sin((at * Math.PI) / 6)]
    return path(`M${338 + dx * 38} ${250 + dy * 38}l${dx * 12} ${dy * 12}`, { line: 8 })
  }).join("") +
  circle(338, 250, 16, { fill: paper }) +
  rect(140, 296, 64, 40, 6, { fill: light }) +
  circle(172, 316, 12, { fill: blue, line: 2 }) +
  rect(218, 304, 40, 32, 6, { fill: light }) +
  circle(238, 320, 9, { fill: ink, line: 2 })

/** A part that wears. */
export const drawPrinterPart = ({ part, dots = 24 }: PrinterPart): string =>
  ground(204, 352, 140) + (part === "head" ? head(dots) : roller())

/** A roll of labels or tape, lying on its side. */
export interface LabelRoll {
  readonly form: "label-roll"
  /** What hangs off it: an endless tape, labels, or a tape with a strip of the second colour. */
  readonly media: "tape" | "labels" | "two-colour"
}

const sheet = { tape: white, labels: light, "two-colour": white } as const

const PRINTS: Record<LabelRoll["media"], () => string> = {
  tape: () =>
    lines(264, 296, 60, 2, 12, mid) +
    barcode(264, 322, 78, 18) +
    path("M356 282v70", { stroke: mid, line: 2 }),
  labels: () =>
    [0, 1]
      .map(
        (at) =>
          rect(232 + at * 66, 290, 58, 54, 4, { fill: white, line: 2 }) +
          lines(240 + at * 66, 300, 42, 3, 13, mid),
      )
      .join(""),
  "two-colour": () =>
    rect(250, 292, 100, 16, 2, { fill: blue, flat: true }) + lines(250, 316, 80, 2, 14, ink),
}

/** A roll in its spool. */
export const drawLabelRoll = ({ media }: LabelRoll): string =>
  [
    ground(206, 362, 150),
    path("M176 350h196v-68H176z", { fill: sheet[media] }),
    PRINTS[media](),
    path("M112 96q70-34 122 10 44 40 40 118-4 76-58 112-40 24-80 18z", { fill: mid }),
    ellipse(146, 222, 96, 132, { fill: media === "labels" ? paper : white }),
    ellipse(146, 222, 78, 108, { line: 2, stroke: light }),
    ellipse(146, 222, 60, 84, { line: 2, stroke: light }),
    ellipse(146, 222, 36, 50, { fill: media === "two-colour" ? blue : dark }),
    ellipse(146, 222, 18, 26, { fill: ink, line: 2 }),
    media === "tape" ? path("M146 172v24M146 248v24M112 222h18M162 222h18", { stroke: grey, line: 5 }) : "",
  ].join("")

/** A ribbon on its core, with the used core beside it. */
export interface Ribbon {
  readonly form: "ribbon"
}

/** A thermal transfer ribbon. */
export const drawRibbon = (): string =>
  [
    ground(200, 362, 150),
    path("M250 172c70 8 74 60 70 118H128c-8-40-12-66-8-90z", { fill: ink, opacity: 0.9 }),
    path("M136 226h176M132 254h186", { stroke: dark, line: 4 }),
    path("M84 116h208q26 6 26 46t-26 46H84z", { fill: dark }),
    path("M96 130h200", { stroke: grey, line: 5 }),
    ellipse(84, 162, 28, 46, { fill: ink }),
    ellipse(84, 162, 18, 30, { line: 2, stroke: grey }),
    ellipse(84, 162, 9, 15, { fill: light, line: 2 }),
    path("M318 150h26q8 4 8 12t-8 12h-26z", { fill: light }),
    path("M96 300h228q14 4 14 24t-14 24H96z", { fill: light }),
    ellipse(96, 324, 14, 24, { fill: paper }),
    ellipse(96, 324, 6, 10, { fill: ink, flat: true }),
    rect(196, 312, 64, 24, 3, { fill: white, line: 2 }),
    barcode(204, 318, 48, 12),
    path("M150 116v92", { stroke: blue, line: 5 }),
  ].join("")

/** What an inkjet printer is fed with, and what takes the rest. */
export interface InkSupply {
  readonly form: "ink-supply"
  readonly supply: "cartridge" | "waste-box"
}

const INK: Record<InkSupply["supply"], () => string> = {
  cartridge: () =>
    path("M300 116l40-26v226l-40 36z", { fill: ink }) +
    path("M92 116l40-26h208l-40 26z", { fill: grey }) +
    path("M92 116h208v236H92q-10 0-10-10V126q0-10 10-10z", { fill: dark }) +
    rect(112, 148, 150, 150, 6, { fill: white, line: 2 }) +
    path("M186 168q34 44 34 68a34 34 0 0 1-68 0q0-24 34-68z", { fill: ink, line: 2 }) +
    path("M168 240q2 16 16 20", { stroke: white, line: 4 }) +
    lines(130, 278, 70, 1, 16, mid) +
    rect(112, 316, 46, 20, 3, { fill: light, line: 2 }) +
    [0, 1, 2, 3].map((at) => rect(118 + at * 10, 321, 5, 10, 1, { fill: grey, flat: true })).join("") +
    circle(278, 136, 8, { fill: blue, line: 2 }) +
    rect(60, 236, 24, 34, 4, { fill: mid }),
  "waste-box": () =>
    path("M324 190l38-30v158l-38 36z", { fill: mid }) +
    path("M54 190l42-30h266l-38 30z", { fill: paper }) +
    rect(54, 190, 270, 164, 8, { fill: light }) +
    [0, 1, 2].map((at) => path(`M${120 + at * 70} 165h46l-12 18h-46z`, { fill: ink, line: 2 })).join("") +
    rect(78, 222, 126, 100, 5, { fill: white, line: 2 }) +
    path("M108 244h66v38q0 18-33 18t-33-18z", { line: 3 }) +
    path("M141 232v32M130 254l11 12 11-12", { stroke: blue, line: 4 }) +
    barcode(226, 232, 76, 40) +
    lines(226, 288, 72, 2, 13, mid) +
    rect(30, 246, 26, 50, 6, { fill: grey }),
}

/** A supply of an inkjet printer. */
export const drawInkSupply = ({ supply }: InkSupply): string => ground(206, 358, 140) + INK[supply]()
