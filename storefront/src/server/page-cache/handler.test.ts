import { once } from "node:events"
import { createServer } from "node:http"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type AddressInfo } from "node:net"
import { subscribe } from "node:diagnostics_channel"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import Cache from "./handler.mjs"
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js"
import { getMemoryCache, tagsManifest } from "./next-internals.mjs"

const MEGABYTE = 1024 * 1024
/** The present time, because Next.js reads the real clock, too, when it checks an invalidation's end. */
const BEGINNING = Date.now()

describe("The page cache of a single storefront", () => {
  const folder = mkdtempSync(join(tmpdir(), "page-cache-"))
  const cache = new Cache({
    fs: nodeFs,
    serverDistDir: folder,
    flushToDisk: true,
    maxMemoryCacheSize: MEGABYTE,
  } as never)

  const render = (key: string) =>
    cache.set(
      key,
      {
        kind: "APP_PAGE",
        html: "<p>10 in stock</p>",
        rscData: Buffer.from("10 in stock"),
        headers: { "x-next-cache-tags": "stock" },
      } as never,
      { cacheControl: { revalidate: false } } as never,
    )

  let rendered = ""
  /** Renders a page during whose rendering the stock changes, a second after the request. */
  const server = createServer((request, response) => {
    rendered = request.url ?? ""
    vi.setSystemTime(BEGINNING + 1_000)
    void cache
      .revalidateTag("stock", { expire: 60 * 60 })
      .then(() => {
        vi.setSystemTime(BEGINNING + 2_000)
        return render(rendered)
      })
      .then(() => response.end())
  })
  let address = ""

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: BEGINNING })
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => {
    vi.useRealTimers()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })

  it("dates a page by the request it was rendered for, so that a change in between makes it old", async () => {
    await (await fetch(`${address}/products`)).text()
    const entry = await cache.get("/products", { kind: "APP_PAGE" } as never)
    expect(entry?.lastModified).toBe(BEGINNING)
    expect(tagsManifest.get("stock")?.stale).toBe(BEGINNING + 1_000)
  })

  it("dates its file likewise, which is read where memory is full", async () => {
    vi.setSystemTime(BEGINNING)
    await (await fetch(`${address}/blogs`)).text()
    getMemoryCache(MEGABYTE).remove("/blogs")
    const entry = await cache.get("/blogs", { kind: "APP_PAGE" } as never)
    expect(entry?.lastModified).toBe(BEGINNING)
  })

  it("dates what is made without a request by now", async () => {
    vi.setSystemTime(BEGINNING + 5_000)
    await render("/about")
    expect((await cache.get("/about", { kind: "APP_PAGE" } as never))?.lastModified).toBe(BEGINNING + 5_000)
  })

  describe("where a page once was missing", () => {
    const store = (key: string, status: number | undefined) =>
      cache.set(
        key,
        {
          kind: "APP_PAGE",
          html: key,
          rscData: Buffer.from(key),
          status,
          headers: { "x-next-cache-tags": "lamp" },
        } as never,
        { cacheControl: { revalidate: false } } as never,
      )
    const stored = async (key: string) => (await cache.get(key, { kind: "APP_PAGE" } as never))?.value

    beforeAll(async () => {
      await store("/missing", 404)
      await store("/moved", 308)
      await store("/present", undefined)
    })

    it("has a 404 until one of its tags is invalidated, but not as something that can become stale", async () => {
      expect(await stored("/missing")).toEqual({
        rscData: Buffer.from("/missing"),
        kind: "APP_PAGE",
        html: "/missing",
        status: 404,
        headers: {},
      })
    })

    it("has no 404 and no redirect from then on, so that nobody is sent a stale one, but every page", async () => {
      vi.setSystemTime(BEGINNING + 10_000)
      await cache.revalidateTag("lamp", { expire: 60 })
      expect(await stored("/missing")).toBeUndefined()
      expect(await stored("/moved")).toBeUndefined()
      expect(await stored("/present")).toMatchObject({ html: "/present" })
    })

    it("has the page that was rendered in place of the 404 or the redirect", async () => {
      vi.setSystemTime(BEGINNING + 11_000)
      for (const key of ["/missing", "/moved"]) {
        await store(key, undefined)
        expect(await stored(key)).toMatchObject({ html: key, status: undefined })
      }
    })
  })

  it("announces invalidations", async () => {
    let announced = 0
    subscribe("scanwright:invalidated", () => {
      announced += 1
    })
    await cache.revalidateTag(["stock", "price"], { expire: 60 })
    expect(announced).toBe(1)
  })
})
