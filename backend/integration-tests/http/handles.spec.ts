import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  type AdminRedirectResponse,
  type AdminRedirectsResponse,
  type AdminUrlSeoResponse,
  type AdminUrlSeosResponse,
  type HandleEntity,
  type RedirectImportResponse,
  type RedirectSyncResponse,
  LONGEST_SLUG,
  type StoreHandleResponse,
} from "../../src/contract"
import { type RedirectInput } from "../../src/modules/redirect/service"
import { storeRedirectsStep } from "../../src/workflows/redirect/steps/store-redirects"
import { waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import { moveUrlSeos } from "../../src/catalogue-sync/move-url-seos"
import { BrandEvents, MachineTypeEvents } from "../../src/lib/events"
import { mendHandles } from "../../src/workflows/handle/mend-handles"
import { recordMissingHandles } from "../../src/modules/handle-history/handle-history"
import { HANDLE_SOURCES } from "../../src/modules/handle-history/handle-entities"
import { BRAND_MODULE } from "../../src/modules/brand"
import { type BrandModuleService } from "../../src/modules/brand/service"
import { installShop } from "../../src/seed/install-shop"
import { createBrandsWorkflow } from "../../src/workflows/brand/workflows/create-brands"
import { deleteBrandWorkflow } from "../../src/workflows/brand/workflows/delete-brand"
import { updateBrandsWorkflow } from "../../src/workflows/brand/workflows/update-brands"
import { deleteMachineTypeWorkflow } from "../../src/workflows/machine-type/workflows/delete-machine-type"
import { updateMachineTypeWorkflow } from "../../src/workflows/machine-type/workflows/update-machine-type"
import { restoreBrandWorkflow } from "../../src/workflows/restore/workflows/restore-brand"
import { restoreMachineTypeWorkflow } from "../../src/workflows/restore/workflows/restore-machine-type"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"
import { Storefront } from "../helpers/storefront"

const failStep = createStep("fail", () => {
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "planted failure")
})

/** Workflow that stores redirects, then fails. */
const storeRedirectsThenFail = createWorkflow(
  "store-redirects-then-fail",
  (input: { redirects: RedirectInput[]; origin: string }) => {
    storeRedirectsStep(input)
    failStep()
    return new WorkflowResponse(input)
  },
)

interface Named {
  id: string
  handle: string
}

/** How staff create, change and delete one kind of record with a handle. */
interface Kind {
  entity: HandleEntity
  create: (shop: Shop, name: string, handle?: string) => Promise<Named>
  change: (shop: Shop, id: string, handle: string) => Promise<{ status: number; message?: string }>
  remove: (shop: Shop, id: string) => Promise<unknown>
}

const simpleKind = (entity: "brand" | "machine_type", path: string): Kind => ({
  entity,
  create: async (shop, name, handle) => {
    const { data } = await shop.admin<Record<string, Named>>("post", path, {
      name,
      ...(handle && { handle }),
    })
    expect(data).toHaveProperty(entity)
    return data[entity]!
  },
  change: async (shop, id, handle) => {
    const { status, data } = await shop.admin<{ message?: string }>("post", `${path}/${id}`, { handle })
    return { status, message: data.message }
  },
  remove: (shop, id) => shop.admin("delete", `${path}/${id}`),
})

let skus = 0
const productKind: Kind = {
  entity: "product",
  create: (shop, title, handle) => shop.createProduct({ title, handle, sku: `SKU-${(skus += 1)}` }),
  change: async (shop, id, handle) => {
    const { status, data } = await shop.admin<{ message?: string }>("post", `products/${id}`, { handle })
    return { status, message: data.message }
  },
  remove: (shop, id) => shop.admin("delete", `products/${id}`),
}

