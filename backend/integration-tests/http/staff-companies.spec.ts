import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, transform } from "@medusajs/framework/workflows-sdk"
import {
  ACCOUNT_REFUSALS,
  type AdminActivitiesResponse,
  type AdminCompaniesResponse,
  adminCompaniesResponseSchema,
  type AdminCompanyAccountResponse,
  adminCompanyAccountResponseSchema,
  COMPANY_STATUSES,
  COMPANY_TRANSITIONS,
  type CompanyStatus,
  type CompanyTransition,
  IDEMPOTENCY_HEADER,
  type PersonalDataErasureResponse,
  type PersonalDataResponse,
  personalDataResponseSchema,
} from "../../src/contract"
import { COMPANY_MODULE } from "../../src/modules/company"
import { type CompanyModuleService } from "../../src/modules/company/service"
import { clearDuplicateWorkflow } from "../../src/workflows/company/workflows/clear-duplicate"
import { moveCompanyWorkflow } from "../../src/workflows/company/workflows/move-company"
import { updateCompanyDataWorkflow } from "../../src/workflows/company/workflows/update-company-data"
import { erasePersonalDataWorkflow } from "../../src/workflows/form-submission/workflows/erase-personal-data"
import { ADDRESS } from "../helpers/account"
import { storeCompany, type StoredCompany } from "../helpers/companies"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

interface Failure {
  type: string
  code?: string
  message: string
}

const FAILED = "A later step failed"

/** A step that fails, behind those whose compensation is tried. */
const failStep = createStep("fail", async () => {
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, FAILED)
})

/** Notes that a company is no duplicate, and fails after it. */
const clearAndFail = createWorkflow("clear-and-fail", (input: { id: string; of: string }) => {
  clearDuplicateWorkflow.runAsStep({ input })
  failStep()
})

/** Gives a company another number, and fails after it. */
const renumberAndFail = createWorkflow("renumber-and-fail", (input: { id: string; of: string }) => {
  updateCompanyDataWorkflow.runAsStep({
    input: transform({ input }, (data) => ({ id: data.input.id, change: { company_number: "SC987654" } })),
  })
  failStep()
})

