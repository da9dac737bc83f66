import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow } from "@medusajs/framework/workflows-sdk"
import {
  ACCOUNT_REFUSALS,
  type AccountCompanyResponse,
  type AccountPersonalDataResponse,
  type AccountRefusal,
  type AccountResponse,
  type CompanyAddressesResponse,
  type CompanyAddressResponse,
  type CompanyMembersResponse,
  type CostCentreResponse,
  type CostCentresResponse,
} from "../../src/contract"
import forgetCompanyInvitations from "../../src/jobs/forget-company-invitations"
import { COMPANY_MODULE } from "../../src/modules/company"
import { type CompanyModuleService } from "../../src/modules/company/service"
import { companyTokenHash, newCompanyToken } from "../../src/modules/company/token"
import { changeCompanyAddressStep } from "../../src/workflows/company/steps/change-company-address"
import { changeCompanyDetailsStep } from "../../src/workflows/company/steps/change-company-details"
import { changeMemberStep } from "../../src/workflows/company/steps/change-member"
import { createCompanyAddressStep } from "../../src/workflows/company/steps/create-company-address"
import { createCostCentreStep } from "../../src/workflows/company/steps/create-cost-centre"
import { deleteCompanyAddressStep } from "../../src/workflows/company/steps/delete-company-address"
import { accountRequests, ADDRESS, memberNamed, memberToken, refusalOf } from "../helpers/account"
import { storeCompany, type StoredCompany } from "../helpers/companies"
import { PASSWORD } from "../helpers/joining"
import { Shop } from "../helpers/shop"

const HOUR = 60 * 60
const DAY_MS = 24 * HOUR * 1_000

const failStep = createStep("fail", () => {
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Failed on purpose")
})

type Details = Parameters<typeof changeCompanyDetailsStep>[0]

