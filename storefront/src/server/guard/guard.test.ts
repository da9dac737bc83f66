import { channel } from "node:diagnostics_channel"
import { once } from "node:events"
import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http"
import { type AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { ACTION_CHANNEL } from "@/lib/action-begun"
import { ACTION_BYTES_READ } from "@/lib/action-size"
import { PAGE_STATUS_CHANNEL } from "@/lib/page-status"
import type { Redirect } from "../redirects/redirect-table"
import { limitRendering, standGuard } from "./guard"

/** What Next.js would get and send. */
let reply: (response: ServerResponse, request: IncomingMessage) => void
let got: { url?: string; headers: IncomingMessage["headers"] } | undefined

const server = createServer((request, response) => {
  got = { url: request.url, headers: { ...request.headers } }
  // Compression puts a function of its own in place of this one, which needs its response.
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = function (this: ServerResponse, text?: unknown) {
    if (this !== response) throw new Error("called without its response")
    return typeof text === "string" && this.getHeader("content-encoding") === "gzip"
      ? end(gzipSync(text))
      : end(text)
  } as ServerResponse["end"]
  reply(response, request)
})

/** Redirects by staff, and those that were followed. */
const STAFFS: readonly Redirect[] = [
  { path: "/old-page", target: "/about", status: 308, over_page: false },
  { path: "/about", target: "https://other.example/about", status: 307, over_page: true },
  { path: "/contact", target: "/about", status: 308, over_page: false },
]
const followed: string[] = []
const redirects = {
  find: (path: string) => STAFFS.find((one) => one.path === path),
  count: ({ path }: Redirect) => void followed.push(path),
}

beforeAll(async () => {
  vi.stubEnv("MEDUSA_BACKEND_URL", "http://localhost:9000")
  vi.stubEnv("MEDUSA_PUBLISHABLE_KEY", "pk_1")
  vi.stubEnv("REVALIDATE_SECRET", "0123456789abcdef")
  vi.stubEnv("SITE_URL", "https://shop.example")
  limitRendering({ drawings: 60, missing: 60 })
  standGuard({ files: new Set(["/icon-192.png"]), secret: "secret", redirects })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})

afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  got = undefined
  reply = (response) => response.end("page")
})

async function visit(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo
  const sent = send({ host: "127.0.0.1", port, path, method, headers, agent: false })
  sent.end()
  const [response] = (await once(sent, "response")) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }
}

describe("The guard", () => {
  it("refuses before Next.js sees anything, with security headers", async () => {
    for (const [method, path, status] of [
      ["POST", "/og/site.png", 405],
      ["POST", "/_next/image?url=%2Fmedia%2F0%2Fab.jpg&w=640&q=75", 405],
      ["POST", "/_next/static/chunks/none.js", 405],
      ["GET", "/blogs/%00", 400],
      ["GET", "/products?search=%00", 400],
      ["GET", "/_next/image?url=%2Fmedia%2F0%2F%25", 400],
      ["GET", "/_next/image?url=%2Fmedia%2F0%2Fa%2F%2Fb&w=640&q=75", 400],
    ] as const) {
      const { status: seen, headers } = await visit(path, { accept: "text/html" }, method)
      expect([path, seen, got]).toEqual([path, status, undefined])
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" })
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
    }
  })

  it("passes on what a stored page depends on, and nothing of its visitor", async () => {
    await visit("/pr%6fducts?view=brands&gclid=x", {
      "content-security-policy": "script-src 'nonce-x'",
      "x-middleware-subrequest": "x",
      "accept-encoding": "br, gzip;q=0.7",
      "x-forwarded-for": "198.51.100.1",
    })
    expect(got?.url).toBe("/products?view=brands")
    expect(got?.headers).not.toHaveProperty("content-security-policy")
    expect(got?.headers).not.toHaveProperty("x-middleware-subrequest")
    expect(got?.headers).toMatchObject({ "accept-encoding": "gzip", "x-forwarded-for": "198.51.100.1" })
    await visit("/wp-login.php?x=y")
    expect(got?.url).toBe("/not-found")
    await visit("/_next/image?url=%2Fmedia%2F0%2F%61b.jpg&w=640&q=75")
    expect(got?.url).toBe("/_next/image?url=%2Fmedia%2F0%2Fab.jpg&w=640&q=75")
  })

  it("gives a page of one visit a nonce, in the request for Next.js and in the response for the browser", async () => {
    const { headers } = await visit("/compare?ids=a")
    const policy = String(headers["content-security-policy"])
    expect(got?.headers["content-security-policy"]).toBe(policy)
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'sha256-/)
    const { headers: ofAccount } = await visit("/account/people?notice=a")
    expect(String(ofAccount["content-security-policy"])).toMatch(
      /script-src 'self' 'nonce-[\w+/=]+' 'sha256-/,
    )
    expect(ofAccount["content-security-policy"]).not.toBe(policy)
  })
})

