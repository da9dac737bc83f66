import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { Modules } from "@medusajs/framework/utils"
import { Accounts, founder, mailTo, PASSWORD, tokenIn } from "../helpers/joining"
import { MailServer } from "../helpers/mail-server"
import { Shop } from "../helpers/shop"

const PORT = Number(process.env.TEST_MAIL_PORT)
/** Rounds of each race. */
const ROUNDS = 25

// The runner would set these only after the configuration has been read.
Object.assign(process.env, mailTo(PORT))

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const server = new MailServer()
    let shop: Shop
    let accounts: Accounts

    beforeAll(async () => {
      await server.start(PORT)
      shop = await Shop.open(api as AxiosInstance, getContainer())
      accounts = new Accounts(shop, server)
    })
    beforeEach(() => server.forget())
    afterAll(() => server.stop())

    /** Identities, customers, members and companies of an address. */
    const made = async (email: string) => {
      const [row] = await shop.sql<Record<string, number>>(
        `select (select count(*) from provider_identity where entity_id = ? and deleted_at is null)::int as identities,
                (select count(*) from customer where email = ? and deleted_at is null)::int as customers,
                (select count(*) from company_member member join customer on customer.id = customer_id
                  where customer.email = ? and member.deleted_at is null)::int as members,
                (select count(*) from company where invoice_email = ? and deleted_at is null)::int as companies,
                (select count(*) from customer_group_customer pair join customer on customer.id = pair.customer_id
                  where customer.email = ? and pair.deleted_at is null)::int as groups`,
        [email, email, email, email, email],
      )
      return row
    }
    const WHOLE = { identities: 1, customers: 1, members: 1, companies: 1, groups: 1 }
    const rounds = Array.from({ length: ROUNDS }, (_, at) => at + 1)

    it(`Two acceptances of one invitation at once: one account, ${ROUNDS} times`, async () => {
      for (const round of rounds) {
        const email = `one-invitation-${round}@customer.example`
        const token = await accounts.request(email)
        const both = await Promise.all([accounts.accept(token), accounts.accept(token)])
        expect(both.map(({ status }) => status).sort()).toEqual([201, 410])
        expect(await made(email)).toEqual(WHOLE)
        expect((await accounts.signIn(email)).status).toBe(200)
      }
    })

    it(`Two invitations for one address accepted at once: one account with one password, ${ROUNDS} times`, async () => {
      let admin = ""
      const other = "three purple kettles"
      for (const round of rounds) {
        const email = `two-invitations-${round}@customer.example`
        // A company that was not checked yet has five open invitations at most.
        if (round % 5 === 1) admin = await accounts.open(`inviting-${round}@customer.example`)
        const first = await accounts.request(email)
        const before = server.mailsTo(email).length
        const invited = await accounts.ask(
          "post",
          "/store/account/invitations",
          { email, roles: ["buyer"] },
          admin,
        )
        expect(invited.status).toBe(200)
        const second = tokenIn(await accounts.mail(email, before + 1))
        const [asFounder, asMember] = await Promise.all([
          accounts.accept(first),
          accounts.accept(second, other),
        ])
        expect([asFounder.status, asMember.status].sort()).toEqual([201, 409])
        const isFounder = asFounder.status === 201
        expect(await made(email)).toEqual({ ...WHOLE, companies: isFounder ? 1 : 0 })
        expect((await accounts.signIn(email, isFounder ? PASSWORD : other)).status).toBe(200)
        expect((await accounts.signIn(email, isFounder ? other : PASSWORD)).status).toBe(401)
      }
    })

    it(`One address registering twice at once: one link that works, one account, ${ROUNDS} times`, async () => {
      for (const round of rounds) {
        const email = `twice-${round}@customer.example`
        const both = await Promise.all([
          accounts.ask("post", "/store/account-requests", founder(email)),
          accounts.ask("post", "/store/account-requests", founder(email.toUpperCase())),
        ])
        expect(both.map(({ status }) => status)).toEqual([202, 202])
        const [open] = await shop.sql<{ count: number }>(
          `select count(*)::int as count from company_invitation
            where email = ? and revoked_at is null and accepted_at is null`,
          [email],
        )
        expect(open?.count).toBe(1)
        await accounts.mail(email)
        // A mail whose link was replaced before it was sent is not sent; one that was sent before opens nothing.
        const tokens = server.mailsTo(email).map(tokenIn)
        const statuses: number[] = []
        for (const token of tokens) statuses.push((await accounts.accept(token)).status)
        if (!statuses.includes(201)) {
          statuses.push((await accounts.accept(tokenIn(await accounts.mail(email, 2)))).status)
        }
        expect(statuses.filter((status) => status === 201)).toHaveLength(1)
        expect(await made(email)).toEqual(WHOLE)
      }
    })

    it("A process that died between identity and customer, or after the customer, does not block the next acceptance", async () => {
      const auth = shop.container.resolve(Modules.AUTH)
      const customers = shop.container.resolve(Modules.CUSTOMER)
      for (const [at, leftover] of ["identity", "customer", "linked"].entries()) {
        const email = `left-behind-${at}@customer.example`
        const token = await accounts.request(email)
        const { authIdentity } = await auth.register("emailpass", {
          body: { email, password: "what the dead process set" },
        })
        if (leftover !== "identity") {
          const { id } = await customers.createCustomers({ email, has_account: true })
          if (leftover === "linked") {
            await auth.updateAuthIdentities({
              id: authIdentity?.id ?? "",
              app_metadata: { customer_id: id },
            })
          }
        }
        expect((await accounts.signIn(email, "what the dead process set")).status).toBe(401)
        expect((await accounts.accept(token)).status).toBe(201)
        expect(await made(email)).toEqual(WHOLE)
        expect((await accounts.signIn(email)).status).toBe(200)
        expect((await accounts.signIn(email, "what the dead process set")).status).toBe(401)
      }
    })

    it("An acceptance that fails late leaves nothing behind, and its link stays good", async () => {
      const email = "failing@customer.example"
      const token = await accounts.request(email)
      await shop.sql(
        "alter table company add constraint no_failing check (invoice_email <> 'failing@customer.example')",
      )
      const failed = await accounts.accept(token)
      expect(failed.status).toBe(400)
      expect(await made(email)).toEqual({ identities: 0, customers: 0, members: 0, companies: 0, groups: 0 })
      await shop.sql("alter table company drop constraint no_failing")
      expect((await accounts.accept(token)).status).toBe(201)
      expect(await made(email)).toEqual(WHOLE)
    })
  },
})
