import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { MedusaError } from "@medusajs/framework/utils"
import { type AccountInvitationResponse, type AccountResponse } from "../../src/contract"
import deliverPostMail from "../../src/jobs/deliver-post-mail"
import { POST_MODULE } from "../../src/modules/post"
import { owe } from "../../src/modules/post/owe"
import { type PostModuleService } from "../../src/modules/post/service"
import { postMails } from "../../src/workflows/post/deliver-post-mails"
import { Accounts, founder, mailTo, PASSWORD, tokenIn } from "../helpers/joining"
import { MailServer } from "../helpers/mail-server"
import { countPasswordHashes } from "../helpers/password-hashes"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

const PORT = Number(process.env.TEST_MAIL_PORT)

// The runner would set these only after the configuration has been read.
Object.assign(process.env, mailTo(PORT))

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const server = new MailServer()
    let shop: Shop
    let accounts: Accounts
    let people = 0

    const address = (name = "person") => {
      people += 1
      return `${name}-${people}@customer.example`
    }
    const renew = (token: string) => accounts.ask<{ token: string }>("post", "/auth/token/refresh", {}, token)

    beforeAll(async () => {
      await server.start(PORT)
      shop = await Shop.open(api as AxiosInstance, getContainer())
      accounts = new Accounts(shop, server)
    })
    beforeEach(() => server.forget())
    afterEach(() => jest.restoreAllMocks())
    afterAll(() => server.stop())

    describe("A founder", () => {
      it("gets from the request over the mailed link to a session as admin of a pending company", async () => {
        const email = address("founder")
        const typed = email.toUpperCase()
        const asked = await accounts.ask("post", "/store/account-requests", founder(typed))
        expect({ status: asked.status, data: asked.data }).toEqual({
          status: 202,
          data: { account_request: { status: "received" } },
        })
        const token = tokenIn(await accounts.mail(email))
        const read = await accounts.ask<AccountInvitationResponse>("post", "/store/account-requests/read", {
          token,
        })
        expect(read.data.account_invitation).toMatchObject({
          kind: "founder",
          email,
          company_name: "Northern Parcels Ltd",
          first_name: "Ada",
          roles: ["admin", "buyer"],
        })
        const accepted = await accounts.accept(token)
        expect({ status: accepted.status, data: accepted.data }).toEqual({
          status: 201,
          data: { account: { email, company_name: "Northern Parcels Ltd" } },
        })
        const signedIn = await accounts.signIn(typed)
        expect(signedIn.status).toBe(200)
        expect(claimsOf(signedIn.data.token)).toMatchObject({
          actor_type: "customer",
          session_id: expect.any(String) as string,
          signed_in_at: expect.any(Number) as number,
          password_at: expect.any(Number) as number,
        })
        const rows = await shop.sql<Record<string, unknown>>(
          `select company.status, company.account_number, member.roles, customer.has_account, customer.email
             from company_member member join company on company.id = member.company_id
             join customer on customer.id = member.customer_id where customer.email = ?`,
          [email],
        )
        expect(rows).toEqual([
          {
            status: "pending",
            account_number: expect.stringMatching(/^SWA-\d{6}$/) as string,
            roles: ["admin", "buyer"],
            has_account: true,
            email,
          },
        ])
        const notice = await accounts.mail("staff@shop.example")
        expect(notice.subject).toContain("New company: Northern Parcels Ltd")
        expect(notice.source).not.toContain(token)
      })

      it("gets five mails an hour at most, whoever asks", async () => {
        const email = address("flooded")
        for (let time = 0; time < 7; time += 1) {
          expect((await accounts.ask("post", "/store/account-requests", founder(email))).status).toBe(202)
        }
        await accounts.mail(email, 5)
        await deliverPostMail(shop.container)
        expect(server.mailsTo(email)).toHaveLength(5)
      })
    })

    describe("An invited colleague", () => {
      const invite = (token: string, email: string, roles = ["buyer"]) =>
        accounts.ask<{ invitation: { id: string; email: string; roles: string[] }; code?: string }>(
          "post",
          "/store/account/invitations",
          { email, roles },
          token,
        )

      it("joins with the roles of the invitation, which names the company, and gets its prices", async () => {
        const admin = await accounts.open(address("admin"), { legal_name: "Inviting Ltd" })
        const email = address("colleague")
        const invited = await invite(admin, email.toUpperCase(), ["accounts", "buyer"])
        expect([invited.status, invited.data.invitation]).toMatchObject([
          200,
          { email, roles: ["buyer", "accounts"] },
        ])
        const mail = await accounts.mail(email)
        expect(mail.subject).toContain("Inviting Ltd")
        const token = tokenIn(mail)
        const read = await accounts.ask<AccountInvitationResponse>("post", "/store/account-requests/read", {
          token,
        })
        expect(read.data.account_invitation).toMatchObject({
          kind: "member",
          company_name: "Inviting Ltd",
          first_name: null,
        })
        expect((await accounts.accept(token)).status).toBe(201)
        const me = await accounts.ask<AccountResponse>(
          "get",
          "/store/account",
          undefined,
          (await accounts.signIn(email)).data.token,
        )
        expect(me.data.account).toMatchObject({
          person: { email, first_name: "Ada" },
          company: { legal_name: "Inviting Ltd" },
          roles: ["buyer", "accounts"],
        })
        const groups = await shop.sql(
          `select pair.id from customer_group_customer pair join customer on customer.id = pair.customer_id
             join company on company.customer_group_id = pair.customer_group_id
            where customer.email = ? and company.legal_name = 'Inviting Ltd' and pair.deleted_at is null`,
          [email],
        )
        expect(groups).toHaveLength(1)
      })

      it("has one link: a resent one replaces it, a revoked one opens nothing", async () => {
        const admin = await accounts.open(address("admin"))
        const email = address("colleague")
        const { id } = (await invite(admin, email)).data.invitation
        const first = tokenIn(await accounts.mail(email))
        const path = `/store/account/invitations/${id}`
        expect((await accounts.ask("post", `${path}/resend`, {}, admin)).status).toBe(200)
        const second = tokenIn(await accounts.mail(email, 2))
        expect(second).not.toBe(first)
        expect((await accounts.accept(first)).status).toBe(410)
        expect((await accounts.ask("delete", path, undefined, admin)).data).toEqual({ done: true })
        expect((await accounts.accept(second)).status).toBe(410)
        expect((await accounts.ask("delete", path, undefined, admin)).status).toBe(409)
      })

      it("of the same company is refused; of another one gets a mail, and the admin the usual answer", async () => {
        const [one, two] = [address("admin"), address("admin")]
        const admin = await accounts.open(one)
        await accounts.open(two)
        expect([await invite(admin, one)].map(({ status, data }) => [status, data.code])).toEqual([
          [409, "already_member"],
        ])
        server.forget()
        const elsewhere = await invite(admin, two)
        const nowhere = await invite(admin, address("nobody"))
        expect(elsewhere.status).toBe(nowhere.status)
        expect(Object.keys(elsewhere.data.invitation)).toEqual(Object.keys(nowhere.data.invitation))
        expect(tokenIn(await accounts.mail(two))).toBe("")
      })

      it("who was removed may be invited again, with a new password and the same customer", async () => {
        const admin = await accounts.open(address("admin"))
        const email = address("returning")
        await invite(admin, email)
        await accounts.accept(tokenIn(await accounts.mail(email)))
        await shop.sql(
          "update company_member set status = 'removed' where customer_id = (select id from customer where email = ?)",
          [email],
        )
        await invite(admin, email)
        const again = tokenIn(await accounts.mail(email, 2))
        expect((await accounts.accept(again, "three purple kettles")).status).toBe(201)
        expect((await accounts.signIn(email)).status).toBe(401)
        expect((await accounts.signIn(email, "three purple kettles")).status).toBe(200)
        expect(await shop.sql("select 1 from customer where email = ?", [email])).toHaveLength(1)
      })
    })

    describe("News of an account", () => {
      it("other roles and a removal are mailed to the member", async () => {
        const admin = await accounts.open(address("founder"), { legal_name: "Telling Ltd" })
        const email = address("colleague")
        await accounts.ask("post", "/store/account/invitations", { email, roles: ["buyer"] }, admin)
        await accounts.accept(tokenIn(await accounts.mail(email)))
        const [member] = await shop.sql<{ id: string }>(
          "select member.id from company_member member join customer on customer.id = customer_id where email = ?",
          [email],
        )
        server.forget()
        const path = `/store/account/members/${member?.id}`
        expect((await accounts.ask("post", path, { roles: ["accounts"] }, admin)).status).toBe(200)
        const changed = await accounts.mail(email)
        expect(changed.subject).toContain("Telling Ltd")
        expect(changed.text).toContain("Accounts")
        expect((await accounts.ask("delete", path, undefined, admin)).status).toBe(200)
        expect((await accounts.mail(email, 2)).subject).toContain("removed")
      })
    })

    describe("The token of a link", () => {
      const refusal = { status: 410, code: "invitation_invalid" }
      const outcome = async (token: string) => {
        const { status, data } = await accounts.accept(token)
        return { status, code: data.code }
      }

      it("is stored nowhere: neither with the invitation nor with the mail", async () => {
        const token = await accounts.request(address("secret"))
        for (const table of ["company_invitation", "post_mail", "notification"]) {
          const rows = await shop.sql<{ row: string }>(`select to_jsonb(${table})::text as row from ${table}`)
          expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
        }
      })

      it("works once, and opens nothing once it has expired, was revoked or has another letter", async () => {
        const token = await accounts.request(address("once"))
        expect(await outcome(token.replace(/^./, (first) => (first === "A" ? "B" : "A")))).toEqual(refusal)
        expect((await accounts.accept(`${token}x`)).status).toBe(400)
        expect((await accounts.accept(token)).status).toBe(201)
        expect(await outcome(token)).toEqual(refusal)
        expect((await accounts.ask("post", "/store/account-requests/read", { token })).status).toBe(410)
        for (const change of ["expires_at = now() - interval '1 second'", "revoked_at = now()"]) {
          const email = address("late")
          const ended = await accounts.request(email)
          await shop.sql(`update company_invitation set ${change} where email = ?`, [email])
          expect(await outcome(ended)).toEqual(refusal)
        }
      })

      it("belongs to the address that it was mailed to, whatever the request says", async () => {
        const email = address("own")
        const token = await accounts.request(email)
        const accepted = await accounts.ask("post", "/store/account-requests/accept", {
          ...{ token, first_name: "Eve", last_name: "Other", password: PASSWORD },
          email: "victim@customer.example",
        })
        if (accepted.status === 201) expect(accepted.data).toMatchObject({ account: { email } })
        expect(await shop.sql("select 1 from customer where email = 'victim@customer.example'")).toEqual([])
      })
    })

    describe("An address that has an account", () => {
      it("gets another mail, and the request the same answer", async () => {
        const email = address("known")
        await accounts.open(email)
        server.forget()
        const responseTo = async (who: string) => {
          const { status, data } = await accounts.ask("post", "/store/account-requests", founder(who))
          return { status, data }
        }
        expect(await responseTo(email)).toEqual(await responseTo(address("unknown")))
        const mail = await accounts.mail(email)
        expect(mail.subject).toContain("already have an account")
        expect(tokenIn(mail)).toBe("")
      })

      it("of staff gets no link to a customer's account", async () => {
        await accounts.ask("post", "/store/account-requests", founder("Staff@Scanwright.example"))
        const mail = await accounts.mail("staff@scanwright.example")
        expect(tokenIn(mail)).toBe("")
      })
    })

    describe("Signing in", () => {
      it("answers the same, after one hash of a password, for an unknown, removed, suspended and closed account and a wrong password", async () => {
        const email = address("refused")
        await accounts.open(email)
        const hashes = countPasswordHashes()
        const refusals: Awaited<ReturnType<typeof accounts.signIn>>[] = []
        const refuse = async (who = email, password = PASSWORD) => {
          const before = hashes()
          refusals.push(await accounts.signIn(who, password))
          expect(hashes() - before).toBe(1)
        }
        await refuse(address("nobody"))
        await refuse(email, "another long password")
        const [member] = await shop.sql<{ id: string; company_id: string }>(
          `select member.id, company_id from company_member member join customer on customer.id = customer_id
            where email = ?`,
          [email],
        )
        for (const status of ["suspended", "removed"]) {
          await shop.sql("update company_member set status = ? where id = ?", [status, member?.id ?? ""])
          await refuse()
        }
        await shop.sql("update company_member set status = 'active' where id = ?", [member?.id ?? ""])
        expect((await accounts.signIn(email)).status).toBe(200)
        await shop.sql("update company set status = 'closed' where id = ?", [member?.company_id ?? ""])
        await refuse()
        const answers = refusals.map(({ status, data }) => JSON.stringify({ status, data }))
        expect(new Set(answers).size).toBe(1)
        expect(refusals[0]?.status).toBe(401)
      })

      it("out ends this session, or everywhere all of them, within the same second", async () => {
        const email = address("leaving")
        const [first, second, third] = [
          await accounts.open(email),
          (await accounts.signIn(email)).data.token,
          (await accounts.signIn(email)).data.token,
        ]
        const out = (token: string, everywhere: boolean) =>
          accounts.ask("post", "/store/account/sign-out", { everywhere }, token)
        expect((await out(first, false)).data).toEqual({ done: true })
        expect([(await renew(first)).status, (await renew(second)).status]).toEqual([401, 200])
        expect((await out(second, true)).data).toEqual({ done: true })
        expect([(await renew(second)).status, (await renew(third)).status]).toEqual([401, 401])
        expect((await accounts.signIn(email)).status).toBe(200)
      })
    })

    describe("A new password", () => {
      const next = "three purple kettles"

      it("needs the present one, ends all other sessions at once and goes on with its own", async () => {
        const email = address("changing")
        const token = await accounts.open(email)
        const other = (await accounts.signIn(email)).data.token
        const change = (current_password: string, password: string, by = token) =>
          accounts.ask<{ token: string; code?: string }>(
            "post",
            "/store/account/password",
            { current_password, password },
            by,
          )
        expect((await change("not my password", next)).data.code).toBe("wrong_password")
        expect((await change(PASSWORD, "password1234")).data.code).toBe("password_refused")
        const changed = await change(PASSWORD, next)
        expect(changed.status).toBe(200)
        expect([(await renew(token)).status, (await renew(other)).status]).toEqual([401, 401])
        expect((await renew(changed.data.token)).status).toBe(200)
        expect(claimsOf(changed.data.token).session_id).toBe(claimsOf(token).session_id)
        expect((await accounts.signIn(email)).status).toBe(401)
        expect((await accounts.signIn(email, next)).status).toBe(200)
      })

      it("comes by a mailed link that works once and ends every session; unknown addresses get the same answer", async () => {
        const email = address("forgetful")
        const token = await accounts.open(email)
        server.forget()
        const reset = (identifier: string) =>
          accounts.ask("post", "/auth/customer/emailpass/reset-password", { identifier })
        const known = await reset(email.toUpperCase())
        const unknown = await reset(address("unknown"))
        expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
        const mail = await accounts.mail(email)
        const link = new URL(/http\S+reset-password\S+/.exec(mail.text ?? "")?.[0] ?? "")
        const update = () =>
          accounts.ask(
            "post",
            "/auth/customer/emailpass/update",
            { password: next },
            link.searchParams.get("token") ?? "",
          )
        expect((await update()).status).toBe(200)
        expect((await update()).status).toBe(401)
        expect((await renew(token)).status).toBe(401)
        expect((await accounts.signIn(email, next)).status).toBe(200)
      })
    })

    describe("Medusa's own routes for customers", () => {
      it.each([
        ["post", "/auth/session", 403],
        ["get", "/auth/mfa/factors", 403],
        ["post", "/auth/mfa/factors", 403],
        ["post", "/store/customers", 404],
        ["get", "/store/customers/me", 404],
        ["post", "/store/customers/me", 404],
        ["post", "/store/customers/me/addresses", 404],
        ["delete", "/store/customers/me/addresses/x", 404],
        ["post", "/store/returns", 404],
        ["get", "/store/orders", 404],
        ["get", "/store/orders/x", 404],
        ["post", "/store/orders/x/transfer/request", 404],
        ["post", "/store/orders/x/transfer/accept", 404],
      ] as const)("stay closed to a signed-in customer: %s %s", async (method, path, status) => {
        signedIn ??= accounts.open(address("curious"))
        const body = method === "post" ? { email: address("made"), password: PASSWORD } : undefined
        expect((await accounts.ask(method, path, body, await signedIn)).status).toBe(status)
      })
      let signedIn: Promise<string> | undefined
    })

    describe("A pending mail", () => {
      const pendingMail = (email: string) => ({
        kind: "account_exists" as const,
        ...{ subject_type: "customer", subject_id: email, version: "1", recipient: email },
      })
      const post = () => shop.container.resolve<PostModuleService>(POST_MODULE)

      it("in a transaction that is rolled back is never sent", async () => {
        const email = address("rolled-back")
        await expect(
          post().inTransaction(async (manager) => {
            await owe(manager, [pendingMail(email)])
            throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The state was not stored")
          }),
        ).rejects.toThrow("The state was not stored")
        await deliverPostMail(shop.container)
        expect(server.mailsTo(email)).toEqual([])
      })

      it("twice with the same kind, subject, version and recipient is one mail", async () => {
        const email = address("twice")
        const ids = [...(await post().owe([pendingMail(email)])), ...(await post().owe([pendingMail(email)]))]
        expect(ids).toHaveLength(1)
        await postMails.deliver(shop.container, ids)
        await deliverPostMail(shop.container)
        expect(server.mailsTo(email)).toHaveLength(1)
      })

      it("whose sender died is sent once more when its lease ends, and the dead one's outcome counts no more", async () => {
        const email = address("lease")
        const [id = ""] = await post().owe([pendingMail(email)])
        const dead = await post().claimMail(id, 3_600_000)
        expect(dead).toMatchObject({ id, attempt: 1 })
        await postMails.deliver(shop.container, [id])
        expect(server.mailsTo(email)).toEqual([])
        await shop.sql("update post_mail set next_attempt_at = now() where id = ? returning id", [id])
        await postMails.deliver(shop.container, [id])
        await soon(() => expect(server.mailsTo(email)).toHaveLength(1))
        expect(await post().recordMailOutcome({ id, attempt: 1 }, { status: "failed" })).toBe(false)
        await soon(async () => {
          const [row] = await shop.sql("select status, attempts from post_mail where id = ?", [id])
          expect(row).toEqual({ status: "sent", attempts: 2 })
        })
      })
    })
  },
})
