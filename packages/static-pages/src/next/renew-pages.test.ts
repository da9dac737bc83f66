import { createServer, type Server, type ServerResponse } from "node:http"
import { type AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { renewPages } from "./renew-pages"

describe("A touched page", () => {
  let server: Server
  let origin: string
  /** States that Next.js reports of each page, one for each request; afterwards it is fresh. */
  let states: Record<string, string[]>
  let visits: string[]

  beforeEach(async () => {
    states = {}
    visits = []
    server = createServer(({ url = "" }, res) => {
      visits.push(url)
      const state = states[url]?.shift() ?? "HIT"
      if (state === "LOST") res.destroy()
      else res.setHeader("x-nextjs-cache", state).end("page")
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => void server.close())

  it("is requested until it is no longer stale", async () => {
    states = { "/a": ["STALE", "STALE"] }
    await renewPages(["/a", "/b"], origin)
    expect(visits.sort()).toEqual(["/a", "/a", "/a", "/b"])
  })

  it("that cannot be rendered keeps none of the others from being renewed", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue()
    states = { "/a": ["LOST"] }
    await renewPages(["/a", "/b", "/c", "/d", "/e", "/f"], origin)
    expect(visits).toEqual(expect.arrayContaining(["/b", "/c", "/d", "/e", "/f"]))
    expect(log.mock.calls).toEqual([[`Refreshing the page ${origin}/a failed:`, expect.any(Error)]])
    log.mockRestore()
  })

  it("is rendered beside no more than three others", async () => {
    const open: ServerResponse[] = []
    let most = 0
    server.removeAllListeners("request")
    server.on("request", ({ url }, response: ServerResponse) => {
      if (url === "/other") return void response.end()
      open.push(response)
      most = Math.max(most, open.length)
      if (open.length === 4) void release()
    })
    // Held for three visits of somebody else: a fifth page that was asked for at the same time would come meanwhile.
    const release = async () => {
      for (let visit = 0; visit < 3; visit += 1) await fetch(`${origin}/other`)
      for (const response of open.splice(0)) response.end("page")
    }
    await renewPages(
      Array.from({ length: 12 }, (_, at) => `/${at}`),
      origin,
    )
    expect(most).toBe(4)
  })
})
