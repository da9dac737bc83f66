import { type RenameResult, STALL_MS } from "./changes.ts"
import { type PageWeight } from "./first-load.ts"
import { type FloodResult, floodLines } from "./floods.ts"
import { type FrameResult } from "./frames.ts"
import { type FreshnessResult, freshnessLines } from "./freshness.ts"
import { LIGHTHOUSE_AIMS, type LighthouseResult } from "./lighthouse.ts"
import { type Measurement } from "./load.ts"
import { type SignInResult, signInLines } from "./sign-in.ts"
import { table } from "./table.ts"
import { type TypingResult } from "./typing.ts"

/** The result of one of the staff's requests, with its number of connections. */
export interface StaffMeasurement extends Measurement {
  connections: number
}

/** All results; a part that was not chosen is missing. */
export interface BenchParts {
  pages?: (Measurement & PageWeight)[]
  /** number of products during `lists`, `stock`, `searches` and `changes`, and during `fewLists` */
  products?: number
  few?: number
  fewLists?: Measurement[]
  lists?: Measurement[]
  stock?: Measurement[]
  searches?: Measurement[]
  /** the staff's table of products, and typing in the staff's forms */
  staff?: { table: StaffMeasurement[]; typing: TypingResult[] }
  /** boot in ms with a full index, memory of the backend in MB after everything else */
  changes?: { boot: number; rename: RenameResult; memory: number | null }
  frames?: FrameResult[]
  lighthouse?: LighthouseResult[]
  freshness?: FreshnessResult[]
  floods?: FloodResult[]
  signIn?: SignInResult[]
}

/** The file that `npm run bench` writes. */
export interface BenchReport extends BenchParts {
  date: string
  machine: { cpus: number; model: string; node: string }
}

