/** The fields of a trace's events that are read, by Chromium's names. */
export interface TraceEvent {
  name: string
  /** `b` and `e` are beginning and end of an event that may overlap others, `X` is a complete event */
  ph: string
  /** in µs */
  ts: number
  dur?: number
  pid: number
  tid: number
  id2?: { local?: string }
  args?: {
    name?: string
    frame_reporter?: { frame_source: number; frame_sequence: number; state?: string }
  }
}

/** Name of the mark that a page sets at the start of an animation. */
export const MOVES = "moves"

/** Smoothness of a page. Times in ms. */
export interface Smoothness {
  /** frames that were requested and shown */
  presented: number
  /** frames that were requested and not shown in time, from the input on */
  dropped: number
  /**
   * of these, the ones after the start of the first animation ({@link MOVES}), which a visitor sees as a stutter; all of
   * them where no animation is marked
   */
  droppedMoving: number
  /** longest time that a frame stayed on the screen while the next was requested */
  longestFrame: number
  /** longest task of the page's main thread */
  longestTask: number
}

/** One frame of the display: the reports of all its reporters. */
interface Beat {
  source: number
  sequence: number
  /** time of its beginning, in µs */
  begunAt: number
  presentedAt: number | undefined
  isDropped: boolean
}

/** Chromium reports a frame several times: once for the compositor, and again when the main thread is late. */
function beatsOf(events: readonly TraceEvent[]): Beat[] {
  const ends = new Map<string, number>()
  const reports = events.filter(({ name }) => name === "PipelineReporter")
  const keyOf = ({ pid, id2 }: TraceEvent) => `${pid} ${id2?.local ?? ""}`
  for (const event of reports) if (event.ph === "e") ends.set(keyOf(event), event.ts)
  const beats = new Map<string, Beat>()
  for (const event of reports) {
    const report = event.args?.frame_reporter
    if (event.ph !== "b" || !report) continue
    const { frame_source: source, frame_sequence: sequence, state = "" } = report
    const key = `${event.pid} ${source} ${sequence}`
    const beat = beats.get(key) ?? {
      source,
      sequence,
      begunAt: event.ts,
      presentedAt: undefined,
      isDropped: false,
    }
    if (state.startsWith("STATE_PRESENTED")) beat.presentedAt ??= ends.get(keyOf(event)) ?? event.ts
    if (state === "STATE_DROPPED") beat.isDropped = true
    beats.set(key, beat)
  }
  return [...beats.values()].sort((a, b) => a.source - b.source || a.sequence - b.sequence)
}

/** The longest wait between two shown frames with only dropped frames between them. In µs. */
function longestWait(beats: readonly Beat[]): number {
  let longest = 0
  let last: { at: number; sequence: number } | undefined
  let missed = 0
  for (const { sequence, presentedAt, isDropped } of beats) {
    if (presentedAt !== undefined) {
      if (last && sequence - last.sequence === missed + 1) longest = Math.max(longest, presentedAt - last.at)
      last = { at: presentedAt, sequence }
      missed = 0
    } else if (isDropped) missed += 1
    else last = undefined
  }
  return longest
}

/** The longest task on the main threads of pages. In µs. */
function longestTask(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events
    .filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`))
    .reduce((longest, { dur = 0 }) => Math.max(longest, dur), 0)
}

/** Smoothness of a traced page. A frame counts as dropped when none of its requested updates was shown. */
export function smoothnessOf(events: readonly TraceEvent[]): Smoothness {
  const beats = beatsOf(events)
  const dropped = beats.filter(({ presentedAt, isDropped }) => presentedAt === undefined && isDropped)
  const moves = events.filter(({ name }) => name === MOVES).map(({ ts }) => ts)
  const began = moves.length > 0 ? Math.min(...moves) : -Infinity
  return {
    presented: beats.filter(({ presentedAt }) => presentedAt !== undefined).length,
    dropped: dropped.length,
    droppedMoving: dropped.filter(({ begunAt }) => begunAt >= began).length,
    longestFrame: longestWait(beats) / 1000,
    longestTask: longestTask(events) / 1000,
  }
}
