/** What of a trace's events is read; Chromium's own names. */
export interface TraceEvent {
  name: string
  /** `b` and `e` begin and end something that may overlap, `X` is whole */
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

/** The name of the mark that a page sets when an animation has begun to move. */
export const MOVES = "moves"

/** How smoothly something moved. Times in ms. */
export interface Smoothness {
  /** frames that were wanted and shown */
  presented: number
  /** frames that were wanted and not shown in time, from the press on */
  dropped: number
  /** of these, the ones after the first animation had begun ({@link MOVES}): what a visitor sees as a stutter. All where no animation says that it moves */
  droppedMoving: number
  /** the longest that one frame stood while the next was wanted */
  longestFrame: number
  /** the longest that the page's main thread was busy with one thing */
  longestTask: number
}

/** One beat of the display: what its reporters say together. */
interface Beat {
  source: number
  sequence: number
  /** when it was begun, in µs */
  begunAt: number
  presentedAt: number | undefined
  isDropped: boolean
}

/** Chromium reports a frame several times: once for the compositor, once more when the main thread comes later. */
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

/** The longest wait between two frames that were shown, with none but dropped ones between them. In µs. */
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

/** How smoothly a traced page moved. A frame counts as dropped when nothing of it was shown though something was wanted. */
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