/** Changes everything of a company, and fails after it. */
const failingWorkflow = createWorkflow(
  "failing",
  (input: {
    details: Details
    member: Parameters<typeof changeMemberStep>[0]
    added: Parameters<typeof createCompanyAddressStep>[0]
    changed: Parameters<typeof changeCompanyAddressStep>[0]
    deleted: Parameters<typeof deleteCompanyAddressStep>[0]
    centre: Parameters<typeof createCostCentreStep>[0]
  }) => {
    changeCompanyDetailsStep(input.details)
    changeMemberStep(input.member)
    createCompanyAddressStep(input.added)
    changeCompanyAddressStep(input.changed)
    deleteCompanyAddressStep(input.deleted)
    createCostCentreStep(input.centre)
    failStep()
  },
)

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let container: MedusaContainer
    let ask: ReturnType<typeof accountRequests>
    let acme: StoredCompany
    let other: StoredCompany

    const companies = () => container.resolve<CompanyModuleService>(COMPANY_MODULE)
    const tokenOf = (name: string, company = acme) => memberToken(container, memberNamed(company, name))
    const statusOf = async (token: string) => (await ask("get", "", token)).status
    const addAddress = async (token: string, change: object = {}) => {
      const { data } = await ask<CompanyAddressResponse>("post", "/addresses", token, {
        ...ADDRESS,
        ...change,
      })
      return data.address
    }
    const invite = (company: StoredCompany, email: string, invitedBy: string) =>
      companies().openInvitation(
        {
          ...{ kind: "member" as const, company_id: company.id, invited_by: invitedBy, payload: null },
          ...{ email, roles: ["buyer"], token_hash: companyTokenHash(newCompanyToken()) },
          expires_at: new Date(Date.now() + DAY_MS),
        },
        "staff",
      )

    beforeAll(async () => {
      container = getContainer()
      shop = await Shop.open(api as AxiosInstance, container)
      ask = accountRequests(shop)
      acme = await storeCompany(container, {
        legal_name: "Acme Barcodes Ltd",
        account_number: "SWA-000901",
        status: "active",
        people: [
          { email: "admin@acme.example" },
          { email: "second@acme.example", roles: ["admin", "buyer"] },
          { email: "buyer@acme.example", roles: ["buyer"] },
          { email: "accounts@acme.example", roles: ["accounts"] },
        ],
      })
      other = await storeCompany(container, {
        legal_name: "Other Labels Ltd",
        account_number: "SWA-000902",
        status: "active",
        people: [{ email: "admin@other.example" }],
      })
    })

    describe("Who is signed in", () => {
      it("reads the own person, company and permissions, and nothing that staff note", async () => {
        await companies().changeCompany(acme.id, { note: "Pays late" }, "staff")
        const { status, data, headers } = await ask<AccountResponse>("get", "", await tokenOf("buyer"))
        expect(status).toBe(200)
        expect(headers["cache-control"]).toBe("private, no-store")
        expect(data.account).toMatchObject({
          person: { email: "buyer@acme.example", first_name: "Ada" },
          company: { account_number: "SWA-000901", registered_address: { line2: null, postcode: "LS1 4AP" } },
          roles: ["buyer"],
        })
        expect(data.account.permissions).toContain("orders.create")
        expect(data.account.permissions).not.toContain("people.manage")
        expect(JSON.stringify(data)).not.toContain("Pays late")
      })

      it("changes the own name and telephone number; one left out is emptied", async () => {
        const token = await tokenOf("accounts")
        const profile = { first_name: "Grace", last_name: "Hopper" }
        const { data } = await ask<AccountResponse>("post", "", token, profile)
        expect(data.account.person).toMatchObject({ ...profile, email: "accounts@acme.example", phone: null })
        const bad = await ask("post", "", token, { first_name: "", last_name: "Hopper" })
        expect(bad.status).toBe(400)
        expect(bad.data.message).toBe("first_name: Enter your first name")
        expect((await ask("post", "", token, { ...profile, email: "other@acme.example" })).status).toBe(400)
      })

      it("reads everything that is stored about the own person", async () => {
        await invite(other, "Buyer@acme.example", memberNamed(other, "admin").id)
        const { data } = await ask<AccountPersonalDataResponse>(
          "get",
          "/personal-data",
          await tokenOf("buyer"),
        )
        expect(data.personal_data).toMatchObject({
          person: { email: "buyer@acme.example", phone: "01632 960123" },
          membership: { company: "Acme Barcodes Ltd", roles: ["buyer"], status: "active" },
          invitations: [{ email: "buyer@acme.example", roles: ["buyer"] }],
        })
        expect(JSON.stringify(data)).not.toContain("token")
      })
    })

    describe("A session is refused", () => {
      it("once it was signed out, after twelve hours, and without a name", async () => {
        const buyer = memberNamed(acme, "buyer")
        const token = await memberToken(container, buyer, { session_id: "session-1" })
        expect(await statusOf(token)).toBe(200)
        await shop.sql(
          "insert into ended_session (id, expires_at) values ('session-1', now() + interval '1 day')",
        )
        expect(await refusalOf(ask("get", "", token))).toBe("401 not_signed_in")
        const old = Math.floor(Date.now() / 1_000) - 12 * HOUR
        expect(await statusOf(await memberToken(container, buyer, { signed_in_at: old }))).toBe(401)
        expect(await statusOf(await memberToken(container, buyer, { session_id: undefined }))).toBe(401)
      })

      it("in a cookie: only a bearer token counts", async () => {
        const authorization = `Bearer ${await tokenOf("buyer")}`
        const { headers } = await shop.request("post", "/auth/session", { authorization })
        const cookie = (headers["set-cookie"] ?? []).map((text) => text.split(";")[0]).join("; ")
        expect(await refusalOf(ask("get", "", null, undefined, { cookie }))).toBe("401 not_signed_in")
      })

      it("once the password was changed, or the person was deleted", async () => {
        const buyer = memberNamed(acme, "buyer")
        const token = await memberToken(container, buyer)
        expect(await statusOf(token)).toBe(200)
        const move = "update provider_identity set updated_at = updated_at + ?::interval where entity_id = ?"
        await shop.sql(move, ["5 seconds", buyer.email])
        expect(await refusalOf(ask("get", "", token))).toBe("401 not_signed_in")
        await shop.sql(move, ["-5 seconds", buyer.email])
        expect(await statusOf(token)).toBe(200)
        await container.resolve(Modules.CUSTOMER).softDeleteCustomers([buyer.customerId])
        expect(await refusalOf(ask("get", "", token))).toBe("401 not_signed_in")
      })

      it("once the company was closed, but not while it is pending or on stop", async () => {
        const token = await tokenOf("buyer")
        for (const status of ["pending", "on_stop"]) {
          await shop.sql("update company set status = ? where id = ?", [status, acme.id])
          expect([status, await statusOf(token)]).toEqual([status, 200])
        }
        await companies().moveCompany(acme.id, "close")
        expect(await refusalOf(ask("get", "", token))).toBe("401 not_signed_in")
      })
    })

    describe("People", () => {
      it("are listed for everybody without those who were removed; open invitations for admins only", async () => {
        const admin = memberNamed(acme, "admin")
        await invite(acme, "open@new.example", admin.id)
        const { invitation } = await invite(acme, "revoked@new.example", admin.id)
        await companies().revokeInvitation({ company_id: acme.id, id: invitation.id }, "staff")
        await shop.sql("update company_member set status = 'removed' where id = ?", [
          memberNamed(acme, "accounts").id,
        ])
        const { data } = await ask<CompanyMembersResponse>("get", "/members", await tokenOf("admin"))
        expect(data.members.map(({ email }) => email)).toEqual([
          "admin@acme.example",
          "second@acme.example",
          "buyer@acme.example",
        ])
        expect(data.members.filter((member) => member.is_self).map(({ id }) => id)).toEqual([admin.id])
        expect(data.invitations.map(({ email }) => email)).toEqual(["open@new.example"])
        const { data: seen } = await ask<CompanyMembersResponse>("get", "/members", await tokenOf("buyer"))
        expect(seen.members).toHaveLength(3)
        expect(seen.invitations).toEqual([])
      })

      it("are suspended, which ends their sessions for good, and let in again, to sign in anew", async () => {
        const admin = await tokenOf("admin")
        const { id, email } = memberNamed(acme, "buyer")
        const path = `/members/${id}`
        const key = { "x-publishable-api-key": shop.publishableKey }
        const signIn = async () => {
          const answer = await shop.request<{ token: string }>("post", "/auth/customer/emailpass", key, {
            ...{ email, password: PASSWORD },
          })
          return { status: answer.status, token: answer.data.token }
        }
        const renew = (token: string) =>
          shop.request<{ token: string }>(
            "post",
            "/auth/token/refresh",
            { ...key, authorization: `Bearer ${token}` },
            {},
          )
        const { token } = await signIn()
        expect(await statusOf(token)).toBe(200)
        expect((await ask("post", path, admin, { status: "suspended" })).status).toBe(200)
        expect(await refusalOf(ask("get", "", token))).toBe("401 not_signed_in")
        expect((await signIn()).status).toBe(401)
        expect((await ask("post", path, admin, { status: "active" })).status).toBe(200)
        expect(await refusalOf(ask("get", "", token))).toBe("401 not_signed_in")
        expect((await renew(token)).status).toBe(401)
        const anew = await signIn()
        expect(await statusOf(anew.token)).toBe(200)
        expect(await statusOf((await renew(anew.token)).data.token)).toBe(200)
        expect((await ask("post", path, admin, { roles: ["accounts"] })).status).toBe(200)
        expect(await statusOf(anew.token)).toBe(200)
        expect((await ask("post", path, admin, { status: "suspended" })).status).toBe(200)
        expect((await ask("post", path, admin, { status: "active" })).status).toBe(200)
        expect(await refusalOf(ask("get", "", anew.token))).toBe("401 not_signed_in")
        expect((await ask("post", path, admin, {})).status).toBe(400)
        expect((await ask("post", path, admin, { status: "removed" })).status).toBe(400)
      })

      it("are removed: at once, out of the price group, and for good", async () => {
        const buyer = memberNamed(acme, "buyer")
        const admin = await tokenOf("admin")
        const token = await tokenOf("buyer")
        expect((await ask("delete", `/members/${buyer.id}`, admin)).data).toEqual({ done: true })
        expect(await refusalOf(ask("get", "", token))).toBe("401 not_signed_in")
        const grouped = await shop.sql(
          "select 1 from customer_group_customer where customer_id = ? and deleted_at is null",
          [buyer.customerId],
        )
        expect(grouped).toEqual([])
        expect(await refusalOf(ask("delete", `/members/${buyer.id}`, admin))).toBe("409 state_changed")
        expect(await refusalOf(ask("post", `/members/${buyer.id}`, admin, { status: "active" }))).toBe(
          "409 state_changed",
        )
      })

      it("leave by themselves, and always include an active admin", async () => {
        const [admin, second] = [memberNamed(acme, "admin"), memberNamed(acme, "second")]
        const token = await tokenOf("admin")
        const suspended = await ask("post", `/members/${second.id}`, token, { status: "suspended" })
        expect(suspended.status).toBe(200)
        for (const answer of [
          ask("post", "/leave", token),
          ask("delete", `/members/${admin.id}`, token),
          ask("post", `/members/${admin.id}`, token, { roles: ["buyer", "approver"] }),
          ask("post", `/members/${admin.id}`, token, { status: "suspended" }),
        ]) {
          expect(await refusalOf(answer)).toBe("409 last_admin")
        }
        await ask("post", `/members/${second.id}`, token, { status: "active" })
        expect((await ask("post", "/leave", token)).data).toEqual({ done: true })
        expect(await refusalOf(ask("get", "", token))).toBe("401 not_signed_in")
      })

      it("take their open invitations with them when they are no admin any more", async () => {
        const second = memberNamed(acme, "second")
        await invite(acme, "by.second@new.example", second.id)
        await invite(acme, "by.admin@new.example", memberNamed(acme, "admin").id)
        const token = await tokenOf("admin")
        await ask("post", `/members/${second.id}`, token, { roles: ["buyer"] })
        const { data } = await ask<CompanyMembersResponse>("get", "/members", token)
        expect(data.invitations.map(({ email }) => email)).toEqual(["by.admin@new.example"])
      })
    })

    describe("Invitations", () => {
      it("to one address take each other's place, and come back when the later one is taken back", async () => {
        const admin = memberNamed(acme, "admin").id
        const open = async () =>
          (await ask<CompanyMembersResponse>("get", "/members", await tokenOf("admin"))).data.invitations.map(
            ({ id }) => id,
          )
        const first = await invite(acme, "new@new.example", admin)
        const second = await invite(acme, "New@new.example", admin)
        expect(second.replaced).toEqual([first.invitation.id])
        expect(await open()).toEqual([second.invitation.id])
        await companies().deleteInvitation(second.invitation.id, second.replaced)
        expect(await open()).toEqual([first.invitation.id])
      })

      it("are five at once until staff have checked the company, fifty afterwards, and expired ones do not count", async () => {
        const token = await tokenOf("admin")
        const inviteNamed = (name: string) =>
          ask<{ invitation: { id: string }; code?: AccountRefusal; message: string; type: string }>(
            "post",
            "/invitations",
            token,
            { email: `${name}@new.example`, roles: ["buyer"] },
          )
        const fill = (count: number) =>
          shop.sql(
            `insert into company_invitation (id, kind, company_id, email, roles, token_hash, expires_at)
             select 'cinv_' || n, 'member', ?, n || '@filled.example', '{buyer}', 'filled-' || n, now() + interval '1 day'
               from generate_series(1, ?::int) n`,
            [acme.id, String(count)],
          )
        await shop.sql("update company set status = 'pending' where id = ?", [acme.id])
        await fill(4)
        const fifth = await inviteNamed("fifth")
        expect(fifth.status).toBe(200)
        const refused = await inviteNamed("sixth")
        expect({ status: refused.status, code: refused.data.code, message: refused.data.message }).toEqual({
          status: 422,
          code: "pending_invitations",
          message: ACCOUNT_REFUSALS.pending_invitations.message,
        })
        // Another to the same address takes the place of the first, and a mail may be sent again.
        const again = await inviteNamed("fifth")
        expect(again.status).toBe(200)
        const resend = (id: string) => refusalOf(ask("post", `/invitations/${id}/resend`, token))
        expect((await resend(again.data.invitation.id)).slice(0, 3)).toBe("200")
        await shop.sql(
          "update company_invitation set expires_at = now() - interval '1 minute' where id = ?",
          ["cinv_1"],
        )
        expect((await inviteNamed("sixth")).status).toBe(200)
        expect(await resend("cinv_1")).toBe("422 pending_invitations")
        // Staff are not bound by what they have not checked.
        await invite(acme, "by.staff@new.example", memberNamed(acme, "admin").id)
        await shop.sql("delete from company_invitation where company_id = ?", [acme.id])
        await shop.sql("update company set status = 'active' where id = ?", [acme.id])
        await fill(49)
        expect((await inviteNamed("fiftieth")).status).toBe(200)
        expect(await refusalOf(inviteNamed("next"))).toBe("422 too_many_invitations")
        await expect(invite(acme, "next@new.example", memberNamed(acme, "admin").id)).rejects.toMatchObject({
          code: "too_many_invitations",
        })
      })
    })

    describe("The company", () => {
      it("has its invitations deleted thirty days after their end, whatever became of them", async () => {
        const admin = memberNamed(acme, "admin").id
        const ended = (days: number) => `now() - interval '${days} days'`
        for (const [email, days] of [
          ["old", 31],
          ["recent", 29],
        ] as const) {
          const { invitation } = await invite(acme, `${email}@new.example`, admin)
          await shop.sql(`update company_invitation set expires_at = ${ended(days)} where id = ?`, [
            invitation.id,
          ])
        }
        await forgetCompanyInvitations(container)
        const left = await shop.sql<{ email: string }>("select email from company_invitation")
        expect(left.map(({ email }) => email)).toEqual(["recent@new.example"])
      })

      it("is changed by its admins as far as they may; what is left out is emptied", async () => {
        const token = await tokenOf("admin")
        const details = {
          trading_name: "Acme",
          invoice_email: "bills@acme.example",
          phone: "01632 960124",
          po_required: true,
        }
        const { data } = await ask<AccountCompanyResponse>("post", "/company", token, details)
        expect(data.company).toMatchObject({ ...details, legal_name: "Acme Barcodes Ltd" })
        const { invoice_email, po_required } = details
        const emptied = await ask<AccountCompanyResponse>("post", "/company", token, {
          invoice_email,
          po_required,
        })
        expect(emptied.data.company).toMatchObject({ trading_name: null, phone: null, po_required: true })
        expect((await ask("post", "/company", token, { ...details, legal_name: "Mine" })).status).toBe(400)
        expect((await ask("post", "/company", token, { ...details, status: "active" })).status).toBe(400)
      })

      it("is as it was when a later step of a change fails", async () => {
        const token = await tokenOf("admin")
        const is_default = true
        const [first, second] = [
          await addAddress(token, { is_default }),
          await addAddress(token, { label: "B" }),
        ]
        await invite(acme, "by.second@new.example", memberNamed(acme, "second").id)
        const state = () =>
          shop.sql(
            `select to_jsonb(company) - 'updated_at' as row from company where id = ?
             union all select to_jsonb(company_member) - 'updated_at' from company_member where company_id = ?
             union all select to_jsonb(company_invitation) - 'updated_at' from company_invitation where company_id = ?
             union all select to_jsonb(company_address) from company_address where company_id = ?
             union all select to_jsonb(cost_centre) from cost_centre where company_id = ? order by 1`,
            Array.from({ length: 5 }, () => acme.id),
          )
        const before = await state()
        const by = "staff" as const
        const company_id = acme.id
        const address = { ...ADDRESS, label: "C", is_default }
        const failing = failingWorkflow(container).run({
          input: {
            details: { company_id, by, details: { invoice_email: "x@acme.example", po_required: true } },
            member: { company_id, by, id: memberNamed(acme, "second").id, status: "removed" },
            added: { company_id, by, address, idempotency_key: null },
            changed: { company_id, by, id: first.id, address: { ...address, label: "D" } },
            deleted: { company_id, by, id: second.id },
            centre: { company_id, by, cost_centre: { code: "A", name: "A" } },
          },
        })
        await expect(failing).rejects.toMatchObject({ message: "Failed on purpose" })
        expect(await state()).toEqual(before)
      })
    })

    describe("Addresses", () => {
      const defaults = async (token: string) => {
        const { data } = await ask<CompanyAddressesResponse>("get", "/addresses", token)
        return data.addresses.filter((one) => one.is_default).map(({ label }) => label)
      }

      it("are stored in the usual form, listed by label, changed and deleted", async () => {
        const token = await tokenOf("admin")
        const added = await addAddress(token)
        expect(added).toMatchObject({ ...ADDRESS, postcode: "LS1 4AP", company: null, is_default: false })
        await addAddress(token, { label: "Another", company: "Carrier Ltd", instructions: "Ring\ntwice" })
        const list = async (query = "") =>
          (await ask<CompanyAddressesResponse>("get", `/addresses${query}`, await tokenOf("buyer"))).data
        expect(await list()).toMatchObject({ count: 2, offset: 0, limit: 100 })
        expect((await list()).addresses.map(({ label }) => label)).toEqual(["Another", "Main warehouse"])
        expect((await list("?limit=1&offset=1")).addresses.map(({ label }) => label)).toEqual([
          "Main warehouse",
        ])
        const { data } = await ask<CompanyAddressResponse>("post", `/addresses/${added.id}`, token, {
          ...ADDRESS,
          label: "Yard",
          country: "je",
          postcode: "JE2 3AB",
        })
        expect(data.address).toMatchObject({ id: added.id, label: "Yard", country: "je" })
        expect((await ask("delete", `/addresses/${added.id}`, token)).data).toEqual({ done: true })
        expect(await refusalOf(ask("delete", `/addresses/${added.id}`, token))).toBe("404 not_found")
        expect((await list()).addresses.map(({ label }) => label)).toEqual(["Another"])
      })

      it("need a country that is delivered to, a postcode and nothing unknown", async () => {
        const token = await tokenOf("admin")
        for (const change of [
          { country: "fr" },
          { postcode: "LS1" },
          { label: "x".repeat(61) },
          { metadata: {} },
        ]) {
          expect((await ask("post", "/addresses", token, { ...ADDRESS, ...change })).status).toBe(400)
        }
        expect((await ask("get", "/addresses?limit=101", token)).status).toBe(400)
        expect((await ask("get", "/addresses?fields=*company", token)).status).toBe(400)
      })

      it("have one default for deliveries and one for invoices", async () => {
        const token = await tokenOf("admin")
        const is_default = true
        await addAddress(token, { label: "A", kind: "delivery", is_default })
        const invoices = await addAddress(token, { label: "B", kind: "invoice", is_default })
        expect(await defaults(token)).toEqual(["A", "B"])
        const next = await addAddress(token, { label: "C", kind: "delivery", is_default })
        expect(await defaults(token)).toEqual(["B", "C"])
        const both = { ...ADDRESS, label: "C", kind: "both", is_default }
        expect((await ask("post", `/addresses/${next.id}`, token, both)).status).toBe(200)
        expect(await defaults(token)).toEqual(["C"])
        const back = { ...ADDRESS, label: "B", kind: "invoice", is_default }
        expect((await ask("post", `/addresses/${invoices.id}`, token, back)).status).toBe(200)
        expect(await defaults(token)).toEqual(["B"])
      })
    })

    describe("Cost centres", () => {
      it("are stored, listed by code, changed and deleted", async () => {
        const token = await tokenOf("admin")
        const add = async (code: string) =>
          (await ask<CostCentreResponse>("post", "/cost-centres", token, { code, name: "Stores" })).data
            .cost_centre
        const { id } = await add("OPS-2")
        await add("OPS-1")
        const list = async () =>
          (await ask<CostCentresResponse>("get", "/cost-centres", token)).data.cost_centres.map(
            ({ code }) => code,
          )
        expect(await list()).toEqual(["OPS-1", "OPS-2"])
        const { data } = await ask<CostCentreResponse>("post", `/cost-centres/${id}`, token, {
          code: "OPS-0",
          name: "Despatch",
        })
        expect(data.cost_centre).toEqual({ id, code: "OPS-0", name: "Despatch" })
        expect(await list()).toEqual(["OPS-0", "OPS-1"])
        expect((await ask("delete", `/cost-centres/${id}`, token)).data).toEqual({ done: true })
        expect(await list()).toEqual(["OPS-1"])
      })

      it("have a code of their own within the company, also when two are stored at once", async () => {
        const token = await tokenOf("admin")
        const centre = { code: "OPS", name: "Stores" }
        const add = () => refusalOf(ask("post", "/cost-centres", token, centre))
        expect((await Promise.all([add(), add()])).filter((one) => one === "409 code_taken")).toHaveLength(1)
        const { data } = await ask<CostCentreResponse>("post", "/cost-centres", token, {
          ...centre,
          code: "B",
        })
        expect(await refusalOf(ask("post", `/cost-centres/${data.cost_centre.id}`, token, centre))).toBe(
          "409 code_taken",
        )
        expect((await ask("post", "/cost-centres", await tokenOf("admin", other), centre)).status).toBe(200)
      })
    })
  },
})
