import { channel } from "node:diagnostics_channel"
import { once } from "node:events"
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http"
import { type AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { sendPagesFromMemory } from "./page-memory"

/** The time in ms, which stands still but for what a test adds. */
let clock = 0
const later = (ms: number) => {
  clock += ms
}

const invalidate = () => channel("scanwright:invalidated").publish(undefined)

const STORED = {
  "x-nextjs-cache": "HIT",
  "cache-control": "s-maxage=31536000",
  "content-type": "text/html; charset=utf-8",
  vary: "rsc",
}

describe("Responses of stored pages", () => {
  /** Number of renders; each render returns a new text. */
  let asked = 0
  let reply: (response: ServerResponse, text: string) => void
  let headers: Record<string, string>

  const server = createServer((request, response) => {
    asked += 1
    const text = `Page ${asked} — ${request.url}`
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    reply(response, text)
  })

  beforeAll(async () => {
    vi.spyOn(performance, "now").mockImplementation(() => clock)
    sendPagesFromMemory(64 * 1024 * 1024)
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
  })

  afterAll(() => {
    vi.restoreAllMocks()
    server.closeAllConnections()
    server.close()
  })

  beforeEach(() => {
    invalidate()
    later(60_000)
    asked = 0
    headers = STORED
    reply = (response, text) => response.end(text)
  })

  interface Seen {
    status: number | undefined
    headers: IncomingHttpHeaders
    body: Buffer
  }

  /** A visit on a connection of its own: the test compares the raw bytes of the response. */
  async function visit(path = "/", headers: Record<string, string> = {}, method = "GET"): Promise<Seen> {
    const { port } = server.address() as AddressInfo
    const request = get({ host: "127.0.0.1", port, path, headers, method, agent: false })
    const [response] = (await once(request, "response")) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
  }

  const text = async (...given: Parameters<typeof visit>) => (await visit(...given)).body.toString()

  it("are sent again with the same bytes and headers", async () => {
    const first = await visit()
    const second = await visit()
    expect(asked).toBe(1)
    expect(second.body.toString()).toBe("Page 1 — /")
    expect(second.body).toEqual(first.body)
    const lasting = ({ headers: { date: _, ...others } }: Seen) => others
    expect(lasting(second)).toEqual(lasting(first))
    expect(second.headers).toMatchObject({ ...STORED, "content-length": String(first.body.length) })
  })

  it("are not sent for another encoding or another page", async () => {
    await visit()
    expect(await text("/", { "accept-encoding": "gzip" })).toBe("Page 2 — /")
    expect(await text("/about")).toBe("Page 3 — /about")
    expect(await text()).toBe("Page 1 — /")
  })

  it("are dropped when a tag is invalidated, and stored again once earlier responses have ended", async () => {
    await visit()
    invalidate()
    later(500)
    expect(await text()).toBe("Page 2 — /")
    expect(await text()).toBe("Page 3 — /")
    later(500)
    expect(await text()).toBe("Page 4 — /")
    expect(await text()).toBe("Page 4 — /")
  })

  it("are not stored when a tag is invalidated while they are being sent", async () => {
    reply = (response, page) => {
      response.write(page)
      invalidate()
      later(60_000)
      response.end()
    }
    await visit()
    expect(await text()).toBe("Page 2 — /")
  })

  it("are not stored when the client disconnects before the end", async () => {
    reply = (response, page) => {
      response.write(page)
      response.destroy()
    }
    await expect(visit()).rejects.toThrow()
    reply = (response, page) => response.end(page)
    expect(await text()).toBe("Page 2 — /")
  })

  it.each([
    { why: "that are old already", given: { ...STORED, "x-nextjs-cache": "STALE" } },
    { why: "that age by the clock", given: { ...STORED, "cache-control": "s-maxage=60" } },
    { why: "that nobody stored", given: { "cache-control": STORED["cache-control"] } },
    { why: "that are no pages", given: { ...STORED, "content-type": "image/avif" } },
    { why: "that are one visitor's", given: { ...STORED, "set-cookie": "a=b" } },
  ])("are not kept of those $why", async ({ given }) => {
    headers = given
    await visit()
    expect(await text()).toBe("Page 2 — /")
  })

  it("are not stored for errors and redirects", async () => {
    for (const status of [404, 500, 308]) {
      asked = 0
      reply = (response, page) => {
        response.statusCode = status
        response.end(page)
      }
      await visit()
      expect(await text()).toBe("Page 2 — /")
    }
  })

  it.each<{ what: string; path: string; given: Record<string, string> }>([
    { what: "for router data", path: "/", given: { rsc: "1" } },
    { what: "for a range", path: "/", given: { range: "bytes=0-3" } },
    { what: "with draft mode", path: "/", given: { cookie: "a=b; __prerender_bypass=x" } },
    { what: "with a search", path: "/?search=ds2208", given: {} },
  ])("are not sent to a request $what", async ({ path, given }) => {
    await visit("/")
    expect(await text(path, given)).toBe(`Page 2 — ${path}`)
    expect(await text(path, given)).toBe(`Page 3 — ${path}`)
  })

  it("are not sent for POST and HEAD", async () => {
    await visit()
    for (const method of ["POST", "HEAD"]) await visit("/", {}, method)
    expect(asked).toBe(3)
  })
})
