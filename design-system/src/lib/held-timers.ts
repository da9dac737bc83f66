import { waitFor } from "storybook/test"

/** Timers of one length that a play function runs itself. */
export interface HeldTimers {
  /** How many are set. */
  count: () => number
  /** Waits until one is set, and runs all of them: a timeout for good, an interval once. */
  run: () => Promise<void>
}

interface Timer {
  act: () => void
  repeats: boolean
}

/**
 * A play function that decides itself when the component's timers of one length run out, so that it proves what happens before
 * and after, however long the machine takes for a step. Only timers that are set while it plays are held.
 *
 * @param ms the length of the timers to hold; all others run by the clock
 */
export function withTimersHeld<Context>(
  ms: number,
  play: (context: Context, timers: HeldTimers) => Promise<void>,
): (context: Context) => Promise<void> {
  return async (context) => {
    const real = {
      setTimeout: window.setTimeout.bind(window),
      setInterval: window.setInterval.bind(window),
      clearTimeout: window.clearTimeout.bind(window),
      clearInterval: window.clearInterval.bind(window),
    }
    const held = new Map<number, Timer>()
    // Below 0, where no timer of the browser is.
    let lastId = 0
    const hold = (timer: Timer) => {
      lastId -= 1
      held.set(lastId, timer)
      return lastId
    }
    const clear = (id?: number) => {
      if (id !== undefined && !held.delete(id)) real.clearTimeout(id)
    }
    Object.assign(window, {
      setTimeout: (act: () => void, after?: number, ...given: unknown[]) =>
        after === ms ? hold({ act, repeats: false }) : real.setTimeout(act, after, ...given),
      setInterval: (act: () => void, every?: number, ...given: unknown[]) =>
        every === ms ? hold({ act, repeats: true }) : real.setInterval(act, every, ...given),
      clearTimeout: clear,
      clearInterval: clear,
    })

    const count = () => held.size
    const run = async () => {
      await waitFor(() => {
        if (held.size === 0) throw new Error(`No timer of ${ms} ms is set.`)
      })
      for (const [id, { act, repeats }] of [...held]) {
        if (!repeats) held.delete(id)
        act()
      }
    }
    try {
      await play(context, { count, run })
    } finally {
      Object.assign(window, real)
    }
  }
}
