import type { ConnectionState } from "@scanwright/design-system"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { ConnectionMonitor } from "./connection-monitor"

/** A document whose visibility a test sets. */
class Page extends EventTarget {
  visibilityState = "visible"

  turn(state: "visible" | "hidden") {
    this.visibilityState = state
    this.dispatchEvent(new Event("visibilitychange"))
  }
}

describe("The connection's monitor", () => {
  let page: Page
  let browser: EventTarget
  let state: ConnectionState
  let checks: number
  let said: (ConnectionState | null)[]
  let monitor: ConnectionMonitor
  let leave: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    page = new Page()
    browser = new EventTarget()
    vi.stubGlobal("document", page)
    vi.stubGlobal("window", browser)
    state = "connected"
    checks = 0
    said = []
    monitor = new ConnectionMonitor(async () => {
      checks += 1
      return state
    })
    leave = monitor.subscribe(() => said.push(monitor.current().state))
  })
  afterEach(() => {
    leave()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

  it("checks every 30 s, and says nothing while all is well", async () => {
    await seconds(91)
    expect(checks).toBe(3)
    expect(said).toEqual([])
  })

  it("tries again after 2, 4 and 8 s before it speaks, then says that it is back", async () => {
    state = "unavailable"
    await seconds(30)
    expect(checks).toBe(1)
    await seconds(2)
    await seconds(4)
    expect(checks).toBe(3)
    expect(said).toEqual([])
    await seconds(8)
    expect(checks).toBe(4)
    expect(said).toEqual(["unavailable"])
    state = "connected"
    await seconds(30)
    expect(said.at(-1)).toBe("connected")
    await seconds(5)
    expect(said.at(-1)).toBeNull()
  })

  it("rests while nobody looks, and checks when somebody does", async () => {
    page.turn("hidden")
    state = "network"
    await seconds(300)
    expect(checks).toBe(0)
    state = "connected"
    page.turn("visible")
    await seconds(0)
    expect([checks, said]).toEqual([1, []])
  })

  it("checks at once on Reset Connection, and says what it finds", async () => {
    state = "blocked"
    await monitor.reset()
    expect(monitor.current()).toEqual({ state: "blocked", isResetting: false })
    expect(checks).toBe(1)
    state = "connected"
    await monitor.reset()
    expect(monitor.current().state).toBe("connected")
  })

  it("can be silenced", async () => {
    state = "permission"
    await monitor.reset()
    monitor.dismiss()
    expect(monitor.current().state).toBeNull()
  })
})
