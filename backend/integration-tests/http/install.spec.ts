import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type AxiosInstance } from "axios"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import {
  type StoreBlogResponse,
  type StoreBlogsResponse,
  type StoreCatalogueResponse,
  type StoreMachineTypesResponse,
} from "../../src/contract"
import { BLOG_MODULE } from "../../src/modules/blog"
import { readMachineTypes } from "../../src/modules/machine-type/read-machine-types"
import { type BlogModuleService } from "../../src/modules/blog/service"
import { installAdmin } from "../../src/seed/install-admin"
import { installArticles } from "../../src/seed/install-articles"
import { installCatalogue } from "../../src/seed/install-catalogue"
import { installShop } from "../../src/seed/install-shop"
import { completeSearchIndex } from "../../src/search/search-index"
import { findSeedData } from "../../src/seed/seed-data"
import { ShopNote, writeNote } from "../../src/lib/shop-notes"
import { csv, row } from "../helpers/catalogue-rows"

jest.setTimeout(120_000)

/** Settings with a provider of each kind that a shop may add. */
const provider = (file: string, id: string, options = {}) =>
  JSON.stringify([{ resolve: path.resolve(__dirname, "../providers", file), id, options }])
Object.assign(process.env, {
  TAX_PROVIDERS: provider("flat-tax", "test", { rate: 7 }),
  FULFILLMENT_PROVIDERS: provider("courier", "test"),
  AUTH_PROVIDERS: provider("badge", "badge"),
  AUTH_METHODS: JSON.stringify({ user: ["emailpass", "badge"], customer: [] }),
})

const ACCOUNT = { email: "first@scanwright.example", password: "a-long-test-password" }
const SAMPLE = [row("SAMPLE-1"), row("SAMPLE-2", { machine_type: "Tablets" }), row("SAMPLE-3")]

/** The sample articles, found from where a build of the backend runs. */
const ARTICLES = findSeedData(path.resolve(__dirname, "../../.medusa/server"), "articles/articles.json")
const ARTICLE_COUNT = 12

