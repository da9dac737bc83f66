import { createServer, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Change } from "../change"
import { EVERYTHING_FROM } from "./changes"
import { type NotifierOptions, StorefrontNotifier } from "./notifier"

const product = (handle: string, brand = "zebra") => ({
  entity: "product",
  handles: [handle],
  brands: [brand],
  machine_types: ["tablets"],
})

describe("The storefront", () => {
  let server: Server
  let statuses: number[]
  let notified: Change[][]
  let log: string[]
  /** Called with each line of the log, before the wait that follows a failure. */
  let onLog: () => void
  /** Called with each request that gets no response. */
  let onSilence: () => void
  let notifier: StorefrontNotifier | undefined

  const start = (options: Partial<NotifierOptions> = {}) => {
    const { port } = server.address() as AddressInfo
    const note = (line: string) => {
      log.push(line)
      onLog()
    }
    notifier = new StorefrontNotifier({
      storefrontUrl: `http://127.0.0.1:${port}`,
      secret: "0123456789abcdef",
      logger: { warn: note, error: note },
      gatherFor: 5,
      retryAfter: 5,
      ...options,
    })
    return notifier
  }

  beforeEach(async () => {
    statuses = []
    notified = []
    log = []
    onLog = onSilence = () => undefined
    server = createServer((req, res) => {
      const parts: Buffer[] = []
      req.on("data", (part: Buffer) => parts.push(part))
      req.on("end", () => {
        expect(req.headers.authorization).toBe("Bearer 0123456789abcdef")
        expect(req.url).toBe("/api/revalidate")
        const status = statuses.shift() ?? 200
        if (status === 0) {
          onSilence()
          return
        }
        if (status === 200) {
          const { changes } = JSON.parse(Buffer.concat(parts).toString()) as { changes: Change[] }
          notified.push(changes)
        }
        res.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await notifier?.finish()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it("is notified of a burst in one request, of each product once", async () => {
    const subject = start()
    subject.notify([product("a")])
    subject.notify([product("b"), product("a", "honeywell")])
    subject.notify([
      { entity: "brand", handles: ["zebra"] },
      { entity: "brand", handles: ["zebra"] },
    ])
    await subject.idle()
    expect(notified).toEqual([
      [
        {
          entity: "product",
          handles: ["a"],
          brands: ["zebra", "honeywell"],
          machine_types: ["tablets"],
        },
        product("b"),
        { entity: "brand", handles: ["zebra"] },
      ],
    ])
  })

  it("is notified to invalidate everything when very much has changed", async () => {
    const subject = start()
    subject.notify(Array.from({ length: EVERYTHING_FROM - 1 }, (_, at) => product(`p${at}`)))
    await subject.idle()
    subject.notify(Array.from({ length: EVERYTHING_FROM }, (_, at) => product(`p${at}`)))
    subject.notify([product("one more")])
    await subject.idle()
    expect(notified.map((changes) => changes.length)).toEqual([EVERYTHING_FROM - 1, 1])
    expect(notified[1]).toEqual([{ entity: "everything" }])
  })

  it("is notified again after a failure, together with later changes", async () => {
    statuses = [503, 500]
    const subject = start()
    onLog = () => {
      if (log.length === 1) subject.notify([product("b")])
    }
    subject.notify([product("a")])
    await subject.idle()
    expect(notified).toEqual([[product("a"), product("b")]])
    expect(log[0]).toContain("Notifying the storefront of product a failed: it responded with 503")
  })

  it("delays no write when it does not respond", async () => {
    statuses = [0]
    // The first request's time ends once the storefront has it; the next one has all the time it needs.
    const time = new AbortController()
    onSilence = () => time.abort(new DOMException("The time is over", "TimeoutError"))
    const limit = vi.spyOn(AbortSignal, "timeout")
    limit.mockReturnValueOnce(time.signal).mockReturnValueOnce(new AbortController().signal)
    const subject = start({ timeout: 30_000 })
    subject.notify([product("a")])
    await subject.idle()
    expect(notified).toEqual([[product("a")]])
    expect(log).toEqual([expect.stringContaining("product a failed: The time is over")])
    expect(limit.mock.calls).toEqual([[30_000], [30_000]])
  })

  it("is not asked again when it refuses the secret", async () => {
    statuses = [401]
    const subject = start()
    subject.notify([product("a")])
    await subject.idle()
    expect(log).toHaveLength(1)
    subject.notify([product("b")])
    await subject.idle()
    expect(notified).toEqual([[product("b")]])
  })

  it("is notified of pending changes when the application ends, without a pause", async () => {
    const subject = start({ gatherFor: 60_000 })
    subject.notify([product("a")])
    await subject.finish()
    expect(notified).toEqual([[product("a")]])
  })

  it("gets one last request when the application ends while it is unavailable", async () => {
    statuses = [503, 503]
    const subject = start({ retryAfter: 60_000 })
    subject.notify([product("a")])
    await new Promise<void>((resolve) => (onLog = resolve))
    await subject.finish()
    expect(statuses).toEqual([])
    expect(log.at(-1)).toMatch(/product a failed: it responded with 503\. Its pages stay as they are/)
  })
})
