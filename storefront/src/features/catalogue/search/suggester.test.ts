import type { Suggestion } from "@scanwright/design-system"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { NO_SUGGESTIONS, Suggester, type Suggestions } from "./suggester"

const scanner: Suggestion = {
  id: "1",
  href: "/products/zebra/barcode-scanners/ds2208",
  name: "DS2208",
  image: null,
}

/** Requested texts, and the response to the next request. */
let asked: string[]
let respond: (query: string) => { status?: number; after?: Promise<void> }
let server: Server
const browserFetch = globalThis.fetch

beforeEach(async () => {
  asked = []
  respond = () => ({})
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  server = createServer((request, response) => {
    const query = new URL(request.url ?? "", "http://shop").searchParams.get("q") ?? ""
    asked.push(query)
    const { status = 200, after = Promise.resolve() } = respond(query)
    void after.then(() => {
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify({ suggestions: [{ ...scanner, name: query }], count: 1, groups: [] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  // A browser resolves paths against the page's address.
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    browserFetch(`http://127.0.0.1:${port}${path}`, init),
  )
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function start() {
  const reported: Suggestions[] = []
  const suggester = new Suggester((one) => reported.push(one))
  const untilState = (state: Suggestions["state"]) => expect.poll(() => reported.at(-1)?.state).toBe(state)
  const names = () => reported.at(-1)?.suggestions.map(({ name }) => name)
  return { suggester, reported, untilState, names }
}

describe("suggestions", () => {
  it("blank or whitespace-only input gives none, and asks nobody", () => {
    const { suggester, reported } = start()
    suggester.ask("")
    suggester.ask("   ")
    expect(reported).toEqual([
      { ...NO_SUGGESTIONS, state: "ready" },
      { ...NO_SUGGESTIONS, state: "ready" },
    ])
    expect(asked).toEqual([])
  })

  it("are asked for once somebody pauses, not at every letter", async () => {
    const { suggester, untilState, names } = start()
    for (const text of ["d", "ds", "ds2"]) suggester.ask(text)
    await untilState("ready")
    expect(asked).toEqual(["ds2"])
    expect(names()).toEqual(["ds2"])
  })

  it("of an earlier text are dropped when they come late", async () => {
    const { suggester, reported, untilState, names } = start()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    respond = (query) => (query === "zebra" ? { after: held } : {})
    suggester.ask("zebra")
    await expect.poll(() => asked).toEqual(["zebra"])
    suggester.ask("honeywell")
    await untilState("ready")
    release()
    await expect.poll(() => asked).toEqual(["zebra", "honeywell"])
    expect(names()).toEqual(["honeywell"])
    expect(reported.flatMap(({ suggestions }) => suggestions).map(({ name }) => name)).not.toContain("zebra")
  })

  it("are cached: a deleted letter needs no request, ignoring case", async () => {
    const { suggester, reported, untilState } = start()
    suggester.ask("ds2208")
    await untilState("ready")
    suggester.ask(" DS2208 ")
    expect(reported.at(-1)?.state).toBe("ready")
    expect(asked).toEqual(["ds2208"])
  })

  it("that cannot be loaded are only logged, and asked for again with the next letter", async () => {
    const { suggester, untilState, names } = start()
    respond = (query) => ({ status: query === "ds" ? 502 : 200 })
    suggester.ask("ds")
    await untilState("failed")
    expect(names()).toEqual([])
    expect(console.error).toHaveBeenCalledOnce()
    suggester.ask("ds2")
    await untilState("ready")
    expect(names()).toEqual(["ds2"])
  })
})