const NAMES = Object.keys(COMPANY_TRANSITIONS) as CompanyTransition[]
const STATUSES = Object.keys(COMPANY_STATUSES) as CompanyStatus[]

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let number = 900_000

    const service = () => shop.container.resolve<CompanyModuleService>(COMPANY_MODULE)

    /** Stores a company with one admin, and further people. */
    const company = async (
      change: Partial<Parameters<typeof storeCompany>[1]> = {},
    ): Promise<StoredCompany & { account_number: string }> => {
      number += 1
      const account_number = `SWA-${number}`
      const stored = await storeCompany(shop.container, {
        ...{ account_number, legal_name: `Byron Logistics ${number} Ltd` },
        people: [{ email: `ada-${number}@byron.example` }],
        ...change,
      })
      return { ...stored, account_number }
    }

    const read = async (id: string) => {
      const { status, data } = await shop.admin<AdminCompanyAccountResponse>("get", `companies/${id}`)
      expect({ status, data }).toMatchObject({ status: 200 })
      return adminCompanyAccountResponseSchema.parse(data)
    }
    const list = async (query: string) => {
      const { status, data } = await shop.admin<AdminCompaniesResponse>("get", `companies?${query}`)
      expect({ status, data }).toMatchObject({ status: 200 })
      return adminCompaniesResponseSchema.parse(data)
    }
    const found = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}`)).companies.map(({ id }) => id)
    const send = (path: string, body: Record<string, unknown> = {}, ifMatch?: string) =>
      shop.request<AdminCompanyAccountResponse & Failure>(
        "post",
        `/admin/companies/${path}`,
        { authorization: `Bearer ${shop.token}`, ...(ifMatch === undefined ? {} : { "if-match": ifMatch }) },
        body,
      )
    const activitiesOf = async (id: string) =>
      (await shop.admin<AdminActivitiesResponse>("get", `activity?entity=company&entity_id=${id}`)).data
        .activities

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
    })

    describe("The list of companies", () => {
      it("finds by name, trading name, account number, company number and a member's address, in any case", async () => {
        const { id, account_number, members } = await company({
          legal_name: "Quixotic 100% Haulage Ltd",
          company_number: "SC654321",
        })
        await service().updateCompanies({ id, trading_name: "Windmill_Movers" })
        const other = await company()
        for (const q of [
          "quixotic HAULAGE",
          "windmill_",
          account_number.toLowerCase(),
          "sc654321",
          (members[0]?.email ?? "").toUpperCase(),
          "100%",
        ]) {
          expect({ q, found: await found(q) }).toEqual({ q, found: [id] })
        }
        expect(await found("ada-")).toEqual(expect.arrayContaining([id, other.id]))
        expect(await found("quixotic windless")).toEqual([])
      })

      it("counts every state whatever is filtered, and a company's members without those removed, who find it no more", async () => {
        const before = (await list("")).counts
        const { id, members } = await company({
          people: [{ email: "one@count.example" }, { email: "two@count.example", roles: ["buyer"] }],
        })
        await service().updateCompanyMembers({ id: members[1]?.id, status: "removed" })
        expect(await found("two@count.example")).toEqual([])
        const { companies, counts, count } = await list("status=closed&q=count.example")
        expect({ companies, count }).toEqual({ companies: [], count: 0 })
        expect(counts).toEqual({ ...before, pending: before.pending + 1 })
        const [one] = (await list("q=one@count.example&status=pending")).companies
        expect(one).toMatchObject({ id, member_count: 1, status: "pending" })
      })

      it("stands in an order and in pages that neither repeat nor leave out a company", async () => {
        for (const name of ["Zebedee", "alpha", "Mid"]) await company({ legal_name: `${name} Ordered Ltd` })
        const names = async (order: string, page = "") =>
          (await list(`q=ordered&order=${order}${page}`)).companies.map(({ legal_name }) => legal_name)
        const sorted = ["alpha Ordered Ltd", "Mid Ordered Ltd", "Zebedee Ordered Ltd"]
        expect(await names("legal_name")).toEqual(sorted)
        expect(await names("-legal_name")).toEqual(sorted.toReversed())
        expect(await names("created_at")).toEqual([sorted[2], sorted[0], sorted[1]])
        const pages = [await names("legal_name", "&limit=2"), await names("legal_name", "&limit=2&offset=2")]
        expect(pages.flat()).toEqual(sorted)
        expect((await list("q=ordered&limit=2&offset=50")).count).toBe(3)
      })

      it("refuses a query that it cannot mean", async () => {
        for (const query of [
          "status=open",
          "order=note",
          "limit=1000",
          "offset=-1",
          "fields=note",
          "company_id=x",
        ]) {
          const { status } = await shop.admin("get", `companies?${query}`)
          expect({ query, status }).toEqual({ query, status: 400 })
        }
      })
    })

    describe("A company as staff read it", () => {
      it("has members with their addresses, open invitations without their links, addresses and cost centres", async () => {
        const { id, members } = await company({
          people: [{ email: "admin@whole.example" }, { email: "buyer@whole.example", roles: ["buyer"] }],
        })
        const expires_at = new Date(Date.now() + 86_400_000)
        const invitation = { kind: "member" as const, company_id: id, roles: ["buyer"], expires_at }
        await service().createCompanyInvitations([
          { ...invitation, email: "open@whole.example", token_hash: `open-${id}` },
          { ...invitation, email: "gone@whole.example", token_hash: `gone-${id}`, revoked_at: new Date() },
          { ...invitation, email: "used@whole.example", token_hash: `used-${id}`, accepted_at: new Date() },
          { ...invitation, email: "late@whole.example", token_hash: `late-${id}`, expires_at: new Date(0) },
        ])
        await service().createCostCentres({ company_id: id, code: "IT", name: "Information technology" })
        const stored = await read(id)
        expect(stored.members.map(({ email, roles }) => ({ email, roles }))).toEqual([
          { email: "admin@whole.example", roles: ["admin"] },
          { email: "buyer@whole.example", roles: ["buyer"] },
        ])
        expect(stored.members[0]).toMatchObject({ id: members[0]?.id, first_name: "Ada", status: "active" })
        expect(stored.invitations.map(({ email }) => email)).toEqual(["open@whole.example"])
        expect(JSON.stringify(stored)).not.toContain(`open-${id}`)
        expect(stored.cost_centres).toMatchObject([{ code: "IT" }])
        expect(stored.company.registered_address).toEqual({
          ...{ line1: "1 Mill Lane", line2: null, city: "Leeds", postcode: "LS1 4AP", country: "gb" },
        })
      })
    })

    describe("A transition", () => {
      it.each(NAMES.flatMap((name) => STATUSES.map((status) => [name, status] as const)))(
        "%s from %s moves the company where the table says so, and changes nothing elsewhere",
        async (name, status) => {
          const { id } = await company({ status })
          const { from, to } = COMPANY_TRANSITIONS[name]
          const isAllowed = (from as readonly CompanyStatus[]).includes(status)
          const response = await send(`${id}/${name}`)
          if (isAllowed) {
            expect(response.status).toBe(200)
            expect(adminCompanyAccountResponseSchema.parse(response.data).company.status).toBe(to)
          } else {
            const { message } = ACCOUNT_REFUSALS.state_changed
            expect(response).toMatchObject({ status: 409, data: { code: "state_changed", message } })
          }
          expect((await read(id)).company.status).toBe(isAllowed ? to : status)
        },
      )

      it("is made once when two members of staff press at once", async () => {
        const { id } = await company({ status: "pending" })
        const statuses = await Promise.all([1, 2, 3].map(async () => (await send(`${id}/approve`)).status))
        expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
      })

      it("is in the activity log by its name, and names no person", async () => {
        const { id, account_number } = await company()
        for (const name of ["approve", "stop", "release", "close"]) await send(`${id}/${name}`)
        const activities = await activitiesOf(id)
        expect(activities.map(({ action }) => action).toReversed()).toEqual([
          "approved",
          "stopped",
          "released",
          "closed",
        ])
        expect(activities[0]).toMatchObject({
          entity_name: account_number,
          changes: [{ field: "status", before: "active", after: "closed" }],
        })
        expect(JSON.stringify(activities)).not.toContain("byron.example")
      })

      it("is taken back when a later step fails", async () => {
        const { id } = await company({ status: "active" })
        await expect(
          createWorkflow("close-and-fail", (input: { id: string }) => {
            moveCompanyWorkflow.runAsStep({
              input: transform({ input }, (data) => ({ id: data.input.id, transition: "close" as const })),
            })
            failStep()
          })(shop.container).run({ input: { id } }),
        ).rejects.toMatchObject({ message: FAILED })
        expect((await read(id)).company.status).toBe("active")
      })
    })

    describe("A company's data", () => {
      it("is changed field by field: what is left out stays, and null empties", async () => {
        const { id } = await company({ company_number: "01234567" })
        await send(id, {
          trading_name: "Byron",
          phone: "01632 960123",
          note: "Pays on time",
          po_required: true,
        })
        const { status, data } = await send(id, { trading_name: null, vat_number: "GB 123 4567 82" })
        expect(status).toBe(200)
        expect(data.company).toMatchObject({
          ...{ trading_name: null, vat_number: "GB123456782", phone: "01632 960123" },
          ...{ note: "Pays on time", po_required: true, company_number: "01234567" },
        })
      })

      it("has another registered address, whole, with a UK postcode in its usual form", async () => {
        const { id } = await company()
        const registered_address = { line1: "2 Canal Road", city: "Hull", postcode: "hu11aa", country: "GB" }
        const { status, data } = await send(id, { registered_address })
        expect({ status, data }).toMatchObject({ status: 200 })
        const stored = {
          ...{ line1: "2 Canal Road", line2: null, city: "Hull", postcode: "HU1 1AA", country: "gb" },
        }
        expect(data.company.registered_address).toEqual(stored)
        for (const faulty of [
          { ...registered_address, postcode: "HU1" },
          { ...registered_address, line1: "" },
          { line2: "Only a part" },
          null,
        ]) {
          expect((await send(id, { registered_address: faulty })).status).toBe(400)
        }
        expect((await read(id)).company.registered_address).toEqual(stored)
      })

      it("gives the customer group the new legal name, and all of it is taken back when a later step fails", async () => {
        const { id, groupId, account_number } = await company({ legal_name: "Before Ltd" })
        const groupName = async () =>
          (await shop.container.resolve(Modules.CUSTOMER).retrieveCustomerGroup(groupId)).name
        expect((await send(id, { legal_name: "After Ltd" })).status).toBe(200)
        expect(await groupName()).toBe(`${account_number} After Ltd`)
        await expect(
          createWorkflow("rename-and-fail", (input: { id: string }) => {
            updateCompanyDataWorkflow.runAsStep({
              input: transform({ input }, (data) => ({
                ...{ id: data.input.id, change: { legal_name: "Never Ltd", note: "Never" } },
              })),
            })
            failStep()
          })(shop.container).run({ input: { id } }),
        ).rejects.toMatchObject({ message: FAILED })
        expect((await read(id)).company).toMatchObject({ legal_name: "After Ltd", note: "" })
        expect(await groupName()).toBe(`${account_number} After Ltd`)
      })

      it("that somebody else has changed meanwhile is refused with If-Match", async () => {
        const { id } = await company()
        const { updated_at } = (await read(id)).company
        expect((await send(id, { note: "Mine" }, `"${updated_at}"`)).status).toBe(200)
        const second = await send(id, { note: "Theirs" }, `"${updated_at}"`)
        expect(second).toMatchObject({ status: 409, data: { code: "changed_meanwhile" } })
        expect((await read(id)).company.note).toBe("Mine")
      })

      it("is assigned to a member of staff, and to nobody else", async () => {
        const { id } = await company()
        const me = await shop.admin<{ user: { id: string } }>("get", "users/me")
        const assigned = await send(id, { assigned_user_id: me.data.user.id })
        expect(assigned.data.company.assigned_user_id).toBe(me.data.user.id)
        expect((await send(id, { assigned_user_id: "user_nobody" })).status).toBe(400)
        expect((await send(id, { assigned_user_id: null })).data.company.assigned_user_id).toBeNull()
      })

      it("with the number of another company is a possible duplicate of it, until it has one of its own", async () => {
        const first = await company({ company_number: "07654321" })
        const second = await company()
        const doubled = await send(second.id, { company_number: "07654321" })
        expect(doubled.data.company.possible_duplicate_of).toBe(first.id)
        const { data } = await send(second.id, { company_number: "07654322" })
        expect(data.company).toMatchObject({ company_number: "07654322", possible_duplicate_of: null })
      })

      describe("with the number of another that staff have compared", () => {
        const clear = (id: string, of: string) => send(`${id}/not-duplicate`, { of })
        const duplicate = async () => {
          number += 1
          const company_number = `09${number}`
          const first = await company({ company_number })
          const second = await company()
          await send(second.id, { company_number })
          return { first, second, company_number }
        }

        it("is no duplicate any more, also for the activity log; the next company with it is one of the first", async () => {
          const { first, second, company_number } = await duplicate()
          const { status, data } = await clear(second.id, first.id)
          expect({ status, data }).toMatchObject({ status: 200 })
          expect(data.company).toMatchObject({ company_number, possible_duplicate_of: null })
          const [entry] = await activitiesOf(second.id)
          expect(entry).toMatchObject({
            action: "distinguished",
            changes: [{ field: "possible_duplicate_of", before: first.id, after: null }],
          })
          const third = await company()
          const next = await send(third.id, { company_number })
          expect(next.data.company.possible_duplicate_of).toBe(first.id)
          const noted = await send(second.id, { company_number, note: "Two branches" })
          expect(noted.data.company.possible_duplicate_of).toBeNull()
        })

        it("is not cleared by who has compared it with another, twice, or where nobody is", async () => {
          const { first, second } = await duplicate()
          const other = await company()
          const refused = { status: 409, data: { code: "state_changed" } }
          expect(await clear(second.id, other.id)).toMatchObject(refused)
          expect((await read(second.id)).company.possible_duplicate_of).toBe(first.id)
          expect((await clear(second.id, first.id)).status).toBe(200)
          expect(await clear(second.id, first.id)).toMatchObject(refused)
          expect((await clear("comp_nobody", first.id)).status).toBe(404)
          expect((await send(`${second.id}/not-duplicate`, {})).status).toBe(400)
        })

        it("is what it was when a later step fails, of this or of a change of its number", async () => {
          const { first, second } = await duplicate()
          const input = { id: second.id, of: first.id }
          const failed = { message: FAILED }
          const duplicateOf = async () => (await read(second.id)).company.possible_duplicate_of
          await expect(clearAndFail(shop.container).run({ input })).rejects.toMatchObject(failed)
          expect(await duplicateOf()).toBe(first.id)
          await expect(renumberAndFail(shop.container).run({ input })).rejects.toMatchObject(failed)
          expect(await duplicateOf()).toBe(first.id)
          await clear(second.id, first.id)
          await expect(renumberAndFail(shop.container).run({ input })).rejects.toMatchObject(failed)
          expect(await duplicateOf()).toBeNull()
        })
      })

      it("refuses fields that staff do not set, and values that no field can have", async () => {
        const { id } = await company({ status: "pending" })
        for (const body of [
          { status: "active" },
          { possible_duplicate_of: null },
          { shares_company_number: true },
          { customer_group_id: "cusgroup_other" },
          { account_number: "SWA-000001" },
          { id: "comp_other" },
          { legal_name: "" },
          { legal_name: null },
          { vat_number: "GB 123 4567 89" },
          { invoice_email: "nobody" },
          { note: "x".repeat(5_001) },
        ]) {
          expect({ body, status: (await send(id, body)).status }).toEqual({ body, status: 400 })
        }
        expect((await read(id)).company.status).toBe("pending")
      })
    })

    describe("A member", () => {
      const change = (id: string, member: string, body: Record<string, unknown>) =>
        send(`${id}/members/${member}`, body)
      const remove = (id: string, member: string) =>
        shop.admin<AdminCompanyAccountResponse & Failure>("delete", `companies/${id}/members/${member}`)

      it("gets other roles, is suspended, let back in and removed, each in the activity log", async () => {
        const { id, groupId, members } = await company({
          people: [{ email: "admin@people.example" }, { email: "bea@people.example", roles: ["buyer"] }],
        })
        const member = members[1]?.id ?? ""
        const stateOf = ({ data }: { data: AdminCompanyAccountResponse }) =>
          data.members.filter((one) => one.id === member).map(({ roles, status }) => ({ roles, status }))
        expect(stateOf(await change(id, member, { roles: ["accounts", "approver"] }))).toEqual([
          { roles: ["approver", "accounts"], status: "active" },
        ])
        expect(stateOf(await change(id, member, { status: "suspended" }))).toMatchObject([
          { status: "suspended" },
        ])
        expect(stateOf(await change(id, member, { status: "active" }))).toMatchObject([{ status: "active" }])
        expect(stateOf(await remove(id, member))).toMatchObject([{ status: "removed" }])
        const group = await shop.container
          .resolve(Modules.CUSTOMER)
          .retrieveCustomerGroup(groupId, { relations: ["customers"] })
        expect(group.customers).toHaveLength(1)
        expect((await activitiesOf(id)).map(({ action }) => action)).toEqual(Array(4).fill("updated"))
        const last = { status: 409, data: { code: "last_admin" } }
        expect(await remove(id, members[0]?.id ?? "")).toMatchObject(last)
      })

      it("of another company is not found, and bad input is refused", async () => {
        const one = await company()
        const other = await company({
          people: [{ email: "admin@other.example" }, { email: "bea@other.example", roles: ["buyer"] }],
        })
        const member = other.members[1]?.id ?? ""
        expect((await change(one.id, member, { roles: ["admin"] })).status).toBe(404)
        expect((await remove(one.id, member)).status).toBe(404)
        for (const body of [
          {},
          { roles: [] },
          { roles: ["owner"] },
          { status: "removed" },
          { company_id: one.id },
        ]) {
          expect({ body, status: (await change(other.id, member, body)).status }).toEqual({
            body,
            status: 400,
          })
        }
        expect((await read(other.id)).members).toMatchObject([{}, { roles: ["buyer"], status: "active" }])
      })
    })

    describe("An invitation by staff", () => {
      const invite = (id: string, email: string, roles = ["admin"]) =>
        send(`${id}/invitations`, { email, roles })

      it("goes out by mail, also into a company without members, and is in the activity log", async () => {
        const { id } = await company({ people: [] })
        const { status, data } = await invite(id, "Founder@Empty.example")
        expect({ status, data }).toMatchObject({ status: 200 })
        expect(data.members).toEqual([])
        expect(data.invitations).toMatchObject([{ email: "founder@empty.example", roles: ["admin"] }])
        expect((await read(id)).mails).toMatchObject([
          { kind: "member_invitation", recipient: "founder@empty.example" },
        ])
        expect(await activitiesOf(id)).toMatchObject([{ action: "invited" }])
        expect(JSON.stringify(await activitiesOf(id))).not.toContain("empty.example")
      })

      it("is refused for a member, into a closed company, and without a role or an address", async () => {
        const { id, members } = await company()
        expect(await invite(id, members[0]?.email ?? "")).toMatchObject({
          ...{ status: 409, data: { code: "already_member" } },
        })
        for (const [email, roles] of [["nobody", ["admin"]] as const, ["a@b.example", []] as const]) {
          expect((await invite(id, email, [...roles])).status).toBe(400)
        }
        await send(`${id}/close`)
        expect(await invite(id, "a@b.example")).toMatchObject({
          status: 409,
          data: { code: "state_changed" },
        })
        expect((await read(id)).invitations).toEqual([])
      })
    })

    describe("An address of a company", () => {
      const add = (id: string, change: object = {}, headers: Record<string, string> = {}) =>
        shop.request<AdminCompanyAccountResponse & Failure>(
          "post",
          `/admin/companies/${id}/addresses`,
          { authorization: `Bearer ${shop.token}`, ...headers },
          { ...ADDRESS, ...change },
        )
      const remove = (id: string, address: string) =>
        shop.admin<AdminCompanyAccountResponse & Failure>("delete", `companies/${id}/addresses/${address}`)

      it("is stored, changed and deleted by staff as by the company's admins", async () => {
        const { id } = await company()
        const { status, data } = await add(id, { is_default: true })
        expect({ status, data }).toMatchObject({ status: 200 })
        const address = data.addresses[0]?.id ?? ""
        expect(data.addresses).toMatchObject([{ ...ADDRESS, postcode: "LS1 4AP", is_default: true }])
        await add(id, { label: "Yard", is_default: true })
        const changed = await send(`${id}/addresses/${address}`, {
          ...ADDRESS,
          label: "Annexe",
          kind: "both",
        })
        expect(changed.status).toBe(200)
        expect(
          changed.data.addresses.map(({ label, kind, is_default: isDefault }) => [label, kind, isDefault]),
        ).toEqual([
          ["Annexe", "both", false],
          ["Yard", "delivery", true],
        ])
        expect((await remove(id, address)).data.addresses.map(({ label }) => label)).toEqual(["Yard"])
        expect((await remove(id, address)).status).toBe(404)
        expect((await activitiesOf(id)).map(({ action }) => action)).toEqual(Array(4).fill("updated"))
        expect(JSON.stringify(await activitiesOf(id))).not.toContain(ADDRESS.line1)
      })

      it("is stored once for one key, is not found of another company, and is refused where it is none", async () => {
        const [one, other] = [await company(), await company()]
        const key = { [IDEMPOTENCY_HEADER]: "0a000000-0000-4000-8000-000000000003" }
        const answers = [await add(other.id, {}, key), await add(other.id, {}, key)]
        expect(answers.map(({ data }) => data.addresses.length)).toEqual([1, 1])
        expect((await add(other.id, {}, { [IDEMPOTENCY_HEADER]: "short" })).status).toBe(400)
        const address = answers[0]?.data.addresses[0]?.id ?? ""
        expect((await send(`${one.id}/addresses/${address}`, ADDRESS)).status).toBe(404)
        expect((await remove(one.id, address)).status).toBe(404)
        for (const change of [{ country: "fr" }, { postcode: "LS1" }, { company_id: one.id }]) {
          expect((await add(other.id, change)).status).toBe(400)
          expect((await send(`${other.id}/addresses/${address}`, { ...ADDRESS, ...change })).status).toBe(400)
        }
        expect((await add("comp_nobody")).status).toBe(404)
        expect((await read(other.id)).addresses).toMatchObject([{ id: address, label: ADDRESS.label }])
      })
    })

    describe("An open invitation", () => {
      const invited = async (email: string) => {
        const { id } = await company()
        const { data } = await send(`${id}/invitations`, { email, roles: ["buyer"] })
        return { id, invitation: data.invitations[0]?.id ?? "" }
      }
      const hashOf = async (invitation: string) => {
        const [stored] = await service().listCompanyInvitations({ id: invitation })
        return stored?.token_hash
      }
      const resend = (id: string, invitation: string) => send(`${id}/invitations/${invitation}/resend`)
      const revoke = (id: string, invitation: string) =>
        shop.admin<AdminCompanyAccountResponse & Failure>(
          "delete",
          `companies/${id}/invitations/${invitation}`,
        )

      it("is mailed again with another link and more time, and the former link is gone", async () => {
        const { id, invitation } = await invited("again@invited.example")
        const former = await hashOf(invitation)
        const expires_at = new Date(Date.now() + 60_000)
        await service().updateCompanyInvitations({ id: invitation, expires_at })
        const { status, data } = await resend(id, invitation)
        expect({ status, data }).toMatchObject({ status: 200 })
        expect(data.invitations).toMatchObject([{ id: invitation, email: "again@invited.example" }])
        expect(Date.parse(data.invitations[0]?.expires_at ?? "")).toBeGreaterThan(expires_at.getTime())
        expect(await hashOf(invitation)).not.toBe(former)
        const mails = (await read(id)).mails.filter(({ kind }) => kind === "member_invitation")
        expect(mails).toHaveLength(2)
        expect((await activitiesOf(id)).map(({ action }) => action)).toEqual(["mailed", "invited"])
      })

      it("is revoked, and can then be neither revoked nor mailed; the activity log names nobody", async () => {
        const { id, invitation } = await invited("revoked@invited.example")
        const { status, data } = await revoke(id, invitation)
        expect({ status, invitations: data.invitations }).toEqual({ status: 200, invitations: [] })
        for (const again of [await revoke(id, invitation), await resend(id, invitation)]) {
          expect(again).toMatchObject({ status: 409, data: { code: "state_changed" } })
        }
        const activities = await activitiesOf(id)
        expect(activities.map(({ action }) => action)).toEqual(["uninvited", "invited"])
        expect(JSON.stringify(activities)).not.toContain("invited.example")
      })

      it("of another company is not found and stays; of a closed one it is revoked, but not mailed", async () => {
        const one = await company()
        const { id, invitation } = await invited("foreign@invited.example")
        const former = await hashOf(invitation)
        expect((await resend(one.id, invitation)).status).toBe(404)
        expect((await revoke(one.id, invitation)).status).toBe(404)
        expect(await hashOf(invitation)).toBe(former)
        await send(`${id}/close`)
        expect(await resend(id, invitation)).toMatchObject({ status: 409, data: { code: "state_changed" } })
        expect((await revoke(id, invitation)).status).toBe(200)
      })
    })

    describe("Mail about a company", () => {
      it("tells each active admin once that the company is approved, and once more when staff ask after it was given up", async () => {
        const { id } = await company({
          people: [{ email: "admin@approved.example" }, { email: "bea@approved.example", roles: ["buyer"] }],
        })
        await send(`${id}/approve`)
        const mails = async () =>
          (await read(id)).mails.map(({ kind, recipient, status }) => ({ kind, recipient, status }))
        const sent = [{ kind: "account_approved", recipient: "admin@approved.example", status: "sent" }]
        await soon(async () => expect(await mails()).toEqual(sent))
        await shop.container
          .resolve(ContainerRegistrationKeys.PG_CONNECTION)("post_mail")
          .where({ company_id: id })
          .update({ status: "failed", sent_at: null, next_attempt_at: null })
        expect((await send(`${id}/mail`)).status).toBe(200)
        expect(await mails()).toEqual(sent)
      })
    })

    describe("Medusa's own routes of customers", () => {
      it("delete no member of a company, and do delete one who has been removed", async () => {
        const { id, members } = await company({
          people: [{ email: "only@admin.example" }, { email: "second@admin.example", roles: ["buyer"] }],
        })
        const [admin, buyer] = members
        const refused = await shop.admin<Failure>("delete", `customers/${admin?.customerId ?? ""}`)
        expect(refused.status).toBe(400)
        expect(refused.data.message).toMatch(/member of a company/)
        await service().updateCompanyMembers({ id: buyer?.id, status: "removed" })
        expect((await shop.admin("delete", `customers/${buyer?.customerId ?? ""}`)).status).toBe(200)
        const { members: left } = await read(id)
        expect(left).toMatchObject([
          { email: "only@admin.example", status: "active" },
          { email: "", first_name: "Former", last_name: "member", status: "removed" },
        ])
      })
    })

    describe("The personal data of a member", () => {
      const exported = async (email: string) => {
        const { status, data } = await shop.admin<PersonalDataResponse>(
          "get",
          `form-submissions/personal-data?email=${encodeURIComponent(email)}`,
        )
        expect({ status, data }).toMatchObject({ status: 200 })
        return personalDataResponseSchema.parse(data).personal_data
      }
      const erase = (email: string) =>
        shop.admin<PersonalDataErasureResponse & Failure>("post", "form-submissions/personal-data/erase", {
          email,
        })
      const invite = (companyId: string, email: string) =>
        service().createCompanyInvitations({
          ...{ kind: "member" as const, company_id: companyId, email, roles: ["buyer"] },
          ...{ token_hash: `hash-${email}-${companyId}`, expires_at: new Date(Date.now() + 86_400_000) },
        })
      /** Everything stored that could name a person, as text. */
      const everything = async () => {
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const tables = [
          ...["customer", "customer_address", "company_member", "company_invitation"],
          ...["auth_identity", "provider_identity", "activity_entry", "post_mail"],
        ]
        const rows = await Promise.all(
          tables.map((table) => database(table).select<object[]>("*").orderBy("id")),
        )
        return JSON.stringify(rows)
      }

      it("is handed out with company, roles and invitations", async () => {
        const { id } = await company({
          legal_name: "Export Ltd",
          people: [
            { email: "admin@export.example" },
            { email: "bea@export.example", roles: ["buyer", "accounts"] },
          ],
        })
        await invite(id, "bea@export.example")
        const data = await exported("Bea@Export.example")
        expect(data.company_memberships).toMatchObject([
          {
            ...{
              company: "Export Ltd",
              email: "bea@export.example",
              first_name: "Ada",
              phone: "01632 960123",
            },
            ...{ roles: ["buyer", "accounts"], status: "active" },
          },
        ])
        expect(data.company_invitations).toMatchObject([{ company: "Export Ltd", accepted_at: null }])
        expect(JSON.stringify(data)).not.toContain("hash-")
        expect(JSON.stringify(data)).not.toContain("admin@export.example")
      })

      it("is erased everywhere: the member stays as a former one, and cannot sign in", async () => {
        const { id, groupId, members } = await company({
          people: [{ email: "admin@erase.example" }, { email: "bea@erase.example", roles: ["buyer"] }],
        })
        // Owes a mail to the person.
        await send(`${id}/members/${members[1]?.id ?? ""}`, { roles: ["accounts"] })
        expect((await read(id)).mails).toMatchObject([{ recipient: "bea@erase.example" }])
        await invite(id, "bea@erase.example")
        const { status, data } = await erase("Bea@erase.example")
        expect({ status, data }).toMatchObject({
          status: 200,
          data: { personal_data_erasure: { customers_emptied: 1, company_invitations_deleted: 1 } },
        })
        expect(await everything()).not.toContain("bea@erase.example")
        const stored = await read(id)
        expect(stored.members).toMatchObject([
          { email: "admin@erase.example", status: "active" },
          { email: "", first_name: "Former", last_name: "member", status: "removed" },
        ])
        expect(stored.company.member_count).toBe(1)
        const group = await shop.container
          .resolve(Modules.CUSTOMER)
          .retrieveCustomerGroup(groupId, { relations: ["customers"] })
        expect(group.customers).toHaveLength(1)
        expect((await exported("bea@erase.example")).company_memberships).toEqual([])
      })

      it("of a company's only admin is not erased until the company is closed", async () => {
        const { id } = await company({ status: "active", people: [{ email: "last@erase.example" }] })
        const refused = await erase("last@erase.example")
        expect(refused).toMatchObject({
          status: 409,
          data: { code: "last_admin", message: ACCOUNT_REFUSALS.last_admin.message },
        })
        expect((await read(id)).members).toMatchObject([{ email: "last@erase.example", status: "active" }])
        await send(`${id}/close`)
        expect((await erase("last@erase.example")).status).toBe(200)
        expect(await everything()).not.toContain("last@erase.example")
      })

      it("leaves a colleague of the shop who signs in with the same address the way to sign in", async () => {
        const { members } = await company({
          people: [{ email: "admin@both.example" }, { email: "both@both.example", roles: ["buyer"] }],
        })
        const auth = shop.container.resolve(Modules.AUTH)
        const { identityId, customerId } = members[1] ?? { identityId: "", customerId: "" }
        await auth.updateAuthIdentities({
          ...{ id: identityId, app_metadata: { customer_id: customerId, user_id: "user_of_both" } },
        })
        expect((await erase("both@both.example")).status).toBe(200)
        const [identity] = await auth.listAuthIdentities({ id: [identityId] })
        expect(identity?.app_metadata).toEqual({ user_id: "user_of_both" })
      })

      it("is put back whole when a later step fails", async () => {
        const { id } = await company({
          people: [{ email: "admin@back.example" }, { email: "bea@back.example", roles: ["buyer"] }],
        })
        await invite(id, "bea@back.example")
        const before = await everything()
        await expect(
          createWorkflow("erase-and-fail", (input: { email: string }) => {
            erasePersonalDataWorkflow.runAsStep({ input })
            failStep()
          })(shop.container).run({ input: { email: "bea@back.example" } }),
        ).rejects.toMatchObject({ message: FAILED })
        expect(await everything()).toBe(before)
      })
    })
  },
})
