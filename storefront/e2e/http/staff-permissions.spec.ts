import { type APIRequestContext, expect, test } from "@playwright/test"
import { ROLE_REFUSAL, roleAllows, STAFF_ROLES } from "@scanwright/backend/contract"
import {
  mayOpen,
  permissionOfCall,
  STAFF_ACTIONS,
  type StaffCallPath,
} from "../../src/staff/session/permissions"
import { textOf } from "../support/html"
import { pagesOfEachKind } from "../support/pages"
import { settings } from "../support/settings"
import { forgeToken, memberWithRole, signInForToken, STAFF_COOKIE } from "../support/staff"
import { ANY, staffActions, staffCalls, staffPages } from "../support/staff-routes"

/** Actions of the sign-in, which strangers may call; browser/staff-session.spec.ts tests each of them. */
const SIGN_IN_ACTIONS = "staff/session/account-actions.ts"
/** Signing out needs no session, and responds with an empty body. */
const OPEN_CALLS = ["/api/staff/sign-out"]

/** Queries without which a page has nothing to show. */
const QUERIES: Readonly<Record<string, string>> = { "/admin/url-seo/edit": "?url=/about" }

const HOUR = 3_600

/** Invalid sessions, by their fault. */
let sessions: ReadonlyMap<string, string | null>
let genuine: string
/** Each removes a member of staff. */
const removals: (() => Promise<void>)[] = []

test.afterAll(async () => {
  for (const remove of removals) await remove()
})

