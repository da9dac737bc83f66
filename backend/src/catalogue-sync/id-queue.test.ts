import { describe, expect, it, vi } from "vitest"
import { IdQueue } from "./id-queue"

const ids = (count: number, name = "p") => Array.from({ length: count }, (_, at) => `${name}${at}`)

/** A queue that records its work, and waits in `gate`. */
function recorded(portion: number, gate: (batch: string[]) => Promise<void> | void = () => undefined) {
  const batches: string[][] = []
  let busy = 0
  const queue = new IdQueue(async (batch) => {
    busy += 1
    expect(busy).toBe(1)
    batches.push(batch)
    try {
      await gate(batch)
    } finally {
      busy -= 1
    }
  }, portion)
  return { queue, batches }
}

describe("The queue of products", () => {
  it("does what several ask for at once in one portion", async () => {
    const { queue, batches } = recorded(10)
    await Promise.all([queue.add(["a"]), queue.add(["a", "b"]), queue.add(["b"])])
    expect(batches).toEqual([["a", "b"]])
  })

  it("works through many in portions, one at a time", async () => {
    const { queue, batches } = recorded(200)
    await queue.add(ids(450))
    expect(batches.map((batch) => batch.length)).toEqual([200, 200, 50])
  })

  it("reports how many products wait, each once, and since when", async () => {
    let release = () => undefined as void
    const { queue } = recorded(2, () => new Promise<void>((resolve) => (release = resolve)))
    expect(queue.backlog()).toEqual({ waiting: 0, oldest: 0 })
    const done = Promise.all([queue.add(["a", "b"]), queue.add(["b"])])
    await new Promise((resolve) => setImmediate(resolve))
    expect(queue.backlog().waiting).toBe(2)
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90_000 })
    expect(queue.backlog().oldest).toBeGreaterThanOrEqual(90_000)
    vi.useRealTimers()
    release()
    await done
    expect(queue.backlog()).toEqual({ waiting: 0, oldest: 0 })
  })

  it("lets a small order pass a large one", async () => {
    const done: string[] = []
    const { queue, batches } = recorded(2, (batch) => {
      if (batches.length === 1) small = queue.add(["small"]).then(() => void done.push("small"))
      return Promise.resolve(batch).then(() => undefined)
    })
    let small: Promise<void> = Promise.resolve()
    await queue.add(ids(8)).then(() => done.push("large"))
    await small
    expect(batches[1]).toEqual(["small"])
    expect(done).toEqual(["small", "large"])
  })

  it("resolves a call during the work only after the work that follows", async () => {
    let again: Promise<number> = Promise.resolve(0)
    let finished = 0
    const { queue } = recorded(5, async () => {
      if (finished === 0) again = queue.add(["a"]).then(() => finished)
      await new Promise((resolve) => setImmediate(resolve))
      finished += 1
    })
    await queue.add(["a"])
    expect(await again).toBe(2)
  })

  it("rejects only the calls whose products failed, and continues", async () => {
    const { queue } = recorded(1, (batch) => {
      if (batch[0] === "bad") return Promise.reject(new Error("broken"))
    })
    const results = await Promise.allSettled([queue.add(["bad"]), queue.add(["good"])])
    expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"])
  })
})
