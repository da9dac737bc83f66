import {
  blue,
  circle,
  dark,
  ellipse,
  grey,
  ground,
  ink,
  keys,
  light,
  mid,
  paper,
  path,
  rect,
  type Finish,
  FINISHES,
} from "./svg.ts"

/** An access point, seen from below. */
export interface AccessPoint {
  readonly form: "access-point"
  readonly shape: "round" | "square" | "soft" | "wide"
  readonly size: number
  readonly lamp: "ring" | "dot" | "bar"
  readonly arcs?: number
  readonly ports?: number
}

/** An access point. */
export function drawAccessPoint({ shape, size, lamp, arcs = 2, ports = 1 }: AccessPoint): string {
  const r = size / 2
  const body = (inset: number, fill: string) => {
    const [w, h] = shape === "wide" ? [size * 1.25, size * 0.8] : [size, size]
    const corner = { round: w / 2, square: 12, soft: size * 0.24, wide: 30 }[shape]
    return rect(
      200 - w / 2 + inset,
      210 - h / 2 + inset,
      w - inset * 2,
      h - inset * 2,
      Math.max(4, corner - inset),
      { fill, line: inset > 0 ? 2 : 3 },
    )
  }
  const lamps = {
    ring: circle(200, 210, r * 0.36, { stroke: blue, line: 6 }),
    dot: circle(200, 210 + r * 0.5, 7, { fill: blue, flat: true }),
    bar: rect(200 - r * 0.25, 210 + r * 0.42, r * 0.5, 8, 4, { fill: blue, flat: true }),
  }
  const waves = Array.from(
    { length: arcs },
    (_, at) => `M${200 - 26 - at * 24} ${60 - at * 16}q${26 + at * 24}-${22 + at * 10} ${52 + at * 48} 0`,
  )
  const low = 210 + (shape === "wide" ? size * 0.4 : r)
  return [
    ground(200, Math.min(386, low + 26), r),
    path(waves.join(""), { stroke: blue, line: 5 }),
    Array.from({ length: ports }, (_, at) =>
      rect(190 + (at - (ports - 1) / 2) * 34, low - 8, 20, 18, 3, { fill: dark }),
    ).join(""),
    body(0, light),
    body(8, paper),
    lamps[lamp],
    lamp === "ring" ? "" : circle(200, 210, r * 0.16, { stroke: mid, line: 2 }),
  ].join("")
}

/** A switch or a router, seen from the front. */
export interface RackPiece {
  readonly form: "rack-piece"
  readonly finish: Finish
  /** Width and height of the front. */
  readonly size: readonly [number, number]
  /** Rows and columns of copper sockets. */
  readonly sockets: readonly [number, number]
  /** Cages for fibre. */
  readonly cages?: number
  /** Screw-on antennas. */
  readonly antennas?: number
  readonly mark?: "lamps" | "display" | "bay" | "cloud" | "badge" | "ears" | "five"
}

/** A switch or a router. */
export function drawRackPiece({
  finish,
  size: [w, h],
  sockets: [rows, columns],
  cages = 0,
  antennas = 0,
  mark,
}: RackPiece): string {
  const { face, side, part } = FINISHES[finish]
  const [x, y] = [200 - w / 2, 230 - h / 2]
  const socketWidth = Math.min(w * 0.62, columns * (h / rows) * (rows === 1 ? 0.5 : 0.72))
  const left = x + w * 0.2
  const marks = {
    lamps: Array.from({ length: 8 }, (_, at) =>
      circle(left + at * 12, y + 9, 3, { fill: blue, flat: true }),
    ).join(""),
    display: rect(x + 10, y + h * 0.22, w * 0.12, h * 0.5, 4, { fill: blue, line: 2 }),
    bay:
      rect(x + w * 0.6, y + h * 0.25, w * 0.28, h * 0.5, 4, { fill: mid, line: 2 }) +
      rect(x + w * 0.64, y + h * 0.45, w * 0.12, 6, 3, { fill: ink, flat: true }),
    cloud: path(`M${x + 14} ${y - 48}q-4-18 14-18 6-20 26-14 20 0 18 20 12 4 6 12z`, {
      fill: light,
      line: 3,
    }),
    badge:
      rect(x + 12, y + h * 0.3, w * 0.1, h * 0.36, 4, { fill: grey, flat: true }) +
      circle(x + 18 + w * 0.12, y + h * 0.48, 4, { fill: blue, flat: true }),
    ears:
      rect(x - 22, y + 4, 24, h - 8, 3, { fill: mid }) +
      rect(x + w - 2, y + 4, 24, h - 8, 3, { fill: mid }) +
      circle(x - 11, y + h / 2, 4, { fill: ink, flat: true }) +
      circle(x + w + 11, y + h / 2, 4, { fill: ink, flat: true }),
    five: path(`M${x + w * 0.92} ${y + h * 0.3}h-16l-2 14q16-4 16 8 0 10-16 8`, { stroke: blue, line: 4 }),
  }
  const poles = Array.from({ length: antennas }, (_, at) => {
    const place = x + (w / (antennas + 1)) * (at + 1)
    return (
      path(`M${place} ${y - 6}L${place + (at - (antennas - 1) / 2) * 12} ${y - 120}`, {
        line: 13,
        stroke: ink,
      }) + rect(place - 8, y - 16, 16, 18, 3, { fill: mid, line: 2 })
    )
  })
  return [
    ellipse(204, y + h + 18, w * 0.5, 9, { fill: ink, flat: true, opacity: 0.1 }),
    mark === "ears" ? marks.ears : "",
    poles.join(""),
    path(`M${x} ${y + 2}l28-30h${w - 56}l28 30z`, { fill: antennas > 0 ? mid : side }),
    rect(x, y, w, h, 7, { fill: face }),
    rect(left - 6, y + h * 0.2, socketWidth + 12, h * 0.62, 4, { fill: part === dark ? mid : ink, line: 2 }),
    keys(left, y + h * 0.25, socketWidth, h * 0.52, rows, columns, part === dark ? ink : light),
    cages > 0
      ? keys(
          x + w * 0.86,
          y + h * 0.24,
          w * 0.11,
          h * 0.54,
          Math.ceil(cages / 2),
          Math.min(2, cages),
          part === dark ? grey : mid,
        )
      : "",
    circle(x + w * 0.14, y + h * 0.5, 4, { fill: blue, flat: true }),
    mark && mark !== "ears" ? marks[mark] : "",
  ].join("")
}