test.beforeAll(async () => {
  genuine = await signInForToken()
  const ended = await signInForToken()
  await fetch(`${settings.BACKEND_URL}/auth/session`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${ended}` },
  })
  const now = Math.floor(Date.now() / 1_000)
  const [head = "", payload = ""] = genuine.split(".")
  const noAlgorithm = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url")
  sessions = new Map([
    ["signed out", null],
    ["copied before signing out", ended],
    ["of a sign-in 12 hours ago", forgeToken(genuine, { signed_in_at: now - 12 * HOUR })],
    ["no token at all", "anything"],
    ["without a signature", `${noAlgorithm}.${payload}.`],
    ["with its signature cut off", `${head}.${payload}`],
    ["forged with another secret", forgeToken(genuine, {}, "a secret that is not the shop's")],
    ["run out", forgeToken(genuine, { iat: now - 2 * HOUR, exp: now - HOUR })],
    ["a customer's", forgeToken(genuine, { actor_type: "customer", actor_id: "cus_01" })],
    ["registered, but not staff", forgeToken(genuine, { actor_id: "", app_metadata: {} })],
    ["of an account that is gone", forgeToken(genuine, { actor_id: "user_gone" })],
  ])
})

const withSession = (token: string | null): Record<string, string> =>
  token === null ? {} : { cookie: `${STAFF_COOKIE}=${token}` }

/** Expects that a response to a stranger contains nothing that only staff may know. */
function expectNothingDisclosed(body: string, of: string): void {
  for (const secret of [settings.ADMIN_EMAIL, "Newest submissions", "Go to the dashboard", "Sign out"]) {
    expect.soft(body, `"${secret}" in ${of}`).not.toContain(secret)
  }
}

async function readAs(request: APIRequestContext, token: string | null, path: string, headers = {}) {
  return request.get(path, { headers: { ...withSession(token), ...headers }, maxRedirects: 0 })
}

test("every staff page redirects others to the sign-in, and discloses nothing (decisions, Staff)", async ({
  request,
}) => {
  const pages = staffPages()
  expect(pages).toContain("/admin/dashboard")
  expect((await readAs(request, genuine, "/admin/dashboard")).status()).toBe(200)
  for (const [kind, token] of sessions) {
    for (const path of [...pages, "/admin/no/such/page"]) {
      const page = await readAs(request, token, path)
      expect.soft(page.status(), `${path}, ${kind}`).toBe(307)
      expect.soft(page.headers().location, `${path}, ${kind}`).toBe(`/admin?next=${encodeURIComponent(path)}`)
      expectNothingDisclosed(textOf(await page.text()), `${path}, ${kind}`)
      // The router's request for a navigation without a new document.
      const parts = await readAs(request, token, path, { rsc: "1" })
      expectNothingDisclosed(await parts.text(), `the parts of ${path}, ${kind}`)
    }
  }
})

test("every call of the staff's API responds with 401 and no data to others, and with 403 to other sites", async ({
  request,
}) => {
  const calls = staffCalls().filter(({ path }) => !OPEN_CALLS.includes(path))
  expect(calls.length).toBeGreaterThan(1)
  for (const { method, path } of calls) {
    for (const [kind, token] of sessions) {
      const response = await request.fetch(`${path}?q=zebra`, {
        method,
        headers: { ...withSession(token), origin: settings.STOREFRONT_URL },
      })
      expect.soft(response.status(), `${method} ${path}, ${kind}`).toBe(401)
      expect.soft(Object.keys((await response.json()) as object), path).toEqual(["message"])
      expect.soft(response.headers()["cache-control"], path).toContain("no-store")
    }
    const foreign = await request.fetch(`${path}?q=zebra`, {
      method,
      headers: {
        ...withSession(genuine),
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
      },
    })
    expect.soft(foreign.status(), `${method} ${path} from another site`).toBe(403)
  }
})

test("every staff action does nothing for others, or for another site's page", async ({ request }) => {
  // The development server knows only the actions of pages that were requested before.
  for (const path of staffPages()) await readAs(request, genuine, path)
  const actions = staffActions().filter(({ file }) => !file.endsWith(SIGN_IN_ACTIONS))
  expect(actions.map(({ name }) => name)).toContain("changeSubmissionStatus")

  const call = ({ id, page }: { id: string; page: string }, token: string | null, origin: string) =>
    request.post(page, {
      headers: {
        ...withSession(token),
        ...{ origin, "next-action": id, "content-type": "text/plain;charset=UTF-8" },
      },
      data: JSON.stringify([{ id: "e2e", status: "closed", updatedAt: "" }]),
      maxRedirects: 0,
    })

  for (const action of actions) {
    for (const [kind, token] of sessions) {
      const response = await call(action, token, settings.STOREFRONT_URL)
      const body = await response.text()
      expect.soft(body, `${action.name}, ${kind}`).toContain('"kind":"expired"')
      expectNothingDisclosed(body, `${action.name}, ${kind}`)
    }
    const foreign = await call(action, genuine, "https://evil.example")
    expect.soft(await foreign.text(), `${action.name} from another site`).not.toContain('"ok":true')
    expect.soft(foreign.status(), `${action.name} from another site`).toBeGreaterThanOrEqual(400)
  }
})

test("every role opens the pages, calls and actions of the table of permissions, and no others", async ({
  request,
}) => {
  const pages = staffPages()
  for (const path of pages) await readAs(request, genuine, path)
  const actions = staffActions().filter(({ file }) => !file.endsWith(SIGN_IN_ACTIONS))
  expect(actions.map(({ name }) => name).sort()).toEqual(Object.keys(STAFF_ACTIONS).sort())
  for (const role of STAFF_ROLES) {
    const { token, remove } = await memberWithRole(role)
    removals.push(remove)
    for (const path of pages) {
      const isOpen = mayOpen(role, path)
      const page = await readAs(request, token, path + (QUERIES[path] ?? ""))
      // Of records that are not there the pages say so.
      const opened = path.includes(ANY) ? [200, 404] : [200]
      if (isOpen) expect.soft(opened, `${path} as ${role}`).toContain(page.status())
      else {
        expect.soft(page.status(), `${path} as ${role}`).toBe(403)
        expectNothingDisclosed(textOf(await page.text()), `${path} as ${role}`)
      }
    }
    for (const { method, path } of staffCalls().filter((one) => !OPEN_CALLS.includes(one.path))) {
      const permission = permissionOfCall(path.split(`/${ANY}`)[0] as StaffCallPath)
      // No call accepts this body, so that one that is allowed changes nothing.
      const response = await request.fetch(path, {
        method,
        headers: { ...withSession(token), origin: settings.STOREFRONT_URL },
        ...(method !== "GET" && { data: { no_such_field: true } }),
      })
      const status = response.status()
      if (roleAllows(role, permission)) {
        expect.soft([401, 403], `${method} ${path} as ${role}`).not.toContain(status)
        expect.soft(status, `${method} ${path} as ${role}`).toBeLessThan(500)
      } else {
        expect.soft(status, `${method} ${path} as ${role}`).toBe(403)
        expect.soft(await response.json(), path).toEqual({ message: ROLE_REFUSAL })
      }
    }
    for (const { id, name } of actions) {
      const response = await request.post("/admin/dashboard", {
        headers: {
          ...withSession(token),
          ...{
            origin: settings.STOREFRONT_URL,
            "next-action": id,
            "content-type": "text/plain;charset=UTF-8",
          },
        },
        // No action accepts this, so that one that is allowed does nothing.
        data: JSON.stringify([null]),
        maxRedirects: 0,
      })
      const isAllowed = roleAllows(role, STAFF_ACTIONS[name as keyof typeof STAFF_ACTIONS])
      const expected = isAllowed ? '"kind":"invalid"' : '"kind":"permission"'
      expect.soft(await response.text(), `${name} as ${role}`).toContain(expected)
    }
  }
})

test("the staff's pages are never cached or indexed, and run only our scripts", async ({ request }) => {
  const policies = new Set<string>()
  for (const [path, token] of [
    ["/admin", null],
    ["/admin/register", null],
    ["/admin/forgot-password", null],
    ["/admin/reset-password", null],
    ["/admin/dashboard", genuine],
    ["/admin/dashboard", genuine],
  ] as const) {
    const page = await readAs(request, token, path)
    const headers = page.headers()
    expect(headers["cache-control"]).toContain("no-store")
    expect(headers["x-robots-tag"]).toContain("noindex")
    const policy = headers["content-security-policy"] ?? ""
    policies.add(policy)
    expect(policy).toContain("frame-ancestors 'none'")
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ""
    expect(scripts).not.toContain("unsafe-inline")
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(scripts) ?? []
    expect(nonce.length).toBeGreaterThan(16)
    // Every script of the document carries the nonce, except the one whose hash the policy names.
    const tags = [...(await page.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual(["<script>"])
  }
  expect(policies.size, "a nonce for each request").toBe(6)
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /admin")
})

test("no public page loads code of the staff's screens (issue 7)", async ({ request }) => {
  // The development server compiles each page first.
  const texts = ["/api/staff/", "staff-draft:", "Leave without saving?", "/admin/dashboard"]
  const scanned = new Set<string>()
  for (const { name, path } of await pagesOfEachKind()) {
    const html = await (await request.get(path)).text()
    for (const word of texts) expect.soft(html, `${word} in ${name}`).not.toContain(word)
    for (const [, script = ""] of html.matchAll(/"([^"\s]*\/_next\/static\/[^"\s]+\.js)/g)) {
      if (scanned.has(script)) continue
      scanned.add(script)
      const code = await (await request.get(script.replaceAll("&amp;", "&"))).text()
      for (const word of texts) expect.soft(code, `${word} in ${script} of ${name}`).not.toContain(word)
    }
  }
  expect(scanned.size).toBeGreaterThan(3)
})
