import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { accountRequests, ADDRESS, memberToken } from "../helpers/account"
import { storeCompany, type StoredCompany } from "../helpers/companies"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

/** Rounds of each race, whose outcome depends on which request is faster. */
const ROUNDS = 5
const PATIENCE_MS = 60_000

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let container: MedusaContainer
    let ask: ReturnType<typeof accountRequests>
    let acme: StoredCompany
    let ids: [string, string]
    let tokens: [string, string]

    const activeAdmins = () =>
      shop.sql<{ id: string }>(
        "select id from company_member where company_id = ? and status = 'active' and 'admin' = any(roles)",
        [acme.id],
      )
    /** Makes both admins again. */
    const restore = () =>
      shop.sql(
        "update company_member set status = 'active', roles = '{admin}', removed_at = null where company_id = ?",
        [acme.id],
      )

    beforeAll(async () => {
      container = getContainer()
      shop = await Shop.open(api as AxiosInstance, container)
      ask = accountRequests(shop)
      acme = await storeCompany(container, {
        ...{ legal_name: "Acme Barcodes Ltd", account_number: "SWA-000901", status: "active" },
        people: [{ email: "one@acme.example" }, { email: "two@acme.example" }],
      })
      const [one, two] = acme.members
      if (one && two) {
        ids = [one.id, two.id]
        tokens = [await memberToken(container, one), await memberToken(container, two)]
      }
    })

    it("Of two last admins who leave at once, one stays", async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await restore()
        const answers = await Promise.all(tokens.map((token) => ask("post", "/leave", token)))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        expect(answers.find(({ status }) => status === 409)?.data.code).toBe("last_admin")
        expect(await activeAdmins()).toHaveLength(1)
      }
    })

    it.each([
      ["is removed", "status = 'removed'", 401, "not_signed_in"],
      ["is suspended", "status = 'suspended'", 401, "not_signed_in"],
      ["loses the role", "roles = '{buyer}'", 403, "not_permitted"],
    ])("A request that runs while its admin %s changes nothing", async (_what, change, status, code) => {
      await restore()
      const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const transaction = await database.transaction()
      // The request passes the guard, and waits here for its company.
      await transaction.raw("select 1 from company where id = ? for update", [acme.id])
      const answer = ask("post", "/addresses", tokens[1], ADDRESS)
      await soon(async () => {
        const waiting = await shop.sql(
          `select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%from company %'`,
        )
        expect(waiting).toHaveLength(1)
      }, PATIENCE_MS)
      await transaction.raw(`update company_member set ${change} where id = ?`, [ids[1]])
      await transaction.commit()
      const { status: given, data } = await answer
      expect([given, data.code]).toEqual([status, code])
      expect(await shop.count("company_address")).toBe(0)
    })
  },
})
