import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type MedusaContainer } from "@medusajs/framework/types"
import {
  type CompanyAddressesResponse,
  type CompanyAddressResponse,
  type CostCentreResponse,
  type CostCentresResponse,
  IDEMPOTENCY_HEADER,
} from "../../src/contract"
import { accountRequests, ADDRESS, memberNamed, memberToken, refusalOf } from "../helpers/account"
import { storeCompany, type StoredCompany } from "../helpers/companies"
import { Shop } from "../helpers/shop"

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let container: MedusaContainer
    let ask: ReturnType<typeof accountRequests>
    let acme: StoredCompany
    let other: StoredCompany

    const tokenOf = (name: string, company = acme) => memberToken(container, memberNamed(company, name))
    const addAddress = async (token: string, change: object = {}) => {
      const { data } = await ask<CompanyAddressResponse>("post", "/addresses", token, {
        ...ADDRESS,
        ...change,
      })
      return data.address
    }
    const defaults = async (token: string) => {
      const { data } = await ask<CompanyAddressesResponse>("get", "/addresses", token)
      return data.addresses.filter((one) => one.is_default).map(({ label }) => label)
    }

    beforeAll(async () => {
      container = getContainer()
      shop = await Shop.open(api as AxiosInstance, container)
      ask = accountRequests(shop)
      acme = await storeCompany(container, {
        ...{ legal_name: "Acme Barcodes Ltd", account_number: "SWA-000901", status: "active" },
        people: [{ email: "admin@acme.example" }, { email: "buyer@acme.example", roles: ["buyer"] }],
      })
      other = await storeCompany(container, {
        ...{ legal_name: "Other Labels Ltd", account_number: "SWA-000902", status: "active" },
        people: [{ email: "admin@other.example" }],
      })
    })

    describe("Addresses", () => {
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

      it("are stored once for one idempotency key, also by two requests at once", async () => {
        const token = await tokenOf("admin")
        const key = { [IDEMPOTENCY_HEADER]: "0a000000-0000-4000-8000-000000000002" }
        const add = () => ask<CompanyAddressResponse>("post", "/addresses", token, ADDRESS, key)
        const answers = [...(await Promise.all([add(), add()])), await add()]
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
        expect(new Set(answers.map(({ data }) => data.address.id)).size).toBe(1)
        expect(await shop.count("company_address")).toBe(1)
        const bad = await ask("post", "/addresses", token, ADDRESS, { [IDEMPOTENCY_HEADER]: "short" })
        expect(bad.status).toBe(400)
      })

      it("are a thousand at most", async () => {
        await shop.sql(
          `insert into company_address (id, company_id, label, name, line1, city, postcode, country, kind)
           select 'cadr_' || n, ?, 'L', 'N', '1', 'Leeds', 'LS1 4AP', 'gb', 'both' from generate_series(1, 1000) n`,
          [acme.id],
        )
        expect(await refusalOf(ask("post", "/addresses", await tokenOf("admin"), ADDRESS))).toBe(
          "422 too_many",
        )
        expect((await ask("post", "/addresses", await tokenOf("admin", other), ADDRESS)).status).toBe(200)
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
