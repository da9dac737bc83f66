import { type APIRequestContext, expect, test } from "@playwright/test"
import { ACCOUNT_COOKIE, type Founder, foundCompany } from "../support/account"
import { textOf } from "../support/html"
import { pagesOfEachKind } from "../support/pages"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

/** Pages of the account that need a session, and those that do not. */
const OWN_PAGES = [
  "/account",
  "/account/people",
  "/account/company",
  "/account/addresses",
  "/account/cost-centres",
  "/account/profile",
]
const ENTRY_PAGES = [
  "/account/sign-in",
  "/account/register",
  "/account/forgot-password",
  "/account/reset-password?token=x&email=a%40b.example",
  "/account/welcome/none",
]
const CALLS = ["/api/account/me", "/api/account/personal-data"]

let companies: readonly [Founder, Founder]

test.beforeAll(async () => {
  companies = [await foundCompany(`a-${Date.now()}`), await foundCompany(`b-${Date.now()}`)]
})

const cookieOf = ({ token }: Founder) => ({ cookie: `${ACCOUNT_COOKIE}=${token}; account-hint=1` })

const read = async (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 })

test("stored pages are byte for byte the same for two companies and for nobody, and others read the same", async ({
  request,
}) => {
  for (const { name, path, isDynamic } of [
    ...(await pagesOfEachKind()),
    { name: "credit application", path: "/credit-application", isDynamic: undefined },
  ]) {
    const visits = [cookieOf(companies[0]), {}, cookieOf(companies[1]), cookieOf(companies[0])]
    const differentPages = async () => {
      const pages: string[] = []
      for (const headers of visits) {
        const response = await read(request, path, headers)
        expect(response.status(), name).toBe(200)
        expect(response.headers()["set-cookie"], `${name} sets no cookie`).toBeUndefined()
        pages.push(await response.text())
      }
      for (const { company, email } of companies)
        for (const secret of [company, email]) expect(pages.join(), name).not.toContain(secret)
      return new Set(isDynamic ? pages.map(textOf) : pages).size
    }
    // The first of the visits may be sent what the shop had before another test changed it.
    await soon(differentPages, `${name} for each visitor`).toBe(1)
  }
})

test("pages and calls of the account are private, never stored and not indexed, whoever asks", async ({
  request,
}) => {
  const [one] = companies
  for (const path of [...OWN_PAGES, ...ENTRY_PAGES, ...CALLS, "/account/no/such/page"]) {
    for (const headers of [{}, cookieOf(one)]) {
      const response = await read(request, path, headers)
      const { "cache-control": cache, "x-robots-tag": robots } = response.headers()
      expect.soft(cache, path).toContain("no-store")
      expect.soft(cache, path).toContain("private")
      expect.soft(robots, path).toContain("noindex")
    }
  }
})

test("strangers are redirected to the sign-in and back, and learn nothing", async ({ request }) => {
  const [one] = companies
  const tokens = [undefined, "anything", `${one.token}x`]
  for (const path of [...OWN_PAGES, "/account/no/such/page"]) {
    for (const token of tokens) {
      const response = await read(
        request,
        path,
        token === undefined ? {} : { cookie: `${ACCOUNT_COOKIE}=${token}` },
      )
      expect.soft(response.status(), path).toBe(307)
      expect.soft(response.headers().location, path).toBe(`/account/sign-in?next=${encodeURIComponent(path)}`)
      expect.soft(await response.text(), path).not.toContain(one.company)
    }
  }
  for (const path of CALLS) expect((await read(request, path)).status(), path).toBe(401)
})

test("each company sees its own account after the other's, and a call of another site's page nothing", async ({
  request,
}) => {
  const [one, other] = companies
  for (const [company, foreign] of [
    [one, other],
    [other, one],
    [one, other],
  ] as const) {
    for (const path of [...OWN_PAGES.slice(0, 3), "/api/account/me"]) {
      const text = await (await read(request, path, cookieOf(company))).text()
      expect(text, path).toContain(company.company)
      expect(text, path).not.toContain(foreign.company)
      expect(text, path).not.toContain(foreign.email)
    }
  }
  const crossSite = await read(request, "/api/account/me", {
    ...cookieOf(one),
    "sec-fetch-site": "cross-site",
  })
  expect(crossSite.status()).toBe(403)
  expect(await crossSite.text()).not.toContain(one.company)
})

test("the account is in no sitemap and disallowed for crawlers", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /account")
  expect(await (await request.get("/sitemaps/pages.xml")).text()).not.toContain(
    `${settings.STOREFRONT_URL}/account`,
  )
})
