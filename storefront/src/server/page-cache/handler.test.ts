import { once } from "node:events"
import { createServer } from "node:http"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { tmpdir } from "node:os"
import { type AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import Cache from "./handler.mjs"
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js"
import { lifetimes } from "./known-lifetimes.mjs"
import { getMemoryCache, tagsManifest } from "./next-internals.mjs"
import { STALE_IF_ERROR } from "../../lib/medusa/stale-if-error.mjs"

const MEGABYTE = 1024 * 1024
/** Medusa is asked again a second after it did not respond. */
const PATIENCE = { timeout: 20_000, interval: 50 }
/** The present time, because Next.js reads the real clock, too, when it checks an invalidation's end. */
const BEGINNING = Date.now()

describe("The page cache of a single storefront", () => {
  const folder = mkdtempSync(join(tmpdir(), "page-cache-"))
  const cache = new Cache({
    fs: nodeFs,
    serverDistDir: folder,
    flushToDisk: true,
    maxMemoryCacheSize: MEGABYTE,
    revalidatedTags: [],
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

  /** How Medusa responds when it is asked whether it is ready. */
  const medusa: { ready: 200 | 503 | "no response" } = { ready: 503 }
  /** What happens in the middle of a request: the stock changes a second after its beginning. */
  let duringRequest = async (path: string) => {
    vi.setSystemTime(BEGINNING + 1_000)
    await cache.revalidateTag("stock", { expire: 60 * 60 })
    vi.setSystemTime(BEGINNING + 2_000)
    await render(path)
  }
  const server = createServer((request, response) => {
    if (request.url !== "/ready") void duringRequest(request.url ?? "").then(() => response.end())
    else if (medusa.ready === "no response") request.socket.destroy()
    else response.writeHead(medusa.ready).end()
  })
  let address = ""

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: BEGINNING })
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    vi.stubEnv("MEDUSA_BACKEND_URL", address)
  })

  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
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

    it("has no 404 and no redirect from then on, though Medusa does not respond, but every page", async () => {
      vi.setSystemTime(BEGINNING + 10_000)
      await cache.revalidateTag("lamp", { expire: 60 })
      expect(await stored("/missing")).toBeUndefined()
      expect(await stored("/moved")).toBeUndefined()
      expect(await stored("/present")).toMatchObject({ html: "/present" })
    })
  })

  describe("of what is stale", () => {
    const context = { cacheControl: { revalidate: false } } as never
    const store = (key: string, kind: string, ...tags: string[]) =>
      cache.set(
        key,
        {
          kind,
          body: Buffer.from(key),
          html: key,
          rscData: Buffer.from(key),
          headers: { "x-next-cache-tags": tags.join(",") },
        } as never,
        context,
      )
    const get = (key: string, kind: string) => cache.get(key, { kind } as never)
    const read = (...tags: string[]) =>
      cache.get("read", { kind: "FETCH", tags, softTags: ["_N_T_/feed/layout"] } as never)
    /** Renders in a request with a read. @returns what was stored of the page, and the read */
    const renderWith = async (key: string, kind: string, ...tags: string[]) => {
      let found: unknown[] = []
      duringRequest = async () => {
        found = [await get(key, kind), await read(...tags)]
        await store(key, kind, "lens")
      }
      await (await fetch(address)).text()
      return found
    }
    const after = (seconds: number) => vi.setSystemTime(BEGINNING + seconds * 1_000)

    beforeAll(async () => {
      after(20)
      await store("/sheet.pdf", "APP_ROUTE", "lens")
      await store("/lens", "APP_PAGE", "lens")
      await cache.set(
        "read",
        { kind: "FETCH", revalidate: 60, data: { headers: {}, url: "", status: 200, body: "e30=" } } as never,
        { fetchCache: true, tags: ["lens"] } as never,
      )
      expect(await get("/sheet.pdf", "APP_ROUTE")).not.toBeNull()
      after(21)
      await cache.revalidateTag("lens", { expire: 60 * 60 })
    })

    it("has nothing while Medusa responds, so that whoever asks waits for the new one", async () => {
      medusa.ready = 200
      await expect.poll(() => get("/sheet.pdf", "APP_ROUTE"), PATIENCE).toBeNull()
      expect(await get("/lens", "APP_PAGE")).toBeNull()
      expect(await read("lens")).toBeNull()
      expect(await read("other")).toMatchObject({ value: { kind: "FETCH" } })
    })

    it.each([503, "no response"] as const)(
      "has what was stored while Medusa has %s, until it responds again",
      async (ready) => {
        medusa.ready = ready
        after(ready === 503 ? 24 : 26)
        const stale = await get("/lens", "APP_PAGE")
        expect(stale).not.toBeNull()
        expect(await get("/sheet.pdf", "APP_ROUTE")).not.toBeNull()
        expect(await read("lens")).not.toBeNull()
        // Next.js stores a page again that it could not render, which makes it no newer.
        await cache.set("/lens", stale?.value ?? null, context)
        medusa.ready = 200
        await expect.poll(() => get("/lens", "APP_PAGE"), PATIENCE).toBeNull()
      },
    )

    it("dates a page by the stale read it was rendered with, as another one had failed", async () => {
      after(27)
      // Next.js takes the read for a new one, or would not render with it.
      const asNew = { value: { kind: "FETCH" }, lastModified: BEGINNING + 27_000 }
      expect(await renderWith("/lens", "APP_PAGE", "lens", STALE_IF_ERROR)).toMatchObject([null, asNew])
      expect(await get("/lens", "APP_PAGE")).toBeNull()
    })

    it.each([
      ["was no page", "/no-lens", "APP_PAGE"],
      ["was a document", "/sheet.pdf", "APP_ROUTE"],
    ])("renders nothing with a stale read where there %s", async (_what, key, kind) => {
      expect(await renderWith(key, kind, "lens", STALE_IF_ERROR)).toEqual([null, null])
    })

    it("takes a read that comes from its file for no newer one", async () => {
      getMemoryCache(MEGABYTE).remove("read")
      await read("another")
      getMemoryCache(MEGABYTE).remove("read")
      expect(await read("lens")).toBeNull()
    })

    it("has what a process before this one has stored among it", async () => {
      after(-60 * 60)
      await store("/of-yesterday", "APP_PAGE", "_N_T_/layout")
      after(32)
      expect(await get("/of-yesterday", "APP_PAGE")).toBeNull()
    })
  })

  describe("of what strangers can invent", () => {
    const files = mkdtempSync(join(tmpdir(), "page-cache-"))
    const onDisk = new Cache({
      fs: nodeFs,
      serverDistDir: join(files, "server"),
      flushToDisk: true,
      maxMemoryCacheSize: MEGABYTE,
    } as never)
    const page = (status?: number) => ({
      kind: "APP_PAGE",
      html: "<p>",
      rscData: Buffer.from("0"),
      headers: {},
      status,
    })
    const put = (key: string, value: unknown) =>
      onDisk.set(key, value as never, { cacheControl: { revalidate: false } } as never)
    const at = async (key: string) => (await onDisk.get(key, { kind: "APP_PAGE" } as never))?.value
    const stored = () =>
      readdirSync(files, { recursive: true, encoding: "utf8" }).filter((file) =>
        /\.(?:html|body|meta|rsc)$/.test(file),
      )
    const read = (body: unknown) => ({
      kind: "FETCH",
      revalidate: 60,
      data: { headers: {}, url: "", status: 200, body: Buffer.from(JSON.stringify(body)).toString("base64") },
    })

    afterAll(() => rmSync(files, { recursive: true }))

    it("has pages on the disk, and what does not exist or has moved in memory only", async () => {
      await put("/disk/here", page())
      expect(stored()).toHaveLength(3)
      await put("/disk/missing", page(404))
      await put("/disk/moved", page(308))
      expect(stored()).toHaveLength(3)
      expect(await at("/disk/missing")).toMatchObject({ status: 404 })
      expect(await at("/disk/moved")).toMatchObject({ status: 308 })
    })

    it("forgets a page that no longer exists, on the disk as well: a restart would bring it back", async () => {
      await put("/disk/here", page(404))
      expect(stored()).toEqual([])
      await put("/disk/here", page())
      expect(await at("/disk/here")).toMatchObject({ status: undefined })
    })

    it.each([307, 400, 405, 429, 500, 503])("stores no %i, and forgets what it replaces", async (status) => {
      await put("/disk/other", page())
      await put("/disk/other", page(status))
      expect(await at("/disk/other")).toBeUndefined()
    })

    it("has reads that found nothing in memory only", async () => {
      const readAt = (key: string) => join(files, "cache", "fetch-cache", key)
      const get = (key: string) => onDisk.get(key, { kind: "FETCH", tags: [] } as never)
      const store = (key: string, body: unknown) =>
        onDisk.set(key, read(body) as never, { fetchCache: true, tags: [] } as never)
      await store("found", { products: [{ id: "prod_1" }], count: 1 })
      await store("none", { products: [], count: 0 })
      expect([existsSync(readAt("found")), existsSync(readAt("none"))]).toEqual([true, false])
      expect((await get("none"))?.value).toMatchObject({ kind: "FETCH" })
    })

    it("has room for a limited number of them, and for every page beside them", async () => {
      await put("/disk/page", page())
      const html = "x".repeat(1024 * 1024)
      for (let number = 0; number < 40; number += 1) await put(`/disk/none-${number}`, { ...page(404), html })
      expect(await at("/disk/none-0")).toBeUndefined()
      expect(await at("/disk/none-39")).toBeDefined()
      expect(await at("/disk/page")).toBeDefined()
    })

    it("lets Next.js remember the lifetimes of a limited number of them", async () => {
      for (let number = 0; number < 20_000; number += 1) {
        // Next.js sets one before each entry is stored.
        lifetimes.set(`/disk/none-${number}`, { revalidate: false })
        if (number % 100 === 0) await put(`/disk/none-${number}`, page(404))
      }
      expect(lifetimes.size).toBeLessThan(10_200)
    })
  })
})
