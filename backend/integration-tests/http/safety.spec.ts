import { linesOf, logText } from "../helpers/production-settings"
import { connect } from "node:net"
import { type AxiosInstance, type AxiosResponse } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type IUserModuleService, type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type RateLimit } from "../../src/safety/rate-limits"
import { countRequests } from "../helpers/rate-limits"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

interface Fault {
  type: string
  message: string
  code?: string
}

const STAFF = { email: "staff@scanwright.example", password: "a-long-test-password" }
const ORIGIN = process.env.STORE_CORS ?? ""

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let container: MedusaContainer
    let visitors = 0

    /** Forwarded-for header of a trusted proxy, with an address that no other test uses. */
    const visitor = (): Record<string, string> => {
      visitors += 1
      return { "x-forwarded-for": `203.0.${Math.floor(visitors / 250) + 113}.${(visitors % 250) + 1}` }
    }
    /** Counts requests of a visitor that nobody makes. */
    const countMore = (name: RateLimit, from: Record<string, string>, count: number) =>
      countRequests(container, name, from["x-forwarded-for"] ?? "", count)
    const raw = async <T = Fault>(
      method: string,
      url: string,
      headers: Record<string, string> = {},
      data?: unknown,
    ): Promise<AxiosResponse<T>> =>
      (api as AxiosInstance).request<T>({
        method,
        url,
        headers,
        data,
        maxRedirects: 0,
        validateStatus: () => true,
      })
    const store = () => ({ "x-publishable-api-key": shop.publishableKey })
    const signIn = (headers: Record<string, string>, body: object = STAFF) =>
      raw<Fault & { token: string }>("post", "/auth/user/emailpass", headers, body)
    const wrong = (email = STAFF.email) => ({ email, password: "wrong" })
    const times = async (count: number, ask: (at: number) => Promise<AxiosResponse<unknown>>) => {
      const statuses: number[] = []
      for (let at = 0; at < count; at += 1) statuses.push((await ask(at)).status)
      return statuses
    }
    /** Sends a path as it is, where axios would normalise it. */
    const rawPath = async (path: string): Promise<string> => {
      const { port } = new URL((api as AxiosInstance).defaults.baseURL ?? "")
      return new Promise((resolve, reject) => {
        let response = ""
        const socket = connect(Number(port), "127.0.0.1", () =>
          socket.write(
            `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
              `x-publishable-api-key: ${shop.publishableKey}\r\n\r\n`,
          ),
        )
        socket.on("data", (part) => (response += part.toString()))
        socket.on("end", () => resolve(response))
        socket.on("error", reject)
      })
    }

    beforeAll(async () => {
      container = getContainer()
      shop = await Shop.open(api as AxiosInstance, container)
    })

    describe("Signing in", () => {
      it("is refused after 10 failures in a minute, with the time of the next try", async () => {
        const from = visitor()
        expect(await times(10, () => signIn(from, wrong()))).toEqual(Array(10).fill(401))
        const { status, data, headers } = await signIn(from)
        expect({ status, type: data.type }).toEqual({ status: 429, type: "too_many_requests" })
        expect(data.message).toMatch(/^Too many sign-in attempts\. Please try again in \d+ seconds?\.$/)
        const seconds = Number(headers["retry-after"])
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(60)
      })

      it("counts each address and account for itself, an account however it is spelt", async () => {
        const from = visitor()
        await times(5, () => signIn(from, wrong("Staff@Scanwright.example")))
        await times(5, () => signIn(from, wrong("  staff\u200b@scanwright.example")))
        expect((await signIn(from)).status).toBe(429)
        expect((await signIn(from, wrong("other@scanwright.example"))).status).toBe(401)
        expect((await signIn(visitor())).status).toBe(200)
      })

      it("counts attempts that arrive at once", async () => {
        const from = visitor()
        const responses = await Promise.all(Array.from({ length: 30 }, () => signIn(from, wrong())))
        expect(responses.filter(({ status }) => status === 401)).toHaveLength(10)
        expect(responses.filter(({ status }) => status === 429)).toHaveLength(20)
      })

      it("stops one address from trying a password at many accounts", async () => {
        const from = visitor()
        const guess = (at: number) => signIn(from, wrong(`guess-${at}@scanwright.example`))
        expect(await times(3, guess)).toEqual(Array(3).fill(401))
        await countMore("sign-in-address", from, 96)
        expect((await guess(100)).status).toBe(401)
        expect((await guess(101)).status).toBe(429)
      })

      it("limits password resets and invitation acceptances", async () => {
        const from = visitor()
        const reset = () =>
          raw("post", "/auth/user/emailpass/reset-password", from, {
            identifier: "nobody@scanwright.example",
          })
        expect(await times(10, reset)).toEqual(Array(10).fill(201))
        expect((await reset()).status).toBe(429)
        const other = visitor()
        const accept = () => raw("post", "/admin/invites/accept?token=guess", other, { first_name: "A" })
        expect(await times(10, accept)).toEqual(Array(10).fill(401))
        expect((await accept()).status).toBe(429)
      })
    })

    describe("Rate limits of one address in a minute", () => {
      it.each([
        ["30 forms", "forms", 30, "post", "/store/form-submissions"],
        ["10 mails", "mail", 10, "post", "/store/form-submissions/sub_1/mail"],
        ["300 suggestions", "suggestions", 300, "get", "/store/products/suggestions?q=ds"],
        ["600 searches", "search", 600, "get", "/store/catalogue?q=scanner&limit=1"],
      ] as const)("%s", async (_name, name, limit, method, url) => {
        const from = visitor()
        const ask = () => raw(method, url, { ...store(), ...from }, method === "post" ? {} : undefined)
        expect(await times(3, ask)).not.toContain(429)
        await countMore(name, from, limit - 4)
        expect((await ask()).status).not.toBe(429)
        const { status, data, headers } = await ask()
        expect({ status, type: data.type }).toEqual({ status: 429, type: "too_many_requests" })
        expect(Number(headers["retry-after"])).toBeGreaterThan(0)
        expect((await raw(method, url, { ...store(), ...visitor() })).status).not.toBe(429)
      })
    })

    it("Searches that the storefront makes for its pages are not counted, those of visitors are", async () => {
      const own = { "x-forwarded-for": "127.0.0.1" }
      await countMore("search", own, 600)
      const search = (from: Record<string, string>) =>
        raw("get", "/store/catalogue?q=scanner&limit=1", { ...store(), ...from })
      expect((await search({})).status).toBe(200)
      const from = visitor()
      await countMore("search", from, 600)
      expect((await search(from)).status).toBe(429)
    })

    describe("Registration", () => {
      const register = (body: object, headers: Record<string, string> = {}, query = "") =>
        raw<Fault & { token: string }>(
          "post",
          `/auth/user/emailpass/register${query}`,
          { ...visitor(), ...headers },
          body,
        )
      const invite = async (email: string) => {
        const { data } = await shop.admin<{ invite: { id: string; token: string } }>("post", "invites", {
          email,
        })
        return data.invite
      }
      const users = (): IUserModuleService => container.resolve(Modules.USER)

      it("is closed without an invitation, with one response for every reason", async () => {
        const { token } = await invite("expected@scanwright.example")
        const body = { email: "stranger@scanwright.example", password: "a-long-password" }
        const responses = await Promise.all([
          register(body),
          register(body, { "x-invite-token": "guess" }),
          register(body, { authorization: `Bearer ${token}` }),
          register(body, { "x-invite-token": token }),
          register({ email: "expected@scanwright.example", password: "a-long-password" }),
          register({ ...body, email: STAFF.email }),
          raw("post", "/AUTH/User/emailpass/register", visitor(), body),
          raw("post", "/auth/user/emailpass/register?actor=/auth/customer/", visitor(), body),
          register({}, { "x-invite-token": token }),
          register({ email: ["expected@scanwright.example"] }, { "x-invite-token": token }),
        ])
        const shapes = new Set(responses.map(({ status, data }) => JSON.stringify({ status, data })))
        expect([...shapes]).toEqual([
          JSON.stringify({
            status: 401,
            data: {
              type: "unauthorized",
              code: "unauthorized",
              message:
                "Registration needs a valid invitation for this e-mail address. Ask a member of staff for a new one.",
            },
          }),
        ])
      })

      it("refuses an expired, a replaced and a used invitation", async () => {
        const body = { email: "late@scanwright.example", password: "a-long-password" }
        const first = await invite(body.email)
        await shop.admin("post", `invites/${first.id}/resend`)
        expect((await register(body, { "x-invite-token": first.token })).status).toBe(401)
        const [second] = await users().listInvites({ id: first.id })
        await users().updateInvites({ id: first.id, accepted: true })
        expect((await register(body, { "x-invite-token": second?.token ?? "" })).status).toBe(401)
      })

      it("takes the token by query, and from the address of the Medusa Admin's own screen", async () => {
        const person = (name: string) => ({
          email: `${name}@scanwright.example`,
          password: "a-long-password",
        })
        const [byQuery, byScreen] = [person("by-query"), person("by-screen")]
        const { token } = await invite(byQuery.email)
        expect((await register(byQuery, {}, `?invite_token=${token}`)).status).toBe(200)
        const screen = (await invite(byScreen.email)).token
        const referer = `http://localhost:9000/app/invite?token=${encodeURIComponent(screen)}`
        expect((await register(byScreen, { referer })).status).toBe(200)
      })
    })

    describe("Of Medusa's routes under /auth only those in use are open", () => {
      it.each([
        ["post", "/auth/customer/emailpass/register"],
        ["post", "/auth/vendor/emailpass/register"],
        ["post", "/auth//customer/emailpass/register"],
        ["post", "/auth/user/google"],
        ["get", "/auth/user/emailpass"],
        ["head", "/auth/user/emailpass"],
        ["post", "/auth/anything/new"],
        ["post", "/AUTH/Customer/emailpass/register/"],
      ])("%s %s is closed", async (method, url) => {
        const { status } = await raw(method, url, visitor(), method === "post" ? STAFF : undefined)
        expect(status).toBe(403)
      })

      it.each([
        ["post", "/auth/session", 401],
        ["delete", "/auth/session", 401],
        ["post", "/auth/token/refresh", 401],
        ["get", "/auth/mfa/factors", 401],
        ["post", "/auth/user/emailpass/update", 401],
        ["post", "/auth/customer/emailpass", 401],
        ["post", "/auth/customer/emailpass/update", 401],
        ["get", "/auth/user/providers", 200],
      ])("%s %s asks who is there: %i", async (method, url, expected) => {
        expect((await raw(method, url, visitor())).status).toBe(expected)
      })
    })

    describe("Invalid input gets a response of status 4xx", () => {
      const json = { "content-type": "application/json" }

      it.each([
        ["no JSON", { ...json }, "{nope", 400, "not valid JSON"],
        ["JSON that is no object", { ...json }, '"text"', 400, "not valid JSON"],
        ["too large", { ...json }, JSON.stringify({ email: "x".repeat(200_000) }), 413, "too large"],
        ["an unknown compression", { ...json, "content-encoding": "zstd" }, "{}", 415, "compression"],
        [
          "an unknown character set",
          { "content-type": "application/json; charset=klingon" },
          "{}",
          415,
          "UTF-8",
        ],
        ["a null character", { ...json }, '{"email":"a\\u0000b","password":"x"}', 400, "null character"],
        ["constructor", { ...json }, '{"a":{"constructor":{"prototype":{"x":1}}}}', 400, "not allowed"],
        [
          "endless nesting",
          { ...json },
          `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`,
          400,
          "nested deeper",
        ],
      ])("a body with %s", async (_name, headers, body, expected, labels) => {
        const { status, data } = await raw("post", "/auth/user/emailpass", { ...visitor(), ...headers }, body)
        expect({ status, data }).toMatchObject({
          status: expected,
          data: { type: "invalid_data", message: expect.stringContaining(labels) as string },
        })
      })

      it.each([
        ["/store/products/%E0%A4%A", "400", "percent-encoding"],
        ["/store/products/a%00b", "400", "null character"],
        [`/${"a".repeat(2_000)}`, "414", "longer than"],
        [`/store/brands?a${"[b]".repeat(50)}=1`, "400", "nested deeper"],
        ["/store/brands?a[constructor][prototype][x]=1", "400", "not allowed"],
        ["/store/brands?[4000000000]=1", "400", "index"],
        [`/store/brands?${"a&".repeat(1_500)}`, "400", "query parameters"],
      ])("an address like %.60s", async (path, status, labels) => {
        const response = await rawPath(path)
        expect(response.split(" ")[1]).toBe(status)
        expect(response).toContain(labels)
        expect(response).toContain('"type":"invalid_data"')
      })

      it.each([
        [
          "blogs",
          { title: "Much", content: "x".repeat(200_001) },
          { path: "content", message: "At most 200,000 characters; this has 200,001" },
        ],
        ["brands", { name: 7 }, { path: "name", message: "Enter a text" }],
        ["machine-types", {}, { path: "name", message: "This is missing" }],
        [
          "redirects",
          { path: "/a", target: "/b", colour: 1 },
          { path: "", message: "There is no such field: colour" },
        ],
      ])("a body of %s with a bad field, which is named with what to enter", async (path, body, refusal) => {
        const { status, data } = await shop.admin("post", path, body)
        expect(status).toBe(400)
        expect(data).toMatchObject({ type: "invalid_data", refusals: [{ code: "invalid", ...refusal }] })
      })

      it("never shows a stack, a statement or a library", async () => {
        const responses = await Promise.all([
          raw("get", "/store/products?fields=nonsense.more", { ...store(), ...visitor() }),
          raw("get", `/store/products?limit=${"9".repeat(30)}`, { ...store(), ...visitor() }),
          raw("get", "/store/products?created_at[$gte]=yesterdayish", { ...store(), ...visitor() }),
          raw("get", "/store/products?id[$foo]=1", { ...store(), ...visitor() }),
          shop.admin("get", "products?id[$ilike][a]=1"),
          shop.admin("post", "brands", { name: "Zebra".repeat(5_000) }),
        ])
        for (const { data, status, headers } of responses) {
          const body = JSON.stringify(data)
          expect(body).not.toMatch(/select |insert |\bat \w+ \(|node_modules|knex|mikro|postgres|\.js:/i)
          expect(headers["x-powered-by"]).toBeUndefined()
          if (status >= 500) expect(body).toContain("An unknown error occurred")
        }
      })
    })

    describe("An unknown path is 404 in JSON", () => {
      it.each([
        ["get", "/"],
        ["get", "/nowhere/at/all?q=1"],
        ["get", "/store/brandz"],
        ["get", "/store/brands/zebra/nothing"],
        ["delete", "/store/brands"],
        ["put", "/store/machine-types"],
        ["post", "/hooks/nothing"],
        ["get", "/admin/nothing"],
        ["patch", "/admin/brands"],
      ])("%s %s", async (method, url) => {
        const everyCaller = { ...store(), ...visitor(), authorization: `Bearer ${shop.token}` }
        const { status, data, headers } = await raw(method, url, everyCaller)
        expect({ status, data }).toEqual({
          status: 404,
          data: {
            type: "not_found",
            code: "not_found",
            message: `No route serves ${method.toUpperCase()} ${url.split("?")[0]}`,
          },
        })
        expect(headers["content-type"]).toMatch(/^application\/json/)
      })

      it("while OPTIONS names the methods that a route has", async () => {
        const { status, headers } = await raw("options", "/store/brands", { ...store(), ...visitor() })
        expect([status, headers.allow]).toEqual([200, "GET,HEAD"])
      })
    })

    describe("Every response", () => {
      const everywhere = [
        "/ready",
        "/store/brands",
        "/admin/products",
        "/auth/nothing",
        "/nowhere",
        "/static/none.png",
      ]

      it.each(everywhere)("of %s is guarded by its headers", async (url) => {
        const { headers } = await raw("get", url, visitor())
        expect(headers).toMatchObject({
          "x-content-type-options": "nosniff",
          "x-frame-options": "DENY",
          "referrer-policy": "same-origin",
          "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/) as string,
        })
        expect(headers["content-security-policy"]).toMatch(/default-src 'none'/)
        expect(headers["x-powered-by"]).toBeUndefined()
        expect(headers["strict-transport-security"]).toBeUndefined()
      })

      it("sends Strict-Transport-Security where a trusted proxy reports an encrypted connection", async () => {
        const { headers } = await raw("get", "/ready", { ...visitor(), "x-forwarded-proto": "https" })
        expect(headers["strict-transport-security"]).toMatch(/^max-age=63072000/)
      })

      it.each(["/admin/products", "/auth/session"])("of %s is stored nowhere", async (url) => {
        expect((await raw("get", url, visitor())).headers["cache-control"]).toBe("no-store")
      })

      it("has the id of its request: a well-formed one of a trusted proxy, else a new one", async () => {
        const id = "storefront-7f3a.42"
        expect((await raw("get", "/ready", { "x-request-id": id })).headers["x-request-id"]).toBe(id)
        for (const bad of ["short", "with space and more", "a".repeat(200), "evil<script>alert"]) {
          const { headers } = await raw("get", "/ready", { "x-request-id": bad })
          expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/)
        }
      })

      it.each(["/store/brands", "/admin/brands", "/auth/user/emailpass"])(
        "of %s may be read by the configured origins only",
        async (url) => {
          const ask = (origin: string) =>
            raw("options", url, {
              origin,
              "access-control-request-method": url.startsWith("/auth") ? "POST" : "GET",
              "access-control-request-headers": "x-publishable-api-key",
            })
          expect((await ask(ORIGIN)).headers["access-control-allow-origin"]).toBe(ORIGIN)
          for (const stranger of [
            "https://evil.example",
            "null",
            `${ORIGIN}.evil.example`,
            ORIGIN.replace("http:", "https:"),
          ]) {
            expect((await ask(stranger)).headers["access-control-allow-origin"]).toBeUndefined()
          }
        },
      )
    })

    describe("The log", () => {
      it("names no person and no secret", async () => {
        const from = visitor()
        const secrets = [
          "prvcy@scanwright.example",
          "hunter2hunter2",
          "tok3ntok3n",
          String(from["x-forwarded-for"]),
        ]
        const [email, password, token] = secrets
        await signIn(from, { email, password })
        await raw("get", `/admin/customers?q=${email}&token=${token}`, from)
        await raw("post", `/admin/invites/accept?token=${token}`, from, {})
        await raw("get", `/nobody/${email}`, {
          ...from,
          authorization: `Bearer ${token}`,
          cookie: `connect.sid=${token}`,
        })
        const { headers } = await raw("get", "/ready", from)
        await soon(() => expect(linesOf(String(headers["x-request-id"]))).toHaveLength(1))
        const log = logText()
        for (const secret of [...secrets, STAFF.email, STAFF.password]) expect(log).not.toContain(secret)
      })
    })
  },
})
