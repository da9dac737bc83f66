import {
  blue,
  circle,
  dark,
  grey,
  ground,
  ink,
  keys,
  light,
  mid,
  path,
  rect,
  screen,
  type ScreenContent,
  type Finish,
  FINISHES,
} from "./svg.ts"

/** A computer held in the hand, seen from the front. */
export interface Handheld {
  readonly form: "handheld"
  /** Width and height of the housing. */
  readonly size: readonly [number, number]
  /** Share of its height that the screen takes. */
  readonly display: number
  readonly shows: ScreenContent
  /** Rows and columns of the keypad below the screen. */
  readonly keypad?: readonly [number, number]
  readonly buttons?: 0 | 1 | 3
  readonly extra?: "corners" | "antenna" | "battery" | "boot" | "trigger" | "torch" | "pins" | "cameras"
  readonly finish?: Finish
  /** A grip with a trigger. */
  readonly grip?: "short" | "long"
}

/** Parts behind the housing and before it. */
const EXTRAS: Record<
  NonNullable<Handheld["extra"]>,
  (x: number, y: number, w: number, h: number) => readonly [string, string]
> = {
  corners: (x, y, w, h) => [
    [0, 1]
      .flatMap((right) =>
        [0, 1].map((low) =>
          rect(x - 10 + right * (w - 28), y - 8 + low * (h - 32), 48, 48, 16, { fill: ink }),
        ),
      )
      .join(""),
    "",
  ],
  antenna: (x, y, w) => [rect(x + w - 46, y - 30, 26, 60, 10, { fill: ink }), ""],
  battery: (x, y, w, h) => [rect(x + w - 30, y + 40, 52, h - 70, 16, { fill: mid }), ""],
  boot: (x, y, w, h) => [rect(x - 8, y - 8, w + 16, h + 16, 30, { fill: mid }), ""],
  trigger: (x, y, w, h) => [
    path(`M${x + w * 0.4} ${y + h * 0.5}l70 ${h * 0.56}q8 14 24 10l22-8q14-6 8-22l-40-${h * 0.5}z`, {
      fill: mid,
    }),
    "",
  ],
  torch: (x, y, w) => [
    path(`M${x - 8} ${y + 30}l10-58q4-14 18-14h${w - 40}q14 0 18 14l10 58z`, { fill: dark }) +
      rect(x + 24, y - 30, w - 48, 18, 6, { fill: blue, flat: true }),
    "",
  ],
  pins: (x, y, w, h) => [
    "",
    [0, 1, 2]
      .map((pin) => rect(x + w / 2 - 18 + pin * 14, y + h - 10, 8, 6, 1, { fill: mid, flat: true }))
      .join(""),
  ],
  cameras: (x, y, w) => [
    "",
    circle(x + w - 26, y + 13, 4, { fill: blue, flat: true }) +
      rect(x + w / 2 - 18, y + 10, 36, 5, 2, { fill: grey, flat: true }),
  ],
}

const gripBehind = (x: number, y: number, w: number, h: number, length: number) =>
  path(
    `M${x + w * 0.36} ${y + h * 0.6}L${x + w * 0.62} ${y + h + length}q4 14 20 14h40q22 0 16-22L${x + w * 0.92} ${y + h * 0.6}z`,
    { fill: grey },
  ) + path(`M${x + w * 0.4} ${y + h + 4}q-26 6-20 34 6 12 18 10 8-4 4-18 0-12 10-14z`, { fill: ink })

