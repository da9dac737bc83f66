import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ACCOUNT_ROUTES } from "../../src/api/store/account/account-routes"
import { type AccountRoute, rolesAllowRoute } from "../../src/api/store/account/account-route"
import { type CompanyAddressResponse, COMPANY_ROLES, type CostCentreResponse } from "../../src/contract"
import { COMPANY_MODULE } from "../../src/modules/company"
import { type CompanyModuleService } from "../../src/modules/company/service"
import { companyTokenHash, newCompanyToken } from "../../src/modules/company/token"
import { accountRequests, ADDRESS, memberNamed, memberToken } from "../helpers/account"
import { storeCompany, type StoredCompany } from "../helpers/companies"
import { Shop } from "../helpers/shop"

/** A company with a record of each kind, and a text that occurs in all of its data. */
interface Sample {
  company: StoredCompany
  mark: string
  address: string
  costCentre: string
  invitation: string
  /** A member whom the others change. */
  target: string
}

/** What a request needs to be allowed: a body, and the id of a record of a company. */
const SENT: Readonly<Record<string, { body?: object; id?: (sample: Sample) => string }>> = {
  "post /store/account": { body: { first_name: "New", last_name: "Name" } },
  "post /store/account/members/:id": { body: { status: "active" }, id: ({ target }) => target },
  "delete /store/account/members/:id": { id: ({ target }) => target },
  "post /store/account/sign-out": { body: { everywhere: false } },
  "post /store/account/password": {
    body: { current_password: "seven green umbrellas", password: "three purple kettles" },
  },
  "post /store/account/invitations": { body: { email: "colleague@new.example", roles: ["buyer"] } },
  "post /store/account/invitations/:id/resend": { id: ({ invitation }) => invitation },
  "delete /store/account/invitations/:id": { id: ({ invitation }) => invitation },
  "post /store/account/company": { body: { invoice_email: "new@new.example", po_required: true } },
  "post /store/account/addresses": { body: ADDRESS },
  "post /store/account/addresses/:id": { body: ADDRESS, id: ({ address }) => address },
  "delete /store/account/addresses/:id": { id: ({ address }) => address },
  "post /store/account/cost-centres": { body: { code: "NEW", name: "New" } },
  "post /store/account/cost-centres/:id": {
    body: { code: "NEW", name: "New" },
    id: ({ costCentre }) => costCentre,
  },
  "delete /store/account/cost-centres/:id": { id: ({ costCentre }) => costCentre },
}

const nameOf = ({ method, path }: AccountRoute) => `${method} ${path}`

/** One person for each role and for each reason to be refused. */
const PEOPLE = ["spare", ...COMPANY_ROLES, "removed", "suspended", "target"] as const

