import { request as send } from "node:http"
import { expect, test } from "@playwright/test"
import { findProduct, pathOf } from "../support/backend"
import { pagesOfEachKind } from "../support/pages"
import { settings } from "../support/settings"
import { sendSignIns } from "../support/sign-in-form"

const BROWSER = { accept: "text/html,application/xhtml+xml" }

/** Sends a request as it is written: other clients mend addresses and methods. @returns status and body */
function raw(method: string, target: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(settings.STOREFRONT_URL)
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = send({ hostname, port, method, path: target, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        )
      })
      sent.on("error", reject)
      sent.end()
    },
  )
}

test("only GET and HEAD reach what is stored; what follows is as if nothing else had been sent", async () => {
  const product = await findProduct()
  for (const target of [
    `/og${pathOf(product)}.png`,
    pathOf(product),
    `/api/browse/gb/brands/${product.brand.handle}`,
  ]) {
    for (const method of ["POST", "OPTIONS", "TRACE"]) {
      const { status, headers } = await raw(method, target)
      expect([method, target, status, headers.allow]).toEqual([method, target, 405, "GET, HEAD"])
    }
    expect([target, (await raw("GET", target)).status]).toEqual([target, 200])
    expect([target, (await raw("HEAD", target)).status]).toEqual([target, 200])
  }
})

for (const target of [
  "/blogs/%00",
  "/data-sheets/a/b/%00.pdf",
  "/products?search=%00",
  "/og/%25",
  "/_next/image?url=%2Fmedia%2F0%2F%25&w=640&q=75",
  `/blogs/${"a".repeat(256)}`,
  "*",
]) {
  test(`${target.slice(0, 60)} is refused in a page for browsers and in JSON for programs`, async () => {
    const page = await raw("GET", target, BROWSER)
    expect([400, 414]).toContain(page.status)
    expect(page.text).toContain('<a href="/">Go to homepage</a>')
    const json = await raw("GET", target)
    expect(json.status).toBe(page.status)
    expect((JSON.parse(json.text) as { message: string }).message.length).toBeGreaterThan(20)
  })
}

test("a stored page is its address's alone: no visitor's query, policy or address is in it", async ({
  request,
}) => {
  const product = await findProduct()
  const stamp = `visitor-${Date.now()}`
  const foreign = {
    "content-security-policy": `script-src 'nonce-${stamp}'`,
    "x-forwarded-host": `${stamp}.example`,
  }
  for (const path of [
    // An address that nobody has visited: the first visit is what is stored.
    `/products/${product.brand.handle}/${product.machine_type.handle}/${stamp.replace("visitor", "none")}`,
    `/no/${stamp.replace("visitor", "such")}`,
    "/about",
    "/sitemaps/pages.xml",
  ]) {
    for (const headers of [foreign, { ...foreign, rsc: "1" }]) {
      const seen = await request.get(`${path}?gclid=${stamp}&email=${stamp}%40visitor.example`, { headers })
      expect(await seen.text(), path).not.toContain(stamp)
    }
  }
  const elsewhere = await (await request.get("/no/such/page")).text()
  expect(elsewhere, "one stored page for all addresses without one").not.toContain("/no/")
  expect(elsewhere).not.toContain('"no","')
})

test("an unknown card leads to the site's, and is drawn for nobody", async ({ request }) => {
  for (const path of ["/og/products/none.png", "/og/products/a/b/c.png", "/og/blogs/none.png"]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location]).toEqual([path, 307, "/og/site.png"])
  }
  for (const path of [
    "/sitemaps/brands/none.xml",
    "/sitemaps/brands/.xml",
    "/og/pictures/products/a/b/c.png",
    "/og/products/a/b/.png",
    "/og/pictures/products/a/b/.png",
    "/data-sheets/a/b/.pdf",
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})

test("wrong sign-ins of staff count for the visitor's own address, whatever the visitor writes before it", async () => {
  const now = Date.now()
  const credentials = { email: `nobody-${now}@visitor.example`, password: "seven wrong umbrellas" }
  // An address for each try: sign-ins of the try before count, too.
  const own = `198.19.${(now >> 8) & 255}.${now & 255}`
  // As a proxy sends them, which appends the address that it sees to those that the visitor has written.
  const forged = Array.from({ length: 25 }, (_, at) => ({ "x-forwarded-for": `203.0.113.${at}, ${own}` }))
  const texts = await sendSignIns(settings.STOREFRONT_URL, credentials, forged)
  for (const text of texts.slice(0, 10)) expect(text).toContain("do not belong together")
  expect(texts[10]).toContain("Too many sign-in attempts")
})

test("no public page allows inline scripts but its own, and every response has a Referrer-Policy", async ({
  request,
}) => {
  const { brand } = await findProduct()
  const pages = (await pagesOfEachKind()).map(({ path }) => path)
  for (const path of [...pages, "/thank-you", "/no/such/page", "/search"]) {
    const response = await request.get(path)
    const { "content-security-policy": policy = "" } = response.headers()
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ""
    expect(scripts, path).toMatch(/'(?:sha256|nonce)-/)
    expect(scripts, path).not.toContain("unsafe")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(await response.text(), path).not.toContain("http-equiv")
  }
  for (const path of [
    ...pages,
    "/admin",
    "/admin/reset-password?token=secret",
    "/account/sign-in",
    "/account/reset-password?token=secret",
    "/api/live",
    "/robots.txt",
    "/icon-192.png",
    "/og/site.png",
    "/_next/static/none.js",
    `/products/${brand.handle}/`,
    "/products/%ZZ",
  ]) {
    const { headers } = await raw("GET", path)
    expect([path, headers["referrer-policy"]]).toEqual([path, "strict-origin-when-cross-origin"])
    expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"])
  }
})