/** A computer held in the hand. */
export function drawHandheld(recipe: Handheld): string {
  const { size, display, shows, keypad, buttons = 0, extra, finish = "dark", grip } = recipe
  const [w, h] = size
  const x = 200 - w / 2
  const y = grip ? 34 : (400 - h) / 2 - 4
  const { face, side, part } = FINISHES[finish]
  const [behind, before] = extra ? EXTRAS[extra](x, y, w, h) : ["", ""]
  const margin = w * 0.08
  const [screenX, screenY, screenW, screenH] = [x + margin, y + 24, w - margin * 2, h * display]
  const below = screenY + screenH + 10
  const room = y + h - below - 14
  const pad = keypad
    ? rect(screenX - 4, below, screenW + 8, room, 8, { fill: ink, line: 2 }) +
      keys(
        screenX + 2,
        below + 6,
        screenW - 4,
        room - 12,
        keypad[0],
        keypad[1],
        finish === "dark" ? light : mid,
      ) +
      keys(screenX + 2, below + 6, screenW * 0.24, (room - 12) / keypad[0], 1, 1, blue)
    : ""
  const round = {
    0: "",
    1: circle(200, below + room / 2, 10, { fill: part, line: 2 }),
    3: [-1, 0, 1]
      .map((place) =>
        circle(200 + place * w * 0.24, below + room / 2, place === 0 ? 11 : 8, {
          fill: place === 0 ? light : part,
          line: 2,
        }),
      )
      .join(""),
  }
  return [
    ground(204, grip ? 380 : y + h + 14, w * 0.5),
    grip ? gripBehind(x, y, w, h, grip === "long" ? 76 : 52) : "",
    behind,
    path(`M${x + w - 6} ${y + 26}l16 8v${h - 70}q0 28-26 34l-16 4z`, { fill: mid }),
    rect(x, y, w, h, keypad ? 20 : 28, { fill: face }),
    rect(x + 8, y + 8, w - 16, h - 16, keypad ? 14 : 22, { fill: side, line: 2 }),
    grip || keypad
      ? rect(200 - w * 0.2, y - 12, w * 0.4, 20, 6, { fill: blue, line: 2 })
      : rect(200 - 18, y + 13, 36, 5, 2, { fill: grey, flat: true }),
    screen(screenX, screenY, screenW, screenH, shows),
    pad,
    keypad ? "" : round[buttons],
    rect(x - 7, y + h * 0.24, 10, h * 0.15, 4, { fill: blue }),
    rect(x + w - 3, y + h * 0.26, 10, h * 0.13, 4, { fill: light, line: 2 }),
    before,
  ].join("")
}

/** A tablet, seen from the front. */
export interface Tablet {
  readonly form: "tablet"
  readonly size: readonly [number, number]
  readonly shows: ScreenContent
  readonly bezel: number
  readonly finish: Finish
  readonly extra?:
    | "home"
    | "corners"
    | "handle"
    | "keyboard"
    | "pen"
    | "stand"
    | "dock"
    | "ports"
    | "edge-keys"
    | "cable"
    | "signal"
    | "camera-bar"
}

const TABLET_EXTRAS: Record<
  NonNullable<Tablet["extra"]>,
  (x: number, y: number, w: number, h: number) => readonly [string, string]
> = {
  home: (x, y, w, h) => ["", circle(x + w / 2, y + h - 15, 9, { stroke: mid, line: 2 })],
  corners: (x, y, w, h) => [
    [0, 1]
      .flatMap((right) =>
        [0, 1].map((low) =>
          rect(x - 9 + right * (w - 30), y - 9 + low * (h - 30), 48, 48, 14, { fill: ink }),
        ),
      )
      .join(""),
    rect(x + w + 1, y + h * 0.3, 8, 36, 3, { fill: blue }) +
      rect(x + w + 1, y + h * 0.55, 8, 36, 3, { fill: grey }),
  ],
  handle: (x, y, w, h) => [
    path(`M${x + w * 0.2} ${y + 8}v-34q0-18 18-18h${w * 0.5}q18 0 18 18v34`, { line: 16, stroke: grey }) +
      rect(x - 14, y - 12, w + 28, h + 24, 26, { fill: ink }),
    "",
  ],
  keyboard: (x, y, w, h) => [
    path(`M${x - 8} ${y + h - 8}h${w + 16}l24 96H${x - 32}z`, { fill: grey }) +
      keys(x - 6, y + h + 10, w + 12, 56, 4, 12, ink),
    "",
  ],
  pen: (x, y, w, h) => [
    "",
    path(`M${x + w * 0.3} ${y + h + 20}L${x + w * 0.9} ${y + h * 0.3}`, { line: 12, stroke: ink }) +
      path(`M${x + w * 0.31} ${y + h + 19}L${x + w * 0.9} ${y + h * 0.3}`, { line: 7, stroke: light }),
  ],
  stand: (x, y, w, h) => [
    path(`M${x + w * 0.3} ${y + h - 4}l-24 56h${w * 0.4 + 48}l-24-56z`, { fill: mid }),
    "",
  ],
  dock: (x, y, w, h) => [
    rect(x + w * 0.15, y + h - 10, w * 0.7, 44, 10, { fill: grey }) +
      rect(180, y + h + 20, 40, 40, 4, { fill: dark }),
    rect(x + w * 0.15, y + h - 6, w * 0.7, 14, 5, { fill: grey, line: 2 }),
  ],
  ports: (x, y, w, h) => [
    rect(x - 10, y - 8, w + 20, h + 16, 22, { fill: ink }),
    rect(x + w + 2, y + h * 0.25, 9, 20, 2, { fill: blue, flat: true }) +
      rect(x + w + 2, y + h * 0.45, 9, 30, 2, { fill: light, flat: true }) +
      rect(x + w + 2, y + h * 0.68, 9, 20, 2, { fill: light, flat: true }),
  ],
  "edge-keys": (x, y, w, h) => [
    rect(x - 7, y - 7, w + 14, h + 14, 24, { fill: grey }),
    rect(x - 10, y + h * 0.35, 9, 44, 4, { fill: blue }) +
      rect(x + w + 1, y + h * 0.35, 9, 44, 4, { fill: blue }),
  ],
  cable: (x, y, w, h) => [
    path(`M${x + w / 2} ${y + h}q0 50 60 46t${w / 2} 20`, { line: 6 }) +
      rect(x + w / 2 - 10, y + h - 2, 20, 22, 4, { fill: light }),
    "",
  ],
  signal: (x, y, w, h) => [
    rect(x - 7, y - 7, w + 14, h + 14, 24, { fill: light }),
    path(`M${x + w / 2 - 18} ${y - 20}q18-18 36 0M${x + w / 2 - 30} ${y - 32}q30-28 60 0`, {
      stroke: blue,
      line: 5,
    }),
  ],
  "camera-bar": (x, y, w) => [
    "",
    circle(x + w - 20, y + 12, 4, { fill: blue, flat: true }) +
      rect(x + w * 0.1, y - 5, 40, 6, 2, { fill: grey }),
  ],
}