const blogKind: Kind = {
  entity: "blog",
  create: async (shop, title, handle) => {
    const { data } = await shop.admin<{ blog: Named }>("post", "blogs", {
      title,
      content: "<p>Read me.</p>",
      is_published: true,
      ...(handle && { handle }),
    })
    expect(data).toHaveProperty("blog")
    return data.blog
  },
  change: async (shop, id, handle) => {
    const { status, data } = await shop.admin<{ message?: string }>("post", `blogs/${id}`, { handle })
    return { status, message: data.message }
  },
  remove: (shop, id) => shop.admin("delete", `blogs/${id}`),
}

const KINDS: Kind[] = [
  simpleKind("brand", "brands"),
  simpleKind("machine_type", "machine-types"),
  productKind,
  blogKind,
]

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop

    /** Status, or the present handle behind a handle. */
    const lookUp = async (entity: string, handle: string, key = true) => {
      const { status, data } = await shop.store<StoreHandleResponse>(
        `handles/${entity}/${encodeURIComponent(handle)}`,
        key,
      )
      return status === 200 ? data.handle.handle : status
    }
    const recorded = async () => {
      const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const { rows } = await database.raw<{ rows: { handle: string }[] }>(
        "select entity, handle, target_id from handle_record order by entity, handle",
      )
      return rows
    }

    const storefront = new Storefront()

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
    })
    beforeEach(() => storefront.forget())
    // Before the next test's database takes the place of this one's.
    afterEach(() => waitForStorefront(shop.container))
    afterAll(() => storefront.stop())

    describe.each(KINDS)("The slug of a $entity", ({ entity, create, change, remove }) => {
      it("leads from every past address to the present one", async () => {
        const { id, handle } = await create(shop, "RS5100 Ring+")
        expect(handle).toBe("rs5100-ringplus")
        expect(await change(shop, id, "rs5100")).toMatchObject({ status: 200 })
        expect(await change(shop, id, "rs-5100")).toMatchObject({ status: 200 })
        for (const known of ["rs5100-ringplus", "rs5100", "rs-5100"]) {
          expect(await lookUp(entity, known)).toBe("rs-5100")
        }
        const { data } = await shop.store<StoreHandleResponse>(`handles/${entity}/rs5100`)
        expect(data).toEqual({ handle: { entity, id, handle: "rs-5100" } })
        expect(await lookUp(entity, "rs510")).toBe(404)
        // It can get an old one again.
        expect(await change(shop, id, "rs5100")).toMatchObject({ status: 200 })
        expect(await lookUp(entity, "rs-5100")).toBe("rs5100")
      })

      it("is never given to another record until its own is deleted, by number or by hand", async () => {
        const { id } = await create(shop, "Granit")
        await change(shop, id, "granit-xp")
        const second = await create(shop, "Granit")
        expect(second.handle).toBe("granit-2")
        const refused = await change(shop, second.id, "granit")
        expect(refused.status).toBe(400)
        expect(refused.message).toContain("choose another handle")
        expect(await lookUp(entity, "granit")).toBe("granit-xp")
        expect(await lookUp(entity, "granit-2")).toBe("granit-2")
        const taken = await change(shop, second.id, "granit-xp")
        expect(taken.status).toBe(400)
        expect(taken.message).toContain("already exists")
      })

      it("is never 'null', which Medusa reads in a query as no value", async () => {
        const { id, handle } = await create(shop, "Null")
        expect(handle).toBe("null-2")
        expect(await change(shop, id, "null")).toMatchObject({ status: 400 })
        expect(await lookUp(entity, "null")).toBe(404)
        expect(await lookUp(entity, "null-2")).toBe("null-2")
        expect((await create(shop, "Null")).handle).toBe("null-3")
      })

      it("can be opened and saved again, whatever the name holds and however long it is", async () => {
        const names = {
          '(new) RS5100 10.1 " ®': "new-rs5100-101",
          "RS5100 ™\ufe0f 1\ufe0f\u20e3": "rs5100-1",
          प्रिंटर: "परटर",
          เครื่องสแกน: "เครองสแกน",
          مُحَمَّد: "محمد",
          ["a".repeat(200)]: "a".repeat(LONGEST_SLUG),
          ["é".repeat(200)]: "é".repeat(26),
          ["標籤".repeat(50)]: "標籤".repeat(8) + "標",
          ["+ ".repeat(100)]: "plus-".repeat(LONGEST_SLUG / 5).slice(0, -1),
        }
        for (const [name, slug] of Object.entries(names)) {
          const first = await create(shop, name)
          expect(first.handle).toBe(slug)
          expect(await change(shop, first.id, slug)).toMatchObject({ status: 200 })
          const second = await create(shop, name)
          expect(second.handle).toMatch(/.-2$/)
          expect(encodeURIComponent(second.handle).length).toBeLessThanOrEqual(LONGEST_SLUG)
          expect([await lookUp(entity, slug), await lookUp(entity, second.handle)]).toEqual([
            slug,
            second.handle,
          ])
        }
      })

      it("is mended at the next start where it was stored before there was a rule", async () => {
        const mended = {
          "zebra-": "zebra",
          "zebra\ufe0f": "zebra-2",
          ["a".repeat(200)]: "a".repeat(LONGEST_SLUG),
          ["é".repeat(60)]: "é".repeat(26),
          null: "null-2",
        }
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        for (const [stored, handle] of Object.entries(mended)) {
          const { id, handle: old } = await create(shop, "Old")
          await database.raw("update ?? set handle = ? where id = ?", [
            HANDLE_SOURCES[entity].table,
            stored,
            id,
          ])
          await recordMissingHandles(shop.container)
          expect(await mendHandles(shop.container)).toBe(1)
          expect([await lookUp(entity, old), await lookUp(entity, handle)]).toEqual([handle, handle])
          if (stored !== "null") expect(await lookUp(entity, stored)).toBe(handle)
          expect(await change(shop, id, handle)).toMatchObject({ status: 200 })
        }
        expect(await mendHandles(shop.container)).toBe(0)
      })

      it("is free again when its record is deleted", async () => {
        const first = await create(shop, "Granit")
        await change(shop, first.id, "granit-xp")
        await remove(shop, first.id)
        expect(await lookUp(entity, "granit")).toBe(404)
        const second = await create(shop, "Granit")
        expect(second.handle).toBe("granit")
        expect(await change(shop, second.id, "granit-xp")).toMatchObject({ status: 200 })
        expect(await lookUp(entity, "granit")).toBe("granit-xp")
      })

      it("is numbered without a gap when eight of one name are made at once", async () => {
        const made = await Promise.all(Array.from({ length: 8 }, () => create(shop, "Point Mobile")))
        const numbers = Array.from({ length: 7 }, (_, at) => `point-mobile-${at + 2}`)
        expect(made.map(({ handle }) => handle).sort()).toEqual(["point-mobile", ...numbers].sort())
      })

      it("is recorded for records that are older than the history", async () => {
        const { id } = await create(shop, "Granit")
        const before = await recorded()
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database.raw("delete from handle_record")
        expect(await recordMissingHandles(shop.container)).toBe(before.length)
        expect(await recorded()).toEqual(before)
        expect(await recordMissingHandles(shop.container)).toBe(0)
        await change(shop, id, "granit-xp")
        expect(await lookUp(entity, "granit")).toBe("granit-xp")
      })
    })

    describe("GET /store/handles", () => {
      it("reveals nothing to visitors that they may not see", async () => {
        const products = [
          await shop.createProduct({ title: "Draft", sku: "D", status: "draft" }),
          await shop.createProduct({ title: "Elsewhere", sku: "E", offered: false }),
        ]
        for (const { id, handle } of products) {
          await productKind.change(shop, id, `${handle}-new`)
          expect(await lookUp("product", handle)).toBe(404)
          expect(await lookUp("product", `${handle}-new`)).toBe(404)
        }
        const { data } = await shop.admin<{ product_category: Named }>("post", "product-categories", {
          name: "Internal",
          is_internal: true,
        })
        expect(await lookUp("machine_type", data.product_category.handle)).toBe(404)
      })

      it("needs the publishable key, a known kind and a handle of sensible length", async () => {
        await shop.admin("post", "brands", { name: "Zebra" })
        expect(await lookUp("brand", "zebra", false)).toBe(400)
        expect(await lookUp("user", "zebra")).toBe(404)
        expect(await lookUp("brand", "z".repeat(256))).toBe(404)
        expect(await lookUp("brand", "ze%")).toBe(404)
        expect(await lookUp("brand", "zebra")).toBe("zebra")
      })
    })

    it("past handles lead to categories made and renamed in the Medusa Admin, too", async () => {
      const { data } = await shop.admin<{ product_category: Named }>("post", "product-categories", {
        name: "Tablets",
        is_active: true,
      })
      const { id } = data.product_category
      await shop.admin("post", `product-categories/${id}`, { handle: "slates" })
      expect(await lookUp("machine_type", "tablets")).toBe("slates")
      const { status } = await shop.admin("post", "machine-types", { name: "Others", handle: "tablets" })
      expect(status).toBe(400)
      expect(await shop.count("product_category")).toBe(1)
    })

    it("an installation does not make a machine type again that staff have given another handle", async () => {
      await installShop(shop.container)
      const { data } = await shop.admin<{ machine_types: Named[] }>("get", "machine-types?handle=tablets")
      await shop.admin("post", `machine-types/${data.machine_types[0]?.id}`, {
        name: "Slates",
        handle: "slates",
      })
      await installShop(shop.container)
      const { data: after } = await shop.admin<{ count: number }>("get", "machine-types")
      expect(after.count).toBe(6)
    })

    it("a restored record has its handles again", async () => {
      const { id } = await KINDS[0]!.create(shop, "Zebra")
      await KINDS[0]!.change(shop, id, "zebra-2")
      await KINDS[0]!.remove(shop, id)
      expect(await lookUp("brand", "zebra")).toBe(404)
      await shop.container.resolve<BrandModuleService>(BRAND_MODULE).restoreBrands(id)
      expect(await lookUp("brand", "zebra")).toBe("zebra-2")
    })

    describe("When a later step fails, no record is changed and no handle stays recorded", () => {
      const failure = new Error("planted failure")
      /** Lets the last step of our workflows fail: the one that emits their event. */
      const failingEvents = () => {
        const ours = new Set<string>([...Object.values(BrandEvents), ...Object.values(MachineTypeEvents)])
        const bus = shop.container.resolve(Modules.EVENT_BUS)
        const emit = bus.emit.bind(bus)
        jest.spyOn(bus, "emit").mockImplementation(async (data, options) => {
          if ([data].flat().some(({ name }) => ours.has(name))) throw failure
          await emit(data, options)
        })
      }
      afterEach(() => jest.restoreAllMocks())

      /** Rows of brands and machine types that are not deleted, without the time of their last change. */
      const records = async () => {
        const tables = ["brand", "product_product_brand_brand", "machine_type", "product_category"]
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const rows = tables.map((table) =>
          database.raw<{ rows: object[] }>(
            `select to_jsonb(stored) - 'updated_at' - 'id' as row from ${table} stored where deleted_at is null order by 1`,
          ),
        )
        const typed = await shop.sql(
          "select product_id, product_category_id from product_category_product order by 1, 2",
        )
        return [...(await Promise.all(rows)).map((one) => one.rows), typed]
      }

      it("of a brand or machine type that is made, changed, deleted or restored, with its products", async () => {
        const brand = await KINDS[0]!.create(shop, "Zebra")
        const type = await KINDS[1]!.create(shop, "Tablets")
        const other = await KINDS[0]!.create(shop, "Other")
        const otherType = await KINDS[1]!.create(shop, "Others")
        const deleted = await KINDS[0]!.create(shop, "Deleted")
        const deletedType = await KINDS[1]!.create(shop, "Deleted type")
        const product = { category_id: type.id, additional_data: { brand_id: brand.id } }
        await shop.createProduct({ title: "DS2208", sku: "DS2208", ...product })
        const moves = { category_id: deletedType.id, additional_data: { brand_id: deleted.id } }
        await shop.createProduct({ title: "LI4278", sku: "LI4278", ...moves })
        await shop.admin("delete", `brands/${deleted.id}?products_to=${other.id}`)
        await shop.admin("delete", `machine-types/${deletedType.id}?products_to=${otherType.id}`)
        const gone = await KINDS[0]!.create(shop, "Gone")
        await KINDS[0]!.remove(shop, gone.id)
        const before = [await recorded(), await records()]
        failingEvents()
        for (const run of [
          () => createBrandsWorkflow(shop.container).run({ input: { brands: [{ name: "New" }] } }),
          // Takes over the handle of a deleted record, and must give it back.
          () => createBrandsWorkflow(shop.container).run({ input: { brands: [{ name: "Gone" }] } }),
          () =>
            updateBrandsWorkflow(shop.container).run({ input: { brands: [{ id: brand.id, handle: "z" }] } }),
          () => deleteBrandWorkflow(shop.container).run({ input: { id: brand.id, products_to: "none" } }),
          () => deleteBrandWorkflow(shop.container).run({ input: { id: brand.id, products_to: other.id } }),
          () =>
            deleteMachineTypeWorkflow(shop.container).run({
              input: { id: type.id, products_to: otherType.id },
            }),
          () => restoreBrandWorkflow(shop.container).run({ input: { id: deleted.id } }),
          () => restoreMachineTypeWorkflow(shop.container).run({ input: { id: deletedType.id } }),
          () =>
            updateMachineTypeWorkflow(shop.container).run({
              input: { id: type.id, name: "Slates", handle: "slates", sort: 9 },
            }),
        ]) {
          await expect(run()).rejects.toMatchObject({ message: "planted failure" })
        }
        expect((await shop.admin("post", "machine-types", { name: "More" })).status).toBe(500)
        expect([await recorded(), await records()]).toEqual(before)
      })

      it("of a brand whose products cannot be moved", async () => {
        const [from, to] = [await KINDS[0]!.create(shop, "From"), await KINDS[0]!.create(shop, "To")]
        await shop.createProduct({ title: "Moves", sku: "MOVES", additional_data: { brand_id: from.id } })
        const before = [await recorded(), await records()]
        const link = shop.container.resolve(ContainerRegistrationKeys.LINK)
        jest.spyOn(link, "create").mockRejectedValueOnce(failure)
        expect((await shop.admin("delete", `brands/${from.id}?products_to=${to.id}`)).status).toBe(500)
        expect([await recorded(), await records()]).toEqual(before)
      })

      it("of a new or changed product", async () => {
        const { id } = await shop.createProduct({ title: "DS2208", sku: "DS2208" })
        const before = await recorded()
        const refused = await shop.admin("post", "products", {
          title: "Orphan",
          options: [{ title: "Model", values: ["Standard"] }],
          additional_data: { brand_id: "brand_nobody" },
        })
        expect(refused.status).toBe(404)
        const { status } = await shop.admin("post", `products/${id}`, {
          handle: "other",
          additional_data: { brand_id: "brand_nobody" },
        })
        expect(status).toBe(404)
        expect(await recorded()).toEqual(before)
      })
    })

    describe("A URL SEO config follows its page", () => {
      let ids: Record<"zebra" | "honeywell" | "scanners" | "tills" | "ds2208" | "news", string>
      let configs: Record<string, string>

      const urls = async () => {
        const { data } = await shop.admin<AdminUrlSeosResponse>("get", "url-seo?limit=200")
        return Object.fromEntries(data.url_seos.map(({ id, url }) => [id, url]))
      }
      const configure = async (url: string, more: object = {}) => {
        const { data } = await shop.admin<AdminUrlSeoResponse>("post", "url-seo", { url, ...more })
        return data.url_seo.id
      }
      const write = async (path: string, body: object = {}) =>
        expect(await shop.admin("post", path, { ...body })).toMatchObject({ status: 200 })
      /** Waits until the configs of brand, list, product and article are there. */
      const expectAt = (...paths: string[]) =>
        soon(async () =>
          expect(await urls()).toEqual(
            Object.fromEntries(Object.values(configs).map((id, at) => [id, paths[at]])),
          ),
        )

      beforeEach(async () => {
        const [scanners, tills] = [
          await KINDS[1]!.create(shop, "Scanners"),
          await KINDS[1]!.create(shop, "Tills"),
        ]
        const [zebra, honeywell] = [
          await KINDS[0]!.create(shop, "Zebra"),
          await KINDS[0]!.create(shop, "Honeywell"),
        ]
        const ds2208 = await shop.createProduct({
          ...{ title: "DS2208", sku: "DS2208", category_id: scanners.id },
          additional_data: { brand_id: zebra.id },
        })
        const news = await blogKind.create(shop, "News")
        ids = {
          ...{ zebra: zebra.id, honeywell: honeywell.id, scanners: scanners.id, tills: tills.id },
          ...{ ds2208: ds2208.id, news: news.id },
        }
        configs = {}
        for (const url of [
          "/products/zebra",
          "/products/zebra/scanners",
          "/products/zebra/scanners/ds2208",
          "/blogs/news",
        ]) {
          configs[url] = await configure(url, { meta_title: url, robots_index: false })
        }
        await waitForStorefront(shop.container)
      })

      it.each<[string, (set: typeof ids) => Promise<unknown>, string[]]>([
        [
          "renamed brand",
          ({ zebra }) => write(`brands/${zebra}`, { handle: "zebra-tech" }),
          ["zebra-tech", "zebra-tech/scanners", "zebra-tech/scanners/ds2208"],
        ],
        [
          "renamed machine type",
          ({ scanners }) => write(`machine-types/${scanners}`, { handle: "readers" }),
          ["zebra", "zebra/readers", "zebra/readers/ds2208"],
        ],
        [
          "category renamed in the Medusa Admin",
          ({ scanners }) => write(`product-categories/${scanners}`, { handle: "readers" }),
          ["zebra", "zebra/readers", "zebra/readers/ds2208"],
        ],
        [
          "renamed product",
          ({ ds2208 }) => write(`products/${ds2208}`, { handle: "ds-2208" }),
          ["zebra", "zebra/scanners", "zebra/scanners/ds-2208"],
        ],
        [
          "product of another brand by now",
          ({ ds2208, honeywell }) =>
            write(`products/${ds2208}`, { additional_data: { brand_id: honeywell } }),
          ["zebra", "zebra/scanners", "honeywell/scanners/ds2208"],
        ],
        [
          "product of another machine type by now",
          ({ ds2208, tills }) => write(`products/${ds2208}`, { categories: [{ id: tills }] }),
          ["zebra", "zebra/scanners", "zebra/tills/ds2208"],
        ],
        [
          "product put elsewhere by its category",
          async ({ ds2208, scanners, tills }) => {
            await write(`product-categories/${scanners}/products`, { remove: [ds2208] })
            await write(`product-categories/${tills}/products`, { add: [ds2208] })
          },
          ["zebra", "zebra/scanners", "zebra/tills/ds2208"],
        ],
        [
          "product whose brand was deleted",
          ({ zebra }) => shop.admin("delete", `brands/${zebra}?products_to=none`),
          ["zebra", "zebra/scanners", "unknown-brand/scanners/ds2208"],
        ],
      ])("of a %s, with all it says", async (_case, change, paths) => {
        const before = await shop.sql("select id, meta_title, robots_index from url_seo order by id")
        await change(ids)
        await expectAt(...paths.map((path) => `/products/${path}`), "/blogs/news")
        expect(await shop.sql("select id, meta_title, robots_index from url_seo order by id")).toEqual(before)
        // Both its addresses are rendered again, whatever it has passed through.
        const reported = () =>
          storefront.received.flatMap((change) => (change.entity === "url_seo" ? change.urls : []))
        await soon(() =>
          expect(reported()).toEqual(
            expect.arrayContaining([`/products/${paths[2]}`, "/products/zebra/scanners/ds2208"]),
          ),
        )
      })

      it("there and back, and of an article", async () => {
        for (const handle of ["zebra-tech", "zebra-uk", "zebra"]) {
          await write(`brands/${ids.zebra}`, { handle })
          const own = `/products/${handle}`
          await expectAt(own, `${own}/scanners`, `${own}/scanners/ds2208`, "/blogs/news")
        }
        await write(`blogs/${ids.news}`, { title: "Old news" })
        const own = "/products/zebra"
        await expectAt(own, `${own}/scanners`, `${own}/scanners/ds2208`, "/blogs/old-news")
        await shop.admin("delete", `brands/${ids.zebra}?products_to=none`)
        await expectAt(own, `${own}/scanners`, "/products/unknown-brand/scanners/ds2208", "/blogs/old-news")
        await write("deleted/restore", { entity: "brand", id: ids.zebra })
        await expectAt(own, `${own}/scanners`, `${own}/scanners/ds2208`, "/blogs/old-news")
      })

      it("which has one active config, whichever was there first and however often it moves", async () => {
        const url = "/products/zebra"
        const own = configs[url] ?? ""
        const other = await configure("/products/zebra-tech", { is_active: false })
        const states = async () => {
          const { data } = await shop.admin<AdminUrlSeosResponse>("get", "url-seo?limit=200")
          return Object.fromEntries(
            data.url_seos.map((config) => [config.id, [config.url, config.is_active]]),
          )
        }
        const expectSoon = (expected: object) =>
          soon(async () => expect(await states()).toMatchObject(expected))
        // One that was prepared, but not switched on, does not displace it.
        await write(`brands/${ids.zebra}`, { handle: "zebra-tech" })
        await expectSoon({ [own]: ["/products/zebra-tech", true], [other]: [url, false] })
        // A second one under a past address, as an older export has it, is switched off.
        await write(`url-seo/${other}`, { is_active: true, meta_title: "Older" })
        await expectSoon({ [own]: ["/products/zebra-tech", true], [other]: [url, false] })
        await write(`brands/${ids.zebra}`, { handle: "zebra-uk" })
        await expectSoon({ [own]: ["/products/zebra-uk", true], [other]: [url, false] })
        // One that was prepared and switched on takes its place.
        const next = await configure("/products/zebra-ltd")
        await write(`brands/${ids.zebra}`, { handle: "zebra-ltd" })
        await expectSoon({ [own]: ["/products/zebra-uk", false], [next]: ["/products/zebra-ltd", true] })
        await write(`brands/${ids.zebra}`, { handle: "zebra" })
        await expectSoon({ [own]: ["/products/zebra-uk", false], [next]: ["/products/zebra", true] })
      })

      it("also where it is saved, or restored, under a past address", async () => {
        await write(`brands/${ids.zebra}`, { handle: "zebra-tech" })
        const added = await configure("/products/zebra/tills")
        await soon(async () => expect(await urls()).toMatchObject({ [added]: "/products/zebra-tech/tills" }))
        await shop.admin("delete", `url-seo/${added}`)
        await write(`brands/${ids.zebra}`, { handle: "zebra-uk" })
        await write("deleted/restore", { entity: "url_seo", id: added })
        await soon(async () => expect(await urls()).toMatchObject({ [added]: "/products/zebra-uk/tills" }))
      })

      it("at the next start or night at the latest", async () => {
        await write(`brands/${ids.zebra}`, { handle: "zebra-tech" })
        const own = "/products/zebra-tech"
        const present = [own, `${own}/scanners`, `${own}/scanners/ds2208`, "/blogs/news"]
        await expectAt(...present)
        // Its events are over.
        await waitForStorefront(shop.container)
        await shop.sql("update url_seo set url = replace(url, 'zebra-tech', 'zebra')")
        expect(await moveUrlSeos(shop.container)).toBe(3)
        await expectAt(...present)
        expect(await moveUrlSeos(shop.container)).toBe(0)
      })
    })

    describe("Redirects by staff", () => {
      const add = (path: string, target: string, more: object = {}) =>
        shop.admin<AdminRedirectResponse & { message?: string }>("post", "redirects", {
          path,
          target,
          ...more,
        })
      const targets = async () => {
        const { data } = await shop.admin<AdminRedirectsResponse>("get", "redirects?limit=200")
        return Object.fromEntries(data.redirects.map(({ path, target }) => [path, target]))
      }
      const sync = (hits: object[] = []) =>
        shop.request<RedirectSyncResponse>(
          "post",
          "/redirects/sync",
          { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` },
          { hits },
        )

      it("lead to the end at once, never in a circle, and the storefront is told of each change", async () => {
        storefront.forget()
        const { data } = await add("/One/?x=1", "/two")
        expect(data.redirect).toMatchObject({
          ...{ path: "/one", target: "/two", status: 308, over_page: false, hits: 0 },
        })
        await soon(() => expect(storefront.received).toContainEqual({ entity: "redirects" }))
        await add("/two", "https://elsewhere.example/three")
        expect(await targets()).toMatchObject({
          "/one": "https://elsewhere.example/three",
          "/two": "https://elsewhere.example/three",
        })
        const looping = await add("/three", "/three")
        expect([looping.status, looping.data.message]).toEqual([400, "/three would lead back to itself"])
        expect((await add("/one", "/other")).status).toBe(422)
        const changed = await shop.admin("post", `redirects/${data.redirect.id}`, { target: "/one/#top" })
        expect(changed.status).toBe(400)
      })

      it("go nowhere but to this site or an https address, and leave the shop's own addresses alone", async () => {
        for (const target of [
          "//evil.example",
          "/\\evil.example",
          "http://a.example",
          "javascript:alert(1)",
        ]) {
          expect([target, (await add("/bad", target)).status]).toEqual([target, 400])
        }
        for (const path of ["/admin/x", "/api/live", "https://a.example/b", "/stored/gb"]) {
          expect([path, (await add(path, "/about")).status]).toEqual([path, 400])
        }
      })

      it("come from a file, all rows or none", async () => {
        const send = async (csv: string) =>
          (await shop.admin<RedirectImportResponse>("post", "redirect-imports", { csv })).data
        expect(await send("path,target\n/file-a,/about\n/file-b,ftp://x")).toMatchObject({
          created: 0,
          faults: [{ line: 3 }],
        })
        expect(await targets()).not.toHaveProperty("/file-a")
        await add("/earlier", "/about")
        expect(await send("path,target\n/file-a,/file-b\n/file-b,/about\n/earlier,/home")).toEqual({
          ...{ created: 2, updated: 1, faults: [] },
        })
        expect(await targets()).toMatchObject({ "/file-a": "/about", "/earlier": "/home" })
      })

      it("are given to the storefront, whose hits are added up", async () => {
        const { data } = await add("/counted", "/about", { status: 307, over_page: true })
        const { data: all } = await sync([
          { path: "/counted", count: 2 },
          { path: "/unknown", count: 1 },
        ])
        expect(all.redirects).toContainEqual({
          ...{ path: "/counted", target: "/about", status: 307, over_page: true },
        })
        await sync([{ path: "/counted", count: 3 }])
        const { data: list } = await shop.admin<AdminRedirectsResponse>("get", "redirects?q=counted")
        expect(list.redirects).toMatchObject([{ hits: 5 }])
        await shop.admin("delete", `redirects/${data.redirect.id}`)
        expect((await sync()).data.redirects.map(({ path }) => path)).not.toContain("/counted")
      })

      it("are as they were when a later step fails", async () => {
        await add("/kept", "/about")
        const before = await targets()
        await expect(
          storeRedirectsThenFail(shop.container).run({
            input: {
              redirects: [{ path: "/about", target: "/contact", status: 308, over_page: false }],
              origin: "https://shop.example",
            },
          }),
        ).rejects.toMatchObject({ message: "planted failure" })
        expect(await targets()).toEqual(before)
      })
    })
  },
})
