import { createHmac } from "node:crypto"
import { readdirSync } from "node:fs"
import path from "node:path"
import { type AxiosInstance, type AxiosResponse } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type MedusaContainer } from "@medusajs/framework/types"
import { generateJwtToken, Modules, ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import forgetEndedSessions from "../../src/jobs/forget-ended-sessions"
import { countPasswordHashes } from "../helpers/password-hashes"
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
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown> & {
    iat: number
    exp: number
    signed_in_at: number
    session_id: string
  }

/** Methods and paths of Medusa's own routes of staff, our plugins' and ours, from the files that serve them. */
function adminRoutes(): [method: string, url: string][] {
  const folders = [
    path.join(path.dirname(require.resolve("@medusajs/medusa/package.json")), "dist/api/admin"),
    path.join(
      path.dirname(require.resolve("@scanwright/url-seo/package.json")),
      ".medusa/server/src/api/admin",
    ),
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
      return { "x-forwarded-for": `203.0.${Math.floor(visitors / 250) + 113}.${(visitors % 250) + 1}` }
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
    afterEach(() => jest.restoreAllMocks())

    describe("A new password", () => {
      const rules: [string, RegExp][] = [
        ["a", /at least 12/],
        ["password1234", /too common/],
        ["Scanwright2026!", /too common/],
        ["chosen.one@scanwright.example", /not your e-mail/],
      ]
      const email = "chosen.one@scanwright.example"

      it("that is refused is refused where an invited person registers", async () => {
        const { data } = await shop.admin<{ invite: { token: string } }>("post", "invites", { email })
        const headers = { "x-invite-token": data.invite.token }
        const body = { email, password: "password1234" }
        const refused = await ask("post", "/auth/user/emailpass/register", headers, body)
        expect(refused).toMatchObject({
          status: 400,
          data: { code: "password_refused", message: expect.stringMatching(/too common/) as string },
        })
      })

      it("is held to the rule by the provider itself, which programs call", async () => {
        const auth = container.resolve(Modules.AUTH)
        for (const [password, reason] of rules) {
          const registered = await auth.register("emailpass", { body: { email, password } })
          expect(registered).toMatchObject({ success: false, error: expect.stringMatching(reason) as string })
          const changed = await auth.updateProvider("emailpass", { entity_id: email, password })
          expect(changed).toMatchObject({ success: false, error: expect.stringMatching(reason) as string })
        }
      })

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

    it("Signing in hashes a password for an unknown account as for a known one", async () => {
      const { email } = await person()
      const hashes = countPasswordHashes()
      expect((await signIn(email, "not the password")).status).toBe(401)
      expect(hashes()).toBe(1)
      expect((await signIn(UNKNOWN, "not the password")).status).toBe(401)
      expect(hashes()).toBe(2)
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

      it("by the Medusa Admin's cookie ends its token, too; twice is no error; it is forgotten once the tokens have expired", async () => {
        const { token } = await person()
        const cookie = await sessionOf(token)
        expect((await ask("delete", "/auth/session", { cookie })).status).toBe(200)
        expect([await me({ cookie }), await me(bearer(token))]).toEqual([401, 401])
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
        expect([claims.signed_in_at, claims.exp - claims.iat]).toEqual([claims.iat, HOUR])
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

    it("An account cannot delete itself; of one that is deleted neither token nor cookie opens anything", async () => {
      const { id, email, token } = await person()
      const cookie = await sessionOf(token)
      expect((await ask("delete", `/admin/users/${id}`, bearer(token))).status).toBe(400)
      expect([await me(bearer(token)), await me({ cookie })]).toEqual([200, 200])
      await shop.admin("delete", `users/${id}`)
      expect([await me(bearer(token)), await me({ cookie }), (await signIn(email)).status]).toEqual([
        401, 401, 401,
      ])
    })

    it("A new password ends older tokens and sessions: they open nothing, and are not renewed", async () => {
      const { email, token } = await person()
      const cookie = await sessionOf(token)
      const statuses = async () => [
        await me(bearer(token)),
        await me({ cookie }),
        (await renew(token)).status,
      ]
      await ask("post", "/auth/user/emailpass/reset-password", {}, { identifier: email })
      expect(await statuses()).toEqual([200, 200, 200])

      // Within the same second: tokens name the very time of their password.
      const password = "another-long-password"
      await container.resolve(Modules.AUTH).updateProvider("emailpass", { entity_id: email, password })
      expect(await statuses()).toEqual([401, 401, 401])
      const fresh = (await signIn(email, password)).data.token
      expect([await me(bearer(fresh)), (await renew(fresh)).status]).toEqual([200, 200])
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

    describe("A second factor", () => {
      /** The code of a secret in base 32 (RFC 6238), and of how many periods of 30 seconds later. */
      const codeOf = (secret: string, later = 0) => {
        const bits = [...secret].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign))
        const text = bits.map((value) => value.toString(2).padStart(5, "0")).join("")
        const key = Buffer.from((text.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
        const counter = Buffer.alloc(8)
        counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
        const mac = createHmac("sha1", key).update(counter).digest()
        const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
        return String(number % 1_000_000).padStart(6, "0")
      }
      interface SignedIn {
        token: string
        mfa_required?: boolean
        mfa_challenge?: { id: string }
      }
      const password = async (email: string) =>
        (await ask<SignedIn>("post", "/auth/user/emailpass", {}, { email, password: PASSWORD })).data
      const answer = async ({ token, mfa_challenge: challenge }: SignedIn, code: string, method = "totp") =>
        ask<{ token: string }>("post", `/auth/mfa/challenges/${challenge?.id}/verify`, bearer(token), {
          method,
          code,
        })
      /** A member of staff with a second factor that is switched on. */
      const protectedPerson = async () => {
        const someone = await person()
        const { data } = await ask<{ mfa_factor: { id: string }; secret: string }>(
          "post",
          "/auth/mfa/factors",
          bearer(someone.token),
          { provider: "totp", label: someone.email },
        )
        const path = `/auth/mfa/factors/${data.mfa_factor.id}`
        const wrong = await ask("post", `${path}/verify`, bearer(someone.token), { code: "000000" })
        expect(wrong.status).toBe(400)
        const right = await ask("post", `${path}/verify`, bearer(someone.token), {
          code: codeOf(data.secret),
        })
        expect(right.status).toBe(200)
        const { data: made } = await ask<{ recovery_codes: string[] }>(
          "post",
          "/auth/mfa/recovery-codes",
          bearer(someone.token),
          { count: 10 },
        )
        return { ...someone, path, secret: data.secret, recovery: made.recovery_codes }
      }

      it("is asked for after the password, which opens nothing by itself, and each code works once", async () => {
        const { email, secret } = await protectedPerson()
        const half = await password(email)
        expect(half.mfa_required).toBe(true)
        expect(await me(bearer(half.token))).toBe(401)
        expect((await ask("get", "/auth/mfa/factors", bearer(half.token))).status).toBe(401)
        const renewed = await renew(half.token)
        expect(await me(bearer(renewed.data.token ?? ""))).toBe(401)
        const code = codeOf(secret, 1)
        const { status, data } = await answer(half, code)
        expect(status).toBe(200)
        expect(await me(bearer(data.token))).toBe(200)
        expect((await answer(await password(email), code)).status).toBe(429)
      })

      it("takes each recovery code once, and is stored in no readable form", async () => {
        const { email, recovery, secret } = await protectedPerson()
        expect(new Set(recovery).size).toBe(10)
        const [code = ""] = recovery
        expect((await answer(await password(email), code, "recovery_code")).status).toBe(200)
        const again = await answer(await password(email), code, "recovery_code")
        expect(again.status).toBeGreaterThanOrEqual(400)
        const stored = await shop.sql("select * from auth_mfa_factor, auth_mfa_recovery_code")
        expect(JSON.stringify(stored)).not.toContain(secret)
        expect(recovery.some((one) => JSON.stringify(stored).includes(one))).toBe(false)
      })

      describe("that is required of everybody", () => {
        const setRule = async (token: string, isRequired: boolean) =>
          ask("post", "/admin/staff-policy", bearer(token), { requires_second_factor: isRequired })
        const self = async (token: string) =>
          ask<{ needs_second_factor: boolean }>("get", "/admin/staff/me", bearer(token))
        const owner = async () => {
          const someone = await protectedPerson()
          expect((await shop.admin("post", `staff/${someone.id}`, { role: "owner" })).status).toBe(200)
          return someone
        }
        afterEach(() => shop.sql("delete from staff_policy"))

        it("is required by an owner who has one, and by nobody else", async () => {
          expect((await setRule(shop.token, true)).status).toBe(400)
          const { token } = await owner()
          const { token: other } = await shop.member("editor", "no-owner@scanwright.example")
          expect((await setRule(other, true)).status).toBe(403)
          expect((await setRule(token, true)).status).toBe(200)
          expect((await setRule(token, false)).status).toBe(200)
        })

        it("leaves those without one nothing but to set it up, and those who have it everything", async () => {
          const { token: ownerToken } = await owner()
          const other = await person()
          await shop.admin("post", `staff/${other.id}`, { role: "owner" })
          expect((await setRule(ownerToken, true)).status).toBe(200)
          const { token } = (await signIn(other.email)).data
          expect((await self(token)).data.needs_second_factor).toBe(true)
          const cookie = await sessionOf(token)
          for (const headers of [bearer(token), bearer(other.token), { cookie }]) {
            for (const [method, url] of [
              ["get", "/admin/products"],
              ["get", "/admin/staff"],
              ["get", "/admin/STAFF/me/../../products"],
              ["post", "/admin/api-keys"],
              ["post", "/admin/staff-policy"],
            ] as const) {
              const body = method === "post" ? { requires_second_factor: false } : undefined
              const { status, data } = await ask(method, url, headers, body)
              expect([url, status, data.code]).toEqual([url, 403, "second_factor_required"])
            }
          }

          const { data } = await ask<{ mfa_factor: { id: string }; secret: string }>(
            "post",
            "/auth/mfa/factors",
            bearer(token),
            { provider: "totp", label: other.email },
          )
          // Begun is not set up.
          expect((await ask("get", "/admin/products", bearer(token))).status).toBe(403)
          const code = codeOf(data.secret)
          const verify = `/auth/mfa/factors/${data.mfa_factor.id}/verify`
          expect((await ask("post", verify, bearer(token), { code })).status).toBe(200)
          expect((await self(token)).data.needs_second_factor).toBe(false)
          expect((await ask("get", "/admin/products", bearer(token))).status).toBe(200)

          await ask("post", `/admin/staff/${other.id}/reset-second-factor`, bearer(ownerToken))
          expect((await ask("get", "/admin/products", bearer(token))).status).toBe(403)
        })
      })

      it("is taken away with a code of it, or by an owner for somebody who has lost it", async () => {
        const { id, email, path: factor, token } = await protectedPerson()
        expect((await ask("delete", factor, bearer(token), {})).status).toBe(400)
        const { status, data } = await shop.admin<{ staff_member: { second_factor: boolean } }>(
          "post",
          `staff/${id}/reset-second-factor`,
        )
        expect([status, data.staff_member.second_factor]).toEqual([200, false])
        const signedIn = await password(email)
        expect(await me(bearer(signedIn.token))).toBe(200)
      })

      it("is guessed a few times a minute only", async () => {
        const { email } = await protectedPerson()
        const statuses: number[] = []
        for (let attempt = 0; attempt < 12; attempt += 1) {
          statuses.push((await answer(await password(email), `10000${attempt}`.slice(-6))).status)
        }
        expect(statuses.at(-1)).toBe(429)
      })
    })
  },
})