describe("An action that fails", () => {
  const fail = (response: ServerResponse) => {
    response.statusCode = 500
    response.end("Internal Server Error")
  }

  it("is 400 where it never began: Next.js could not read what was sent", async () => {
    reply = fail
    const { status, text } = await visit("/admin", { accept: "text/html" }, "POST")
    expect(status).toBe(400)
    expect(text).toContain("This request cannot be read")
  })

  it("is a fault of ours where it had begun", async () => {
    reply = (response) => {
      channel(ACTION_CHANNEL).publish(undefined)
      fail(response)
    }
    for (const path of ["/admin", "/account"]) expect((await visit(path, {}, "POST")).status).toBe(500)
  })

  it("that is longer than Next.js reads is refused in a sentence, and one as long as that is not", async () => {
    const headers = (bytes: number) => ({ accept: "text/html", "content-length": String(bytes) })
    const refused = await visit("/admin", headers(ACTION_BYTES_READ + 1), "POST")
    expect(refused).toMatchObject({
      status: 413,
      text: expect.stringContaining("too much to send at once") as string,
    })
    expect((await visit("/account", headers(ACTION_BYTES_READ), "POST")).status).toBe(200)
  })

  it("that succeeds is left alone, and one from another site refused", async () => {
    for (const path of ["/admin", "/account/sign-in"]) {
      expect(await visit(path, {}, "POST")).toMatchObject({ status: 200, text: "page" })
      for (const origin of ["https://other.example", "null"])
        expect((await visit(path, { origin }, "POST")).status).toBe(403)
    }
  })
})

describe("A page of an account", () => {
  const choose = (response: ServerResponse) => {
    channel(PAGE_STATUS_CHANNEL).publish(403)
    response.end("Your role does not allow this page")
  }

  it("is sent whole with the status that it has chosen", async () => {
    reply = choose
    expect(await visit("/account/addresses")).toMatchObject({
      status: 403,
      text: "Your role does not allow this page",
    })
  })

  it("does not choose the status of a failure, or of another visitor's page", async () => {
    reply = (response) => {
      response.statusCode = 500
      choose(response)
    }
    expect((await visit("/account/addresses")).status).toBe(500)
    reply = (response) => response.end("page")
    expect((await visit("/account")).status).toBe(200)
    reply = choose
    expect((await visit("/products")).status).toBe(200)
  })
})

describe("A response that is no page", () => {
  /** What Next.js sends of a page that it has stored. */
  const stored =
    (status: number, headers: Record<string, string> = {}) =>
    (response: ServerResponse) => {
      response.statusCode = status
      response.setHeader("Cache-Control", "s-maxage=31536000")
      response.setHeader("ETag", '"1"')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end("")
    }

  it.each([301, 303, 307, 308, 400, 404, 410, 500])(
    "of status %i is held by no browser or proxy",
    async (status) => {
      reply = stored(status, status < 400 ? { location: "/products" } : {})
      for (const path of [
        "/products/zebra",
        "/none",
        "/og/none.png",
        "/data-sheets/a/b/c.pdf",
        "/feeds/articles.xml",
      ]) {
        const { status: seen, headers } = await visit(path)
        expect([path, seen, headers["cache-control"], headers.etag]).toEqual([
          path,
          status,
          "no-cache",
          undefined,
        ])
      }
    },
  )

  it("stays forbidden to store where it was", async () => {
    reply = stored(404, { "Cache-Control": "private, no-store" })
    expect((await visit("/_next/static/none.js")).headers["cache-control"]).toBe("private, no-store")
  })

  it("is also the data of a page that is elsewhere", async () => {
    reply = stored(200, { location: "/products" })
    const { headers } = await visit("/products/none?_rsc", { rsc: "1" })
    expect([headers["cache-control"], headers.etag]).toEqual(["no-cache", undefined])
  })

  it("is neither a page nor an unchanged one, which stay as they are", async () => {
    for (const status of [200, 304]) {
      reply = stored(status)
      expect((await visit("/products")).headers).toMatchObject({
        "cache-control": "s-maxage=31536000",
        etag: '"1"',
      })
    }
  })

  it.each([
    ["/products/old?gclid=a%20b&search=", "/products/new", "/products/new?gclid=a%20b"],
    ["/products/a/b/old?utm_source=x&page=2", "/products/a/b/new", "/products/a/b/new?utm_source=x&page=2"],
    ["/products/a/b?page=99&gclid=x", "/products/a/b?page=3", "/products/a/b?page=3&gclid=x"],
    ["/blogs?type=news&page=9&fbclid=x", "/blogs?type=news", "/blogs?type=news&fbclid=x"],
    ["/search?q=ds&gclid=x", "/products?search=ds", "/products?search=ds&gclid=x"],
    ["/blog/a?b=%E9&b=%E8&constructor", "/blogs/a", "/blogs/a?b=%E9&b=%E8&constructor"],
    ["/admin/products/?b=%E9", "/admin/products", "/admin/products?b=%E9"],
    ["/data-sheets/a/b/c.pdf?utm=x", "/data-sheets/a/b/d.pdf", "/data-sheets/a/b/d.pdf?utm=x"],
    ["/admin/products?a=b", "/admin?next=%2Fadmin", "/admin?next=%2Fadmin"],
  ])("passes the query of %s on, where it leads to %s", async (path, location, expected) => {
    reply = stored(308, { location, refresh: `0;url=${location}` })
    const { headers } = await visit(path)
    expect([headers.location, headers.refresh]).toEqual([expected, undefined])
  })
})