/** Tables that the first installation writes to. */
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
  "blog",
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
      const articles = await installArticles(container(), ARTICLES)
      await completeSearchIndex(container())
      return { publishableKey, adminCreated, created: seeded?.created ?? null, articles }
    }

    it("names the store in Medusa as the site is named, and leaves it the name that staff give it", async () => {
      const stores = container().resolve(Modules.STORE)
      const storeName = async () => (await stores.listStores({}, { take: 1 }))[0]?.name
      const before = process.env.SITE_NAME
      process.env.SITE_NAME = "Harbour Scan"
      try {
        await installShop(container())
        expect(await storeName()).toBe("Harbour Scan")
        const [store] = await stores.listStores({}, { take: 1 })
        await stores.updateStores(store?.id ?? "", { name: "Harbour Scan Leith" })
        await installShop(container())
        expect(await storeName()).toBe("Harbour Scan Leith")
      } finally {
        if (before === undefined) delete process.env.SITE_NAME
        else process.env.SITE_NAME = before
      }
    })

    it("sets up a shop that sells in pounds ex VAT, and changes nothing the second time", async () => {
      const first = await install()
      expect(first).toMatchObject({
        adminCreated: true,
        created: SAMPLE.length,
        articles: ARTICLE_COUNT,
      })
      const before = await countRows()
      expect(before).toMatchObject({
        region: 1,
        tax_region: 1,
        sales_channel: 1,
        stock_location: 1,
        api_key: 1,
        blog: ARTICLE_COUNT,
      })
      expect(await install()).toEqual({ ...first, adminCreated: false, created: null, articles: null })
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

    describe("the providers that settings name", () => {
      const staff = async () => {
        await install()
        const { data } = await (api as AxiosInstance).post<{ token: string }>("/auth/user/emailpass", ACCOUNT)
        return { headers: { authorization: `Bearer ${data.token}` } }
      }

      it("tax: the United Kingdom's is the first of them, by which lines are taxed", async () => {
        const { data } = await (api as AxiosInstance).get<{ tax_providers: { id: string }[] }>(
          "/admin/tax-providers",
          await staff(),
        )
        expect(data.tax_providers.map(({ id }) => id)).toContain("tp_flat_test")
        const taxes = container().resolve(Modules.TAX)
        expect(await taxes.listTaxRegions({ country_code: "gb" })).toMatchObject([
          { provider_id: "tp_flat_test" },
        ])
        const lines = await taxes.getTaxLines([{ id: "line", product_id: "any" }], {
          address: { country_code: "gb" },
        })
        expect(lines).toMatchObject([{ line_item_id: "line", rate: 7, code: "FLAT" }])
      })

      it("delivery: offered beside the manual one, with its options", async () => {
        const http = api as AxiosInstance
        const headers = await staff()
        const { data } = await http.get<{ fulfillment_providers: { id: string }[] }>(
          "/admin/fulfillment-providers",
          headers,
        )
        expect(data.fulfillment_providers.map(({ id }) => id).sort()).toEqual([
          "courier_test",
          "manual_manual",
        ])
        const options = await http.get<{ fulfillment_options: object[] }>(
          "/admin/fulfillment-providers/courier_test/options",
          headers,
        )
        expect(options.data.fulfillment_options).toMatchObject([{ id: "next-day" }])
      })

      it("sign-in: staff are let in by it, customers are not", async () => {
        const show = (actor: string) =>
          (api as AxiosInstance).post<{ token?: string }>(
            `/auth/${actor}/badge`,
            { number: "4711" },
            { validateStatus: () => true },
          )
        const { status, data } = await show("user")
        expect({ status, token: typeof data.token }).toEqual({ status: 200, token: "string" })
        expect((await show("customer")).status).toBeGreaterThanOrEqual(400)
      })
    })

    it("serves the whole sample catalogue", async () => {
      const { publishableKey } = await install()
      const http = api as AxiosInstance
      const headers = { "x-publishable-api-key": publishableKey }
      const catalogue = await http.get<StoreCatalogueResponse>("/store/catalogue", { headers })
      expect(catalogue.data.count).toBe(SAMPLE.length)
      const types = await http.get<StoreMachineTypesResponse>("/store/machine-types", { headers })
      expect(types.data.machine_types.map(({ handle, product_count: count }) => [handle, count])).toEqual([
        ["barcode-scanners", 2],
        ["tablets", 1],
      ])
    })

    describe("the first admin", () => {
      it("can sign in, and a later installation changes no password", async () => {
        expect(await installAdmin(container(), ACCOUNT)).toBe(true)
        expect(await signIn(ACCOUNT.password)).toBe(200)
        expect(await installAdmin(container(), { ...ACCOUNT, password: "another-password" })).toBe(false)
        expect(await signIn("another-password")).toBe(401)
      })

      it.each([
        [
          "registration",
          () =>
            container()
              .resolve(Modules.AUTH)
              .register("emailpass", { body: { ...ACCOUNT, password: "of-the-killed-run" } }),
        ],
        [
          "user was made",
          () =>
            container()
              .resolve(Modules.USER)
              .createUsers([{ email: ACCOUNT.email }]),
        ],
      ])("is completed when an installation was killed after the %s", async (_step, killedAfter) => {
        await killedAfter()
        expect(await installAdmin(container(), ACCOUNT)).toBe(true)
        expect(await signIn(ACCOUNT.password)).toBe(200)
      })

      it("waits for an installation that names one", async () => {
        expect(await installAdmin(container(), undefined)).toBe(false)
        expect((await countRows())['"user"']).toBe(0)
      })
    })

    describe("the sample catalogue", () => {
      it("is not imported again when staff have deleted it", async () => {
        await install()
        const products = container().resolve(Modules.PRODUCT)
        const stored = await products.listProducts({}, { select: ["id"] })
        await products.softDeleteProducts(stored.map(({ id }) => id))
        expect((await install()).created).toBeNull()
      })

      it("is never added to a shop that began empty", async () => {
        await installShop(container())
        expect(await installCatalogue(container(), null)).toBeNull()
        expect(await installArticles(container(), null)).toBeNull()
        expect(await install()).toMatchObject({ created: null, articles: null })
        expect(await countRows()).toMatchObject({ product: 0, blog: 0, product_category: 6 })
      })

      it("is not added to existing products", async () => {
        await installShop(container())
        await container()
          .resolve(Modules.PRODUCT)
          .createProducts([{ title: "Our own" }])
        expect((await install()).created).toBeNull()
        expect((await countRows()).product).toBe(1)
      })

      it("is completed when an installation was killed in the middle of it", async () => {
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

    describe("the sample articles", () => {
      const blogs = () => container().resolve<BlogModuleService>(BLOG_MODULE)
      const http = () => api as AxiosInstance

      it("are published on the day each bears, newest first, with their text", async () => {
        const { publishableKey } = await install()
        const headers = { "x-publishable-api-key": publishableKey }
        const { data } = await http().get<StoreBlogsResponse>("/store/blogs?limit=20", { headers })
        expect(data.count).toBe(ARTICLE_COUNT)
        const days = data.blogs.map(({ created_at: day }) => day)
        expect(days).toEqual(days.toSorted().reverse())
        expect(days.at(-1)).toMatch(/^2025-01-21/)
        const [newest] = data.blogs
        const article = await http().get<StoreBlogResponse>(`/store/blogs/${newest?.handle}`, { headers })
        expect(article.data.blog.content).toMatch(/<h2>[^]+<table>[^]+href="\/services\/repair"/)
      })

      it("are not restored when staff have deleted one, and do not replace articles of staff", async () => {
        await install()
        const stored = await blogs().listBlogs({}, { take: 2, order: { created_at: "ASC" } })
        const [gone = "", edited = ""] = stored.map(({ id }) => id)
        await blogs().deleteBlogs([gone])
        await blogs().updateBlogs({ id: edited, content: "<p>Ours</p>" })
        expect((await install()).articles).toBeNull()
        expect((await countRows()).blog).toBe(ARTICLE_COUNT - 1)
        expect((await blogs().retrieveBlog(edited)).content).toBe("<p>Ours</p>")
      })

      it("are not added to existing articles", async () => {
        await installShop(container())
        await blogs().createBlogs([{ title: "Our own", handle: "our-own", tags: [] }])
        expect(await installArticles(container(), ARTICLES)).toBeNull()
        expect((await countRows()).blog).toBe(1)
      })

      it("are completed when an installation was killed in the middle of them, without changing existing ones", async () => {
        await installShop(container())
        await writeNote(container(), ShopNote.sampleArticles, "started")
        const handle = "code-128-or-gs1-128-for-logistics-labels"
        await blogs().createBlogs([{ title: "Edited", handle, tags: [] }])
        expect(await installArticles(container(), ARTICLES)).toBe(ARTICLE_COUNT - 1)
        const [stored] = await blogs().listBlogs({ handle })
        expect(stored?.title).toBe("Edited")
        expect(await installArticles(container(), ARTICLES)).toBeNull()
      })
    })

    it("completes a machine type whose category was made before the installation was killed", async () => {
      await container()
        .resolve(Modules.PRODUCT)
        .createProductCategories([{ name: "Tablets", handle: "tablets", is_active: true }])
      await install()
      const machineTypes = await readMachineTypes(container())
      expect(machineTypes).toHaveLength(6)
      expect(machineTypes.find(({ handle }) => handle === "tablets")?.logo).toBe(
        "/equipment/rugged-tablet.svg",
      )
    })
  },
})
