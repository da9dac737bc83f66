import { readdirSync } from "node:fs"
import path from "node:path"
import { type AxiosInstance, type AxiosResponse } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type MedusaContainer } from "@medusajs/framework/types"
import { generateJwtToken, Modules, ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import forgetEndedSessions from "../../src/jobs/forget-ended-sessions"
import { Shop } from "../helpers/shop"

type Headers = Record<string, string>

interface Fault {
  type?: string
  code?: string
  message: string
}

const HOUR = 60 * 60
const PASSWORD = "seven green umbrellas"
const UNKNOWN = "nobody@scanwright.example"
const FOREIGN = "https://evil.example"
/** Tries of each kind whose middle durations are compared. */
const TRIES = 9

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown> & {
    iat: number
    exp: number
    signed_in_at: number
    session_id: string
  }

/** Methods and paths of Medusa's own routes of staff and ours, from the files that serve them. */
function adminRoutes(): [method: string, url: string][] {
  const folders = [
    path.join(path.dirname(require.resolve("@medusajs/medusa/package.json")), "dist/api/admin"),
    path.join(__dirname, "../../src/api/admin"),
  ]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|\/)route\.(js|ts)$/.test(file))
      .map((file) => ({ folder, file })),
  )
  return files.flatMap(({ folder, file }) => {
    const url = `/admin/${path.dirname(file)}`.replace(/\[(\w+)\]/g, "x").replace(/\/\.$/, "")
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by walking the folders
    const served = Object.keys(require(path.join(folder, file)) as object)
    return served
      .filter((name) => /^[A-Z]+$/.test(name) && name !== "AUTHENTICATE" && name !== "CORS")
      .map((method): [string, string] => [method, url])
  })
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let container: MedusaContainer
    let people = 0
    let visitors = 0

    const visitor = (): Headers => {
      visitors += 1
      return { "x-forwarded-for": `203.0.113.${visitors}` }
    }
    const ask = async <T = Fault>(
      method: string,
      url: string,
      headers: Headers = {},
      data?: unknown,
    ): Promise<AxiosResponse<T>> =>
      (api as AxiosInstance).request<T>({
        method,
        url,
        headers: { ...visitor(), ...headers },
        data,
        maxRedirects: 0,
        validateStatus: () => true,
      })
    const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })
    const signIn = async (email: string, password = PASSWORD) =>
      ask<{ token: string }>("post", "/auth/user/emailpass", {}, { email, password })
    /** A new member of staff, signed in. */
    const person = async () => {
      people += 1
      const email = `person-${people}@scanwright.example`
      const auth = container.resolve(Modules.AUTH)
      const { authIdentity } = await auth.register("emailpass", { body: { email, password: PASSWORD } })
      const { result: user } = await createUserAccountWorkflow(container).run({
        input: { authIdentityId: authIdentity?.id ?? "", userData: { email } },
      })
      return { id: user.id, email, token: (await signIn(email)).data.token }
    }
    const cookieOf = (response: AxiosResponse<unknown>) =>
      (response.headers["set-cookie"] ?? []).map((text) => text.split(";")[0]).join("; ")
    const sessionOf = async (token: string, cookie = "") =>
      cookieOf(await ask("post", "/auth/session", { ...bearer(token), ...(cookie ? { cookie } : {}) }))
    const me = async (headers: Headers) => (await ask("get", "/admin/users/me", headers)).status
    const renew = async (token: string) =>
      ask<{ token: string }>("post", "/auth/token/refresh", bearer(token))
    const signed = (claims: Record<string, unknown>) => {
      const lasting = Object.entries(claims).filter(([name]) => name !== "exp")
      return generateJwtToken(Object.fromEntries(lasting), {
        secret: process.env.JWT_SECRET ?? "",
        expiresIn: "1h",
      })
    }

    beforeAll(async () => {
      container = getContainer()
      shop = await Shop.open(api as AxiosInstance, container)
    })

    describe("A new password", () => {
      const rules: [string, RegExp][] = [
        ["a", /at least 12/],
        ["password1234", /too common/],
        ["Scanwright2026!", /too common/],
        ["chosen.one@scanwright.example", /not your e-mail/],
      ]
      const email = "chosen.one@scanwright.example"

      it.each(rules)("like %s is refused where an invited person registers", async (password, reason) => {
        const { data } = await shop.admin<{ invite: { token: string } }>("post", "invites", { email })
        const headers = { "x-invite-token": data.invite.token }
        const refused = await ask("post", "/auth/user/emailpass/register", headers, { email, password })
        expect({ status: refused.status, code: refused.data.code }).toEqual({
          status: 400,
          code: "password_refused",
        })
        expect(refused.data.message).toMatch(reason)
        await shop.admin("delete", `invites/${(data.invite as unknown as { id: string }).id}`)
      })

      it.each(rules)(
        "like %s is refused by the provider itself, which programs call",
        async (password, reason) => {
          const auth = container.resolve(Modules.AUTH)
          const registered = await auth.register("emailpass", { body: { email, password } })
          expect(registered).toMatchObject({ success: false, error: expect.stringMatching(reason) as string })
          const changed = await auth.updateProvider("emailpass", { entity_id: email, password })
          expect(changed).toMatchObject({ success: false, error: expect.stringMatching(reason) as string })
        },
      )

      it("that is refused does not use up the link from the mail", async () => {
        const { email: address } = await person()
        const auth = container.resolve(Modules.AUTH) as unknown as {
          createPasswordResetToken: (input: object) => Promise<{ jti: string }>
        }
        const { jti } = await auth.createPasswordResetToken({ provider: "emailpass", entity_id: address })
        const link = generateJwtToken(
          { entity_id: address, provider: "emailpass", actor_type: "user", purpose: "reset", jti },
          { secret: process.env.JWT_SECRET ?? "", expiresIn: "15m" },
        )
        const choose = (password: string) =>
          ask("post", "/auth/user/emailpass/update", bearer(link), { password })
        expect((await choose("a")).status).toBe(400)
        expect((await choose(address)).data.message).toMatch(/not your e-mail/)
        expect((await choose("four yellow submarines")).status).toBe(200)
        expect((await signIn(address, "four yellow submarines")).status).toBe(200)
      })
    })

    it("Signing in takes as long for an unknown account as for a known one", async () => {
      const { email } = await person()
      const middle = async (address: string) => {
        const durations: number[] = []
        for (let at = 0; at < TRIES; at += 1) {
          const started = performance.now()
          expect((await signIn(address, "not the password")).status).toBe(401)
          durations.push(performance.now() - started)
        }
        return durations.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0
      }
      await middle(email)
      const [known, unknown] = [await middle(email), await middle(UNKNOWN)]
      // Without the work for unknown accounts the factor was 18.
      expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3)
    })

    describe("Signing out", () => {
      it("ends a token, those renewed from it, and cookies made of either", async () => {
        const { email, token } = await person()
        const other = (await signIn(email)).data.token
        const renewed = (await renew(token)).data.token
        const cookie = await sessionOf(renewed)
        expect(claimsOf(renewed).session_id).toBe(claimsOf(token).session_id)
        expect(await me(bearer(renewed))).toBe(200)
        expect((await ask("delete", "/auth/session", bearer(token))).status).toBe(200)
        const statuses = [
          await me(bearer(token)),
          await me(bearer(renewed)),
          await me({ cookie }),
          (await renew(renewed)).status,
        ]
        expect(statuses).toEqual([401, 401, 401, 401])
        expect(await me({ cookie: await sessionOf(token) })).toBe(401)
        // Another sign-in of the same person goes on.
        expect(await me(bearer(other))).toBe(200)
      })

      it("of the Medusa Admin ends its cookie, and the token that the cookie was made of", async () => {
        const { token } = await person()
        const cookie = await sessionOf(token)
        expect(await me({ cookie })).toBe(200)
        expect((await ask("delete", "/auth/session", { cookie })).status).toBe(200)
        expect([await me({ cookie }), await me(bearer(token))]).toEqual([401, 401])
      })

      it("twice is no error, and is forgotten once the tokens have expired", async () => {
        const { token } = await person()
        await ask("delete", "/auth/session", bearer(token))
        expect((await ask("delete", "/auth/session", bearer(token))).status).toBe(200)
        await forgetEndedSessions(container)
        expect(await me(bearer(token))).toBe(401)
        await container
          .resolve(ContainerRegistrationKeys.PG_CONNECTION)("ended_session")
          .update({ expires_at: new Date(0) })
        await forgetEndedSessions(container)
        expect(await shop.count("ended_session")).toBe(0)
      })
    })

    describe("A session", () => {
      it("ends 12 hours after signing in, however often it is renewed", async () => {
        const { token } = await person()
        const claims = claimsOf(token)
        const age = (hours: number) => signed({ ...claims, signed_in_at: claims.iat - hours * HOUR })
        expect(claims.signed_in_at).toBe(claims.iat)
        const { status, data } = await renew(age(11.5))
        expect(status).toBe(200)
        const last = claimsOf(data.token)
        expect(last.exp - last.signed_in_at).toBe(12 * HOUR)
        expect(last.signed_in_at).toBe(claims.iat - 11.5 * HOUR)
        expect([await me(bearer(age(12))), (await renew(age(12))).status]).toEqual([401, 401])
        expect(await me({ cookie: await sessionOf(age(12)) })).toBe(401)
      })

      it("without the claims of a sign-in opens nothing", async () => {
        const claims = claimsOf((await person()).token)
        expect(await me(bearer(signed({ ...claims, session_id: undefined })))).toBe(401)
        expect(await me(bearer(signed({ ...claims, signed_in_at: undefined })))).toBe(401)
      })

      it("has a new id after each sign-in, and the old one opens nothing", async () => {
        const { email, token } = await person()
        const first = await sessionOf(token)
        const second = await sessionOf((await signIn(email)).data.token, first)
        expect(second).not.toBe(first)
        expect([await me({ cookie: first }), await me({ cookie: second })]).toEqual([401, 200])
      })
    })

    describe("A request of another site with the cookie of a session", () => {
      it.each([
        ["post", "/admin/brands", { origin: FOREIGN }],
        ["post", "/admin/brands", { origin: "null" }],
        ["post", "/admin/brands", { "sec-fetch-site": "cross-site" }],
        ["delete", "/admin/brands/brand_1", { origin: FOREIGN }],
        ["get", "/admin/brands", { "sec-fetch-site": "cross-site" }],
        ["get", "/ADMIN/brands", { origin: FOREIGN }],
        ["delete", "/auth/session", { origin: FOREIGN }],
        ["post", "/auth/token/refresh", { origin: "http://localhost.evil.example" }],
      ])("is refused: %s %s with %j", async (method, url, headers) => {
        const cookie = await sessionOf((await person()).token)
        const brands = await shop.count("brand")
        const refused = await ask(method, url, { cookie, ...headers }, { name: "Planted" })
        expect({ status: refused.status, message: refused.data.message }).toEqual({
          status: 403,
          message: expect.stringMatching(/another site/) as string,
        })
        expect(await shop.count("brand")).toBe(brands)
        expect(await me({ cookie })).toBe(200)
      })

      it("is served from the server's own pages, and from those that the settings name", async () => {
        const cookie = await sessionOf((await person()).token)
        const own = new URL((api as AxiosInstance).defaults.baseURL ?? "").origin
        for (const origin of [own, process.env.ADMIN_CORS ?? ""]) {
          expect(await me({ cookie, origin, "sec-fetch-site": "same-origin" })).toBe(200)
          const { status } = await ask("post", "/admin/brands", { cookie, origin }, { name: `Of ${origin}` })
          expect(status).toBe(200)
        }
      })

      it("does not concern requests without a cookie, which no other site can forge", async () => {
        expect(await me({ ...bearer((await person()).token), origin: FOREIGN })).toBe(200)
      })
    })

    it("A session's cookie that is JSON, which Express would make an object of, is refused at any address", async () => {
      const cookie = "connect.sid=j%3A%7B%22a%22%3A1%7D"
      for (const url of [
        "/admin/brands",
        "/store/brands",
        "/nowhere",
        `/admin/brands?a${"[b]".repeat(40)}=1`,
      ]) {
        const { status, data } = await ask("get", url, { cookie })
        expect([url, status, data.type]).toEqual([url, 400, "invalid_data"])
      }
    })

    describe("A secret API key", () => {
      const make = async (headers: Headers) => {
        const body = { title: "Key", type: "secret" }
        const { data } = await ask<{ api_key: { id: string; token: string } }>(
          "post",
          "/admin/api-keys",
          headers,
          body,
        )
        return { ...data.api_key, headers: { authorization: `Basic ${data.api_key.token}` } }
      }
      const brands = async (headers: Headers) => (await ask("get", "/admin/brands", headers)).status
      const revoked = async (id: string) => {
        const { data } = await shop.admin<{ api_key: { revoked_at: string | null } }>("get", `api-keys/${id}`)
        return data.api_key.revoked_at !== null
      }

      it("ends with the account that made it, and with the key it was made with", async () => {
        const { id, token } = await person()
        const key = await make(bearer(token))
        const child = await make(key.headers)
        expect([await brands(key.headers), await brands(child.headers)]).toEqual([200, 200])
        await shop.admin("delete", `users/${id}`)
        expect([await brands(key.headers), await brands(child.headers)]).toEqual([401, 401])
        expect(await revoked(key.id)).toBe(true)
      })

      it("stays, and so does the account, when its revocation fails", async () => {
        const { id, email, token } = await person()
        const key = await make(bearer(token))
        const sql = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await sql.raw(`create function refuse() returns trigger language plpgsql as
          $$ begin raise exception 'disk is full'; end $$`)
        await sql.raw("create trigger refuse before update on api_key for each row execute function refuse()")
        try {
          expect((await shop.admin("delete", `users/${id}`)).status).toBe(500)
        } finally {
          await sql.raw("drop function refuse cascade")
        }
        expect((await signIn(email)).status).toBe(200)
        expect([await brands(key.headers), await revoked(key.id)]).toEqual([200, false])
        expect((await shop.admin("delete", `users/${id}`)).status).toBe(200)
        expect((await signIn(email)).status).toBe(401)
        expect([await brands(key.headers), await revoked(key.id)]).toEqual([401, true])
      })
    })

    it("An account cannot delete itself, and one that is deleted can no longer sign in", async () => {
      const { id, email, token } = await person()
      expect((await ask("delete", `/admin/users/${id}`, bearer(token))).status).toBe(400)
      expect((await signIn(email)).status).toBe(200)
      await shop.admin("delete", `users/${id}`)
      expect((await signIn(email)).status).toBe(401)
    })

    it("Every route of staff asks for a session: Medusa's own and ours, as their files name them", async () => {
      const routes = adminRoutes()
      expect(routes.length).toBeGreaterThan(300)
      expect(routes).toContainEqual(["GET", "/admin/feature-flags"])
      const open: string[] = []
      for (const [method, url] of routes) {
        const { status } = await ask(method, url, {}, method === "GET" ? undefined : {})
        if (status !== 401) open.push(`${method} ${url}: ${status}`)
      }
      expect(open).toEqual([])
      expect((await ask("get", "/admin/feature-flags", bearer(shop.token))).status).toBe(200)
    })
  },
})
