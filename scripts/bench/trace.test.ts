import { expect, it } from "vitest"
import { MOVES, smoothnessOf, type TraceEvent } from "./trace.ts"

let id = 0

/** A report on a frame. @param ms time of its end */
function report(sequence: number, state: string, ms: number): TraceEvent[] {
  id += 1
  const event = {
    name: "PipelineReporter",
    ts: ms * 1000 - 10_000,
    pid: 1,
    tid: 2,
    id2: { local: String(id) },
  }
  const frame_reporter = { frame_source: 1, frame_sequence: sequence, state: `STATE_${state}` }
  return [
    { ...event, ph: "b", args: { frame_reporter } },
    { ...event, ph: "e", ts: ms * 1000 },
  ]
}

it("counts a frame once, as shown when any of its reports says so", () => {
  const events = [
    ...report(1, "PRESENTED_ALL", 16),
    ...report(2, "PRESENTED_PARTIAL", 33),
    ...report(2, "DROPPED", 40),
    ...report(3, "DROPPED", 50),
    ...report(4, "NO_UPDATE_DESIRED", 66),
  ]
  expect(smoothnessOf(events)).toMatchObject({ presented: 2, dropped: 1 })
})

it("distinguishes frames dropped before and during an animation", () => {
  const moves: TraceEvent = { name: MOVES, ph: "I", ts: 40_000, pid: 1, tid: 1 }
  const events = [
    ...report(1, "DROPPED", 16),
    ...report(2, "DROPPED", 33),
    moves,
    ...report(3, "PRESENTED_ALL", 50),
    ...report(4, "DROPPED", 66),
  ]
  expect(smoothnessOf(events)).toMatchObject({ dropped: 3, droppedMoving: 1 })
  expect(smoothnessOf(events.filter((event) => event !== moves))).toMatchObject({ droppedMoving: 3 })
})

it("measures how long a frame was shown while the next was requested, and not how long nothing moved", () => {
  const events = [
    ...report(1, "PRESENTED_ALL", 16),
    ...report(2, "DROPPED", 33),
    ...report(3, "DROPPED", 50),
    ...report(4, "PRESENTED_ALL", 66),
    ...report(5, "NO_UPDATE_DESIRED", 83),
    ...report(60, "PRESENTED_ALL", 1000),
    ...report(61, "PRESENTED_ALL", 1016),
  ]
  expect(smoothnessOf(events).longestFrame).toBe(50)
})

it("finds the longest task of the page's main thread alone", () => {
  const named: TraceEvent = {
    name: "thread_name",
    ph: "M",
    ts: 0,
    pid: 1,
    tid: 1,
    args: { name: "CrRendererMain" },
  }
  const task = (tid: number, dur: number): TraceEvent => ({
    name: "RunTask",
    ph: "X",
    ts: 0,
    pid: 1,
    tid,
    dur,
  })
  expect(smoothnessOf([named, task(1, 12_000), task(1, 8000), task(2, 90_000)]).longestTask).toBe(12)
})

it("is nothing for a trace of nothing", () => {
  expect(smoothnessOf([])).toEqual({
    presented: 0,
    dropped: 0,
    droppedMoving: 0,
    longestFrame: 0,
    longestTask: 0,
  })
})