/** A tablet. */
export function drawTablet({ size: [w, h], shows, bezel, finish, extra }: Tablet): string {
  const x = 200 - w / 2
  const y = 190 - h / 2
  const { face, side } = FINISHES[finish]
  const [behind, before] = extra ? TABLET_EXTRAS[extra](x, y, w, h) : ["", ""]
  return [
    ground(200, Math.min(384, y + h + 40), w * 0.5),
    behind,
    rect(x, y, w, h, 20, { fill: face }),
    rect(x + 5, y + 5, w - 10, h - 10, 16, {
      fill: finish === "white" ? face : side === ink ? ink : dark,
      line: 2,
    }),
    screen(x + bezel, y + bezel, w - bezel * 2, h - bezel * 2 - (extra === "home" ? 8 : 0), shows),
    circle(x + w / 2, y + bezel / 2 + 1, 2.5, { fill: grey, flat: true }),
    before,
  ].join("")
}

/** A computer worn on the arm, or mounted in a vehicle. */
export interface OtherComputer {
  readonly form: "other-computer"
  readonly shape: "wrist" | "vehicle-keys"
}

const OTHERS: Record<OtherComputer["shape"], () => string> = {
  wrist: () =>
    rect(152, 20, 96, 350, 22, { fill: light }) +
    path("M152 60h96M152 330h96", { line: 2, stroke: mid }) +
    rect(110, 110, 180, 176, 26, { fill: dark }) +
    rect(122, 122, 156, 152, 18, { fill: ink, line: 2 }) +
    screen(134, 134, 132, 108, "list") +
    keys(140, 248, 120, 20, 1, 3, mid) +
    path("M290 190c50 0 30 100 84 110", { line: 6 }) +
    rect(100, 170, 12, 50, 4, { fill: blue }),
  "vehicle-keys": () =>
    path("M184 300h32v60h60v20H124v-20h60z", { fill: grey }) +
    circle(200, 304, 22, { fill: mid }) +
    rect(40, 50, 320, 150, 18, { fill: dark }) +
    rect(52, 62, 296, 126, 10, { fill: ink, line: 2 }) +
    screen(92, 72, 216, 106, "list") +
    keys(58, 76, 28, 98, 4, 1, mid) +
    keys(314, 76, 28, 98, 4, 1, blue) +
    rect(40, 206, 320, 86, 14, { fill: dark }) +
    keys(56, 216, 288, 66, 4, 12, light),
}

/** A worn or mounted computer. */
export const drawOtherComputer = ({ shape }: OtherComputer): string => ground(200, 384, 110) + OTHERS[shape]()