function cells({ name, rate, p50, p99, ratio, errors }: Measurement): string[] {
  return [name, rate.toFixed(0), p50.toFixed(1), p99.toFixed(1), ratio.toFixed(2), String(errors)]
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const head = ["requests/s", "p50 ms", "p99 ms", "ratio", "errors"]

const headed = (title: string, lines: Measurement[]) =>
  lines.length === 0 ? [] : ["", title, table(["Question", ...head], lines.map(cells))]

/** How the median response time grows from few products to many. */
function growth({ few = 0, fewLists = [], lists = [], products = 0 }: BenchParts): string[] {
  const rows = lists.flatMap(({ name, p50 }, at) => {
    const before = fewLists[at]?.p50
    return before === undefined ? [] : [[name, before.toFixed(1), p50.toFixed(1), (p50 / before).toFixed(2)]]
  })
  return rows.length === 0
    ? []
    : ["", `p50 in ms at ${few} and ${products} products`, table(["Question", "few", "many", "growth"], rows)]
}

/** Longest waits of staff, in ms: for a response, and for the effect of a key. */
const STAFF_AIMS = { answer: 300, inp: 100 }

function staffLines({ staff, products = 0 }: BenchParts): string[] {
  if (!staff) return []
  const flagged = (value: number, aim: number) => `${value.toFixed(1)}${value > aim ? "!" : ""}`
  const rows = staff.table.map(({ name, connections, rate, p50, p99, ratio, errors }) => [
    name,
    String(connections),
    rate.toFixed(0),
    flagged(p50, STAFF_AIMS.answer),
    flagged(p99, STAFF_AIMS.answer),
    ratio.toFixed(2),
    String(errors),
  ])
  const typed = staff.typing.map(({ name, fields, interactions, p50, inp, longest }) => [
    name,
    String(fields),
    String(interactions),
    p50.toFixed(0),
    flagged(inp, STAFF_AIMS.inp),
    longest.map(({ duration, field }) => `${duration.toFixed(0)} ${field}`.trim()).join(", "),
  ])
  return [
    "",
    `Staff's table of ${products} products, 50 a page with facets; ! over ${STAFF_AIMS.answer} ms`,
    table(["Question", "connections", ...head], rows),
    "",
    `Typing in staff's forms with a processor 4 times slower; ! over ${STAFF_AIMS.inp} ms`,
    table(["Form", "fields", "interactions", "p50 ms", "INP ms", "longest"], typed),
  ]
}

function changeLines({ changes }: BenchParts): string[] {
  if (!changes) return []
  const { boot, memory, rename } = changes
  return [
    "",
    `Boot with a full index: ${(boot / 1000).toFixed(1)} s; memory of the backend: ${memory ?? "unknown"} MB`,
    `Renaming a brand of ${rename.products} products: ${(rename.whole / 1000).toFixed(1)} s until all show it; ` +
      `of ${rename.requests} requests meanwhile ${rename.stalls} took over ${STALL_MS} ms, the longest ${rename.longestStall.toFixed(0)} ms`,
  ]
}

/** Smoothness of stories, the simplest animation first. */
function frameLines({ frames = [] }: BenchParts): string[] {
  const columns = ["frames", "dropped", "dropped %", "moving", "longest ms", "task ms", "shifts"]
  const rows = frames.map(
    ({ name, presented, dropped, droppedMoving, longestFrame, longestTask, shifts }) => [
      name,
      String(presented),
      String(dropped),
      ((100 * dropped) / Math.max(presented + dropped, 1)).toFixed(1),
      String(droppedMoving),
      longestFrame.toFixed(1),
      longestTask.toFixed(1),
      shifts.toFixed(4),
    ],
  )
  return rows.length === 0
    ? []
    : ["", "Motion with a processor 4 times slower", table(["Story", ...columns], rows)]
}

/** Lighthouse's results of pages, the aims first; a missed aim is marked. */
function lighthouseLines({ lighthouse = [] }: BenchParts): string[] {
  if (lighthouse.length === 0) return []
  const aims = LIGHTHOUSE_AIMS
  const least = (value: number, aim: number) => `${value}${value < aim ? "!" : ""}`
  const most = (value: number, aim: number, digits = 0) => `${value.toFixed(digits)}${value > aim ? "!" : ""}`
  const rows = lighthouse.map(({ name, scores, largestContentfulPaint, totalBlockingTime, layoutShift }) => [
    name,
    least(scores.performance, aims.scores.performance),
    least(scores.accessibility, aims.scores.accessibility),
    least(scores["best-practices"], aims.scores["best-practices"]),
    least(scores.seo, aims.scores.seo),
    most(largestContentfulPaint, aims.largestContentfulPaint),
    most(totalBlockingTime, aims.totalBlockingTime),
    most(layoutShift, aims.layoutShift, 4),
  ])
  const aimed = [
    "Aim",
    ...Object.values(aims.scores).map(String),
    String(aims.largestContentfulPaint),
    String(aims.totalBlockingTime),
    String(aims.layoutShift),
  ]
  const columns = ["performance", "accessibility", "practices", "SEO", "LCP ms", "TBT ms", "CLS"]
  const faults = lighthouse.flatMap(({ name, faults: found }) =>
    found.length === 0 ? [] : [`${name}: ${found.join(", ")}`],
  )
  return [
    "",
    "Lighthouse on a phone, median; ! misses its aim",
    table(["Page", ...columns], [aimed, ...rows]),
    ...faults,
  ]
}

/** The report as tables for the terminal. */
export function printable(report: BenchReport): string {
  const { pages = [], lists = [], stock = [], searches = [], products = 0, machine } = report
  const pageRows = pages.map((page) => [...cells(page), kilobytes(page.html), kilobytes(page.scripts)])
  return [
    `${machine.cpus} cores (${machine.model}), Node ${machine.node}, 10 connections, production build`,
    ...(pages.length > 0 ? ["", table(["Page", ...head, "HTML kB", "JS kB gz"], pageRows)] : []),
    ...headed(`Lists of 24 of ${products} products`, [...lists, ...stock]),
    ...growth(report),
    ...headed(`Searches in ${products} products`, searches),
    ...staffLines(report),
    ...changeLines(report),
    ...frameLines(report),
    ...lighthouseLines(report),
    ...freshnessLines(report.freshness),
    ...floodLines(report.floods),
    ...signInLines(report.signIn),
  ].join("\n")
}