const rolesOf = (person: (typeof PEOPLE)[number]) => {
  const role = COMPANY_ROLES.find((one) => one === person)
  return [role ?? (person === "target" ? ("buyer" as const) : ("admin" as const))]
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let container: MedusaContainer
    let ask: ReturnType<typeof accountRequests>
    let acme: Sample
    let rival: Sample
    let closed: StoredCompany

    const tokenOf = (name: string, company = acme.company) =>
      memberToken(container, memberNamed(company, name))

    /** Rows of a company, without times. */
    const stateOf = ({ company }: Sample) =>
      shop.sql(
        `select to_jsonb(company) - 'updated_at' as row from company where id = ?
         union all select to_jsonb(company_member) - 'updated_at' from company_member where company_id = ?
         union all select to_jsonb(company_invitation) - 'updated_at' from company_invitation where company_id = ?
         union all select to_jsonb(company_address) - 'updated_at' from company_address where company_id = ?
         union all select to_jsonb(cost_centre) - 'updated_at' from cost_centre where company_id = ? order by 1`,
        Array.from({ length: 5 }, () => company.id),
      )

    /** Asks for a route, with the id of a record of a company. */
    const call = (route: AccountRoute, token: string | null, sample: Sample) => {
      const { body, id } = SENT[nameOf(route)] ?? {}
      const path = route.path.replace("/store/account", "").replace(":id", id?.(sample) ?? "")
      return ask<{ code?: string }>(
        route.method,
        path,
        token,
        route.method === "post" ? (body ?? {}) : undefined,
      )
    }

    async function makeSample(mark: string, account_number: string): Promise<Sample> {
      const company = await storeCompany(container, {
        account_number,
        legal_name: `${mark} Ltd`,
        status: "active",
        people: PEOPLE.map((person) => ({ email: `${person}@${mark}.example`, roles: rolesOf(person) })),
      })
      const token = await memberToken(container, memberNamed(company, "admin"))
      const address = await ask<CompanyAddressResponse>("post", "/addresses", token, {
        ...ADDRESS,
        label: mark,
      })
      const centre = { code: mark, name: mark }
      const costCentre = await ask<CostCentreResponse>("post", "/cost-centres", token, centre)
      const { invitation } = await container.resolve<CompanyModuleService>(COMPANY_MODULE).openInvitation(
        {
          ...{
            kind: "member",
            company_id: company.id,
            invited_by: memberNamed(company, "admin").id,
            payload: null,
          },
          ...{
            email: `new@${mark}.example`,
            roles: ["buyer"],
            token_hash: companyTokenHash(newCompanyToken()),
          },
          expires_at: new Date(Date.now() + 86_400_000),
        },
        "staff",
      )
      for (const status of ["removed", "suspended"]) {
        await shop.sql("update company_member set status = ? where id = ?", [
          status,
          memberNamed(company, status).id,
        ])
      }
      return {
        ...{ company, mark, address: address.data.address.id, costCentre: costCentre.data.cost_centre.id },
        invitation: invitation.id,
        target: memberNamed(company, "target").id,
      }
    }

    beforeAll(async () => {
      container = getContainer()
      shop = await Shop.open(api as AxiosInstance, container)
      ask = accountRequests(shop)
      acme = await makeSample("zanzibar", "SWA-000901")
      rival = await makeSample("quagmire", "SWA-000902")
      closed = await storeCompany(container, {
        ...{ account_number: "SWA-000903", legal_name: "Closed Ltd", status: "closed" },
        people: [{ email: "admin@closed.example" }],
      })
    })

    /** Tokens that open nothing, by what is wrong with them. */
    const outsiders = async (): Promise<Record<string, string | null>> => {
      const admin = memberNamed(acme.company, "admin")
      const customers = { actor_id: admin.customerId, actor_type: "user" }
      return {
        nobody: null,
        "a token signed with another secret": await memberToken(container, admin, {}, "another-secret"),
        "an expired token": await memberToken(container, admin, {}, undefined, -1),
        "staff's token": shop.token,
        "a token of an admin as staff": await memberToken(container, admin, customers),
        "a token of nobody registered": await memberToken(container, admin, { actor_id: "" }),
        "a removed admin": await tokenOf("removed"),
        "a suspended admin": await tokenOf("suspended"),
        "an admin of a closed company": await tokenOf("admin", closed),
      }
    }

    it("Every route with a parameter or a body has what a request needs here", () => {
      const needing = ACCOUNT_ROUTES.filter(({ path, body }) => path.includes(":") || body)
      expect(needing.map(nameOf).sort()).toEqual(Object.keys(SENT).sort())
    })

    it("A path without a row is refused, also for an admin", async () => {
      const { status, data } = await ask("get", "/nothing", await tokenOf("admin"))
      expect([status, data.code]).toEqual([404, "not_found"])
      expect((await ask("get", "/nothing", null)).status).toBe(401)
    })

    describe.each(ACCOUNT_ROUTES.map((route) => [nameOf(route), route] as const))("%s", (_name, route) => {
      it("refuses everybody who is no active member, and changes nothing", async () => {
        const before = await stateOf(acme)
        for (const [who, token] of Object.entries(await outsiders())) {
          const { status, data, headers } = await call(route, token, acme)
          expect([who, status, data.code]).toEqual([who, 401, "not_signed_in"])
          expect([who, headers["cache-control"]]).toEqual([who, "private, no-store"])
          expect([who, JSON.stringify(data).includes(acme.mark)]).toEqual([who, false])
        }
        expect(await stateOf(acme)).toEqual(before)
      })

      it("lets the roles of the table do it and no others, and never shows another company's data", async () => {
        for (const role of COMPANY_ROLES) {
          const isAllowed = rolesAllowRoute([role], route)
          const before = await stateOf(acme)
          const { status, data, headers } = await call(route, await tokenOf(role), acme)
          expect([role, status, data.code]).toEqual(
            isAllowed ? [role, 200, undefined] : [role, 403, "not_permitted"],
          )
          expect([role, headers["cache-control"]]).toEqual([role, "private, no-store"])
          expect([role, JSON.stringify(data).includes(rival.mark)]).toEqual([role, false])
          if (isAllowed) expect(route.response.schema.parse(data)).toEqual(data)
          else expect(await stateOf(acme)).toEqual(before)
        }
      })

      it("gives another company's admin with the right id nothing of this company, and changes nothing of it", async () => {
        const before = await stateOf(acme)
        const { status, data } = await call(route, await tokenOf("admin", rival.company), acme)
        const isOfRecord = route.path.includes(":")
        expect([status, data.code]).toEqual(isOfRecord ? [404, "not_found"] : [200, undefined])
        expect(JSON.stringify(data)).not.toContain(acme.mark)
        expect(await stateOf(acme)).toEqual(before)
      })
    })
  },
})
