import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { countView, type Visit } from "./count-view"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A visit that is in view from the start. */
function visitOf(change: Partial<Visit> = {}) {
  const sent: string[] = []
  const visit: Visit = {
    isInView: () => true,
    isNoFirstVisit: () => false,
    send: (id) => {
      sent.push(id)
      return Promise.resolve()
    },
    ...change,
  }
  return { sent, visit }
}
const staying = new AbortController().signal

it("A visit counts once the page was in view for five seconds", () => {
  const { sent, visit } = visitOf()
  countView("prod_five", staying, visit)
  vi.advanceTimersByTime(4_900)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(["prod_five"])
})

it("Time in a hidden tab does not count", () => {
  let isInView = false
  const { sent, visit } = visitOf({ isInView: () => isInView })
  countView("prod_hidden", staying, visit)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
  isInView = true
  vi.advanceTimersByTime(5_000)
  expect(sent).toEqual(["prod_hidden"])
})

it("Who leaves before does not count", () => {
  const { sent, visit } = visitOf()
  const leaving = new AbortController()
  countView("prod_left", leaving.signal, visit)
  vi.advanceTimersByTime(3_000)
  leaving.abort()
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})

it("A second visit in the same tab does not count, and neither do programs and reloads", () => {
  const { sent, visit } = visitOf()
  countView("prod_twice", staying, visit)
  vi.advanceTimersByTime(5_000)
  countView("prod_twice", staying, visit)
  countView("prod_program", staying, { ...visit, isNoFirstVisit: () => true })
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(["prod_twice"])
})
