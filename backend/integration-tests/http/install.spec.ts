import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type AxiosInstance } from "axios"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type StoreCatalogueResponse, type StoreMachineTypesResponse } from "../../src/contract"
import { installAdmin } from "../../src/seed/install-admin"
import { installCatalogue } from "../../src/seed/install-catalogue"
import { installShop } from "../../src/seed/install-shop"
import { completeSearchIndex } from "../../src/seed/search-index"
import { ShopNote, writeNote } from "../../src/seed/shop-notes"
import { csv, row } from "../helpers/catalogue-rows"

jest.setTimeout(120_000)

const ACCOUNT = { email: "first@scanwright.example", password: "a-long-test-password" }
const SAMPLE = [row("SAMPLE-1"), row("SAMPLE-2", { machine_type: "Tablets" }), row("SAMPLE-3")]

/** Tables that a set-up writes to. */
const TABLES = [
  "store",
  "store_currency",
  "region",
  "tax_region",
  "tax_rate",
  "sales_channel",
  "stock_location",
  "shipping_profile",
  "api_key",
  "product_category",
  "machine_type",
  '"user"',
  "auth_identity",
  "product",
]

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let folder = ""
    let sampleFile = ""

    const container = (): MedusaContainer => getContainer()

    async function countRows(): Promise<Record<string, number>> {
      const connection = container().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const counts: Record<string, number> = {}
      for (const table of TABLES) {
        const { rows } = await connection.raw<{ rows: { count: number }[] }>(
          `select count(*)::int as count from ${table} where deleted_at is null`,
        )
        counts[table] = rows[0]?.count ?? 0
      }
      return counts
    }

    const signIn = async (password: string) => {
      const http = api as AxiosInstance
      const { status } = await http.post(
        "/auth/user/emailpass",
        { email: ACCOUNT.email, password },
        { validateStatus: () => true },
      )
      return status
    }

    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), "install-"))
      sampleFile = path.join(folder, "sample.csv")
      writeFileSync(sampleFile, csv(SAMPLE))
    })
    afterAll(() => rmSync(folder, { recursive: true }))

    async function install() {
      const { publishableKey } = await installShop(container())
      const adminCreated = await installAdmin(container(), ACCOUNT)
      const seeded = await installCatalogue(container(), sampleFile)
      await completeSearchIndex(container())
      return { publishableKey, adminCreated, created: seeded?.created ?? null }
    }

    it("sets up a shop that sells in pounds ex VAT, and changes nothing the second time", async () => {
      const first = await install()
      expect(first).toMatchObject({ adminCreated: true, created: SAMPLE.length })
      const before = await countRows()
      expect(before).toMatchObject({
        region: 1,
        tax_region: 1,
        sales_channel: 1,
        stock_location: 1,
        api_key: 1,
      })
      expect(await install()).toEqual({ ...first, adminCreated: false, created: null })
      expect(await countRows()).toEqual(before)

      const query = container().resolve(ContainerRegistrationKeys.QUERY)
      const { data: regions } = await query.graph({
        entity: "region",
        fields: ["name", "currency_code", "countries.iso_2"],
      })
      expect(regions).toMatchObject([
        { name: "United Kingdom", currency_code: "gbp", countries: [{ iso_2: "gb" }] },
      ])
      const [rate] = await container().resolve(Modules.TAX).listTaxRates({})
      expect(rate).toMatchObject({ rate: 20, is_default: true })
      const preferences = await container().resolve(Modules.PRICING).listPricePreferences({})
      expect(preferences.filter(({ is_tax_inclusive: inclusive }) => inclusive)).toEqual([])
    })

    it("serves the whole sample catalogue and six introduced machine types", async () => {
      const { publishableKey } = await install()
      const http = api as AxiosInstance
      const headers = { "x-publishable-api-key": publishableKey }
      const catalogue = await http.get<StoreCatalogueResponse>("/store/catalogue", { headers })
      expect(catalogue.data.count).toBe(SAMPLE.length)
      const types = await http.get<StoreMachineTypesResponse>("/store/machine-types", { headers })
      expect(types.data.machine_types.map(({ handle, product_count: count }) => [handle, count])).toEqual([
        ["barcode-scanners", 2],
        ["mobile-computers", 0],
        ["label-printers", 0],
        ["pos-systems", 0],
        ["tablets", 1],
        ["networking-equipment", 0],
      ])
      for (const { logo, intro } of types.data.machine_types) {
        expect(logo).toMatch(/^\/equipment\/[a-z-]+\.svg$/)
        expect(intro?.length).toBeGreaterThan(200)
      }
    })

    describe("the first admin", () => {
      it("can sign in, and a later set-up changes nobody's password", async () => {
        expect(await installAdmin(container(), ACCOUNT)).toBe(true)
        expect(await signIn(ACCOUNT.password)).toBe(200)
        expect(await installAdmin(container(), { ...ACCOUNT, password: "another-password" })).toBe(false)
        expect(await signIn("another-password")).toBe(401)
      })

      it("is completed when a set-up was killed after the registration", async () => {
        await container()
          .resolve(Modules.AUTH)
          .register("emailpass", { body: { ...ACCOUNT, password: "of-the-killed-run" } })
        expect(await installAdmin(container(), ACCOUNT)).toBe(true)
        expect(await signIn(ACCOUNT.password)).toBe(200)
      })

      it("is completed when a set-up was killed after the user was made", async () => {
        await container()
          .resolve(Modules.USER)
          .createUsers([{ email: ACCOUNT.email }])
        expect(await installAdmin(container(), ACCOUNT)).toBe(true)
        expect(await signIn(ACCOUNT.password)).toBe(200)
      })

      it("waits for a set-up that names one", async () => {
        expect(await installAdmin(container(), undefined)).toBe(false)
        expect((await countRows())['"user"']).toBe(0)
      })
    })

    describe("the sample catalogue", () => {
      it("does not come back when staff have deleted it", async () => {
        await install()
        const products = container().resolve(Modules.PRODUCT)
        const stored = await products.listProducts({}, { select: ["id"] })
        await products.softDeleteProducts(stored.map(({ id }) => id))
        expect((await install()).created).toBeNull()
      })

      it("does not join a catalogue that is there already", async () => {
        await installShop(container())
        await container()
          .resolve(Modules.PRODUCT)
          .createProducts([{ title: "Our own" }])
        expect((await install()).created).toBeNull()
        expect((await countRows()).product).toBe(1)
      })

      it("is completed when a set-up was killed in the middle of it", async () => {
        await installShop(container())
        await writeNote(container(), ShopNote.sampleCatalogue, "started")
        const half = path.join(folder, "half.csv")
        writeFileSync(half, csv(SAMPLE.slice(0, 1)))
        await installCatalogue(container(), half)
        await writeNote(container(), ShopNote.sampleCatalogue, "started")
        expect((await install()).created).toBe(SAMPLE.length - 1)
        expect((await install()).created).toBeNull()
      })
    })

    it("completes a machine type whose category was made before the set-up was killed", async () => {
      await container()
        .resolve(Modules.PRODUCT)
        .createProductCategories([{ name: "Tablets", handle: "tablets", is_active: true }])
      const { publishableKey } = await install()
      const { data } = await (api as AxiosInstance).get<StoreMachineTypesResponse>("/store/machine-types", {
        headers: { "x-publishable-api-key": publishableKey },
      })
      expect(data.machine_types).toHaveLength(6)
      expect(data.machine_types.find(({ handle }) => handle === "tablets")?.logo).toBe(
        "/equipment/rugged-tablet.svg",
      )
    })
  },
})