describe("A visitor who asks for what does not exist", () => {
  const missing = (response: ServerResponse) => {
    response.statusCode = 404
    response.setHeader("x-nextjs-cache", "MISS")
    response.end()
  }

  it("waits after some such pages, and this server itself does not", async () => {
    reply = missing
    const visitor = { "x-forwarded-for": "198.51.100.9" }
    const statuses: (number | undefined)[] = []
    for (let turn = 0; turn < 15; turn += 1)
      statuses.push((await visit(`/blogs/none-${turn}`, visitor)).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404))
    expect(statuses.slice(12)).toEqual([429, 429, 429])
    expect((await visit("/blogs/none", { "x-forwarded-for": "198.51.100.10" })).status).toBe(404)
    for (let turn = 0; turn < 15; turn += 1) expect((await visit("/blogs/none")).status).toBe(404)
  })

  it.each([
    ["198.51.100.11", (name: string) => `/sitemaps/brands/${name}.xml`],
    ["198.51.100.12", (name: string) => `/api/browse/gb/brands/${name}`],
    ["198.51.100.13", (name: string) => `/media/0/${name}.png`],
  ])("waits after some such data, too (%s)", async (address, addressOf) => {
    const visitor = { "x-forwarded-for": address }
    reply = missing
    for (let turn = 0; turn < 15; turn += 1) await visit(addressOf(`none-${turn}`), visitor)
    expect((await visit(addressOf("none"), visitor)).status).toBe(429)
    // What there is counts for nothing.
    reply = (response) => response.end("data")
    const other = { "x-forwarded-for": `${address}0` }
    for (let turn = 0; turn < 15; turn += 1) expect((await visit(addressOf("zebra"), other)).status).toBe(200)
  })
})

describe("Redirects by staff", () => {
  const missing = (body: string) => (response: ServerResponse) => {
    response.statusCode = 404
    response.setHeader("content-type", "text/html")
    response.setHeader("cache-control", "s-maxage=31536000")
    response.setHeader("content-length", Buffer.byteLength(body))
    response.write(body.slice(0, 3))
    response.end(body.slice(3))
  }

  it("take the place of a 404, with the query of the request and without its body", async () => {
    followed.length = 0
    reply = missing("<h1>Not found</h1>")
    const { status, headers, text } = await visit("/old-page?utm_source=a%20b")
    expect({ status, text, location: headers.location }).toEqual({
      status: 308,
      text: "",
      location: "/about?utm_source=a%20b",
    })
    expect(headers["cache-control"]).toBe("no-cache")
    expect(headers["content-length"]).toBe("0")
    expect(followed).toEqual(["/old-page"])
    reply = (response) => response.writeHead(404, { "content-type": "text/html" }).end("none")
    expect(await visit("/old-page")).toMatchObject({ status: 308, text: "" })
  })

  it("leave a page alone that stands at their path, unless staff asked for it", async () => {
    followed.length = 0
    expect(await visit("/contact")).toMatchObject({ status: 200, text: "page" })
    got = undefined
    const { status, headers } = await visit("/about?x=1")
    expect({ status, location: headers.location }).toEqual({
      status: 307,
      location: "https://other.example/about",
    })
    expect(got, "Next.js").toBeUndefined()
    expect(followed).toEqual(["/about"])
  })

  it("leave every other 404 as it is", async () => {
    reply = missing("<h1>Not found</h1>")
    expect(await visit("/elsewhere")).toMatchObject({ status: 404, text: "<h1>Not found</h1>" })
  })
})
