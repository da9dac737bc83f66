import { type AxiosInstance, type AxiosResponse } from "axios"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow } from "@medusajs/framework/workflows-sdk"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import {
  type AdminActivitiesResponse,
  type AdminCatalogueBatchResponse,
  type AdminCatalogueResponse,
  type AdminPriceHistoryResponse,
  type AdminScheduledPriceResponse,
  type AdminScheduledPricesResponse,
  type CatalogueImport,
  type CatalogueImportResponse,
} from "../../src/contract"
import applyScheduledPrices from "../../src/jobs/apply-scheduled-prices"
import { ACTIVITY_MODULE } from "../../src/modules/activity"
import { type ActivityModuleService } from "../../src/modules/activity/service"
import { installShop } from "../../src/seed/install-shop"
import { completeSearchIndex } from "../../src/search/search-index"
import { changeProductsWorkflow } from "../../src/workflows/catalogue/change-products"
import {
  type SaveColumnMatch,
  saveColumnMatchWorkflow,
} from "../../src/workflows/catalogue/save-column-match"
import { csv, row } from "../helpers/catalogue-rows"
import { ImportedCatalogue, levelOf, priceOf } from "../helpers/imported-catalogue"
import { signIn } from "../helpers/shop"
import forgetImportChanges from "../../src/jobs/forget-import-changes"
import { soon } from "../helpers/soon"

jest.setTimeout(180_000)

const failStep = createStep("fail", () => Promise.reject(new Error("a later step")))

/** Stores a match of columns, then fails. */
const matchAndFail = createWorkflow("match-and-fail", (input: SaveColumnMatch) => {
  saveColumnMatchWorkflow.runAsStep({ input })
  failStep()
})

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let token = ""

    const container = (): MedusaContainer => getContainer()
    const stored = new ImportedCatalogue(container)

    const staff = async <T>(
      method: "get" | "post" | "delete",
      path: string,
      data?: object,
    ): Promise<AxiosResponse<T>> =>
      (api as AxiosInstance).request<T>({
        method,
        url: `/admin/${path}`,
        data,
        headers: { authorization: `Bearer ${token}` },
        validateStatus: () => true,
      })

    /** Begins an import and waits for its end. */
    const run = async (body: object): Promise<CatalogueImport> => {
      const { data, status } = await staff<CatalogueImportResponse>("post", "catalogue-imports", body)
      expect({ status, data }).toMatchObject({ status: 200 })
      let last = data.catalogue_import
      await soon(async () => {
        const response = await staff<CatalogueImportResponse>("get", `catalogue-imports/${last.id}`)
        last = response.data.catalogue_import
        expect(["done", "refused", "stopped"]).toContain(last.status)
      }, 60_000)
      return last
    }

    const idOf = async (partNumber: string) => (await stored.product(partNumber)).id

    beforeAll(async () => {
      await installShop(container())
      await completeSearchIndex(container())
      token = await signIn(api as AxiosInstance, container())
      await run({
        csv: csv([
          row("BLK-1", { name: "Bulk one", price: "100.00", price_text: "", stock: 5 }),
          row("BLK-2", { name: "Bulk two", price: "0.99", stock: 0 }),
          row("BLK-3", { name: "Bulk three", price: "", price_text: "Price on application", stock: 1 }),
        ]),
        brands: [{ name: "Zebra", brand_id: null }],
        dry_run: false,
      })
    })

    describe("POST /admin/catalogue/batch", () => {
      const change = async (ids: string[], what: object) => {
        const { data, status } = await staff<AdminCatalogueBatchResponse>("post", "catalogue/batch", {
          ids,
          change: what,
        })
        expect({ status, data }).toMatchObject({ status: 200 })
        return data
      }

      it("changes price, stock and status, and reports the result for each product", async () => {
        const ids = [await idOf("BLK-1"), await idOf("BLK-2"), await idOf("BLK-3"), "prod_gone"]
        const response = await change(ids, { price_percent: 5, stock: 40, status: "draft" })
        expect(response).toMatchObject({ changed: 2, failed: 2 })
        expect(response.results.map(({ ok }) => ok)).toEqual([true, true, false, false])
        expect(response.results[2]?.message).toContain("no price in figures")
        const [one, two, three] = [
          await stored.product("BLK-1"),
          await stored.product("BLK-2"),
          await stored.product("BLK-3"),
        ]
        expect([priceOf(one), levelOf(one), one.status]).toEqual([105, 40, "draft"])
        expect([priceOf(two), levelOf(two)]).toEqual([1.04, 40])
        expect([three.status, levelOf(three)]).toEqual(["published", 1])
        const { data } = await staff<AdminCatalogueResponse>(
          "get",
          "catalogue?q=bulk&status=draft&order=name",
        )
        expect(data.products.map(({ price, stock }) => [price, stock])).toEqual([
          [105, 40],
          [1.04, 40],
        ])
      })

      it("adds and removes tags, each once, and refuses more than a product may have", async () => {
        const tagsOf = async (partNumber: string) => {
          const { data } = await staff<{ product: { tags: string[] } }>(
            "get",
            `catalogue/products/${await idOf(partNumber)}`,
          )
          return data.product.tags
        }
        const ids = [await idOf("BLK-1"), await idOf("BLK-2")]
        await change([ids[0] ?? ""], { add_tags: ["Clearance"] })
        await change(ids, { add_tags: ["Cold store", "Clearance"] })
        expect(await tagsOf("BLK-1")).toEqual(["Clearance", "Cold store"])
        expect(await tagsOf("BLK-2")).toEqual(expect.arrayContaining(["Clearance", "Cold store"]))
        expect(await change(ids, { remove_tags: ["Clearance", "Never there"] })).toMatchObject({ changed: 2 })
        expect(await tagsOf("BLK-1")).toEqual(["Cold store"])
        for (let from = 0; from < 200; from += 20) {
          await change([ids[0] ?? ""], {
            add_tags: Array.from({ length: from === 180 ? 19 : 20 }, (_, at) => `Tag ${from + at}`),
          })
        }
        const refused = await change([ids[0] ?? ""], { add_tags: ["One more"] })
        expect(refused.results[0]?.message).toContain("may have 200")
      })

      it("gives and takes brands, and moves products to another machine type", async () => {
        const { data } = await staff<{ brand: { id: string } }>("post", "brands", { name: "Bulkers" })
        const { data: types } = await staff<{ machine_types: { id: string; name: string }[] }>(
          "get",
          "machine-types",
        )
        const tablets = types.machine_types.find(({ name }) => name === "Tablets")
        const id = await idOf("BLK-1")
        await change([id], { brand_id: data.brand.id, category_id: tablets?.id })
        expect(await stored.product("BLK-1")).toMatchObject({
          brand: { name: "Bulkers" },
          categories: [{ name: "Tablets" }],
        })
        await change([id], { brand_id: null })
        expect((await stored.product("BLK-1")).brand ?? null).toBeNull()
      })

      it("leaves nothing changed when its last step fails", async () => {
        const id = await idOf("BLK-1")
        jest
          .spyOn(container().resolve(Modules.PRICING), "updatePrices" as "addPrices")
          .mockRejectedValueOnce(new Error("planted"))
        await expect(
          changeProductsWorkflow(container()).run({
            input: { ids: [id], change: { price: 77, stock: 9, status: "draft" } },
          }),
        ).rejects.toMatchObject({ message: "planted" })
        const product = await stored.product("BLK-1")
        expect([priceOf(product), levelOf(product), product.status]).toEqual([100, 5, "published"])
      })

      it.each([
        [{}, "nothing to change"],
        [{ price: 1, price_percent: 1 }, "both"],
        [{ price: -1 }, "price"],
        [{ status: "proposed" }, "status"],
        [{ add_tags: ["Retail"], remove_tags: ["Retail"] }, "not both"],
        [{ add_tags: [" "] }, "add_tags"],
      ])("refuses %j", async (what, labels) => {
        const { status, data } = await staff<{ message: string }>("post", "catalogue/batch", {
          ids: ["prod_1"],
          change: what,
        })
        expect(status).toBe(400)
        expect(data.message).toContain(labels)
      })
    })

    describe("A scheduled price", () => {
      const DAY = 86_400_000
      const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
      const sql = async (statement: string): Promise<void> => {
        await container().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(statement)
      }
      const schedule = async (price: number, from: string, until: string | null = null) => {
        const product_id = await idOf("BLK-2")
        return staff<AdminScheduledPriceResponse & { message?: string }>("post", "scheduled-prices", {
          ...{ product_id, price, starts_at: from, ends_at: until },
        })
      }
      const listed = async () => {
        const { data } = await staff<AdminScheduledPricesResponse>(
          "get",
          `scheduled-prices?product_id=${await idOf("BLK-2")}`,
        )
        return data.scheduled_prices
      }
      const setPrice = async (to: number) =>
        staff("post", "catalogue/batch", { ids: [await idOf("BLK-2")], change: { price: to } })
      const price = async () => priceOf(await stored.product("BLK-2"))
      /** The shop's own job, which runs every minute, may be the one that sets it. */
      const becomes = (figure: number) => soon(async () => expect(await price()).toBe(figure))
      const entries = async () => {
        const { data } = await staff<AdminActivitiesResponse>("get", "activity?entity=product&limit=100")
        return data.activities.filter(({ action }) => action === "scheduled")
      }
      const atOnce = () => Promise.all([applyScheduledPrices(container()), applyScheduledPrices(container())])
      const isDue = (column: "starts_at" | "ends_at") =>
        sql(`update scheduled_price set claimed_at = null, ${column} = now() - interval '1 second'`)

      beforeEach(async () => {
        await sql("delete from scheduled_price")
        await setPrice(20)
      })

      it("is refused in the past, beside another, ending before it begins, and as the sixth", async () => {
        for (const [from, until] of [
          [inDays(-1), null],
          [inDays(2), inDays(1)],
          [inDays(1_000), null],
        ] as const)
          expect((await schedule(10, from, until)).status).toBe(400)
        expect((await schedule(0, inDays(1))).status).toBe(400)
        expect((await schedule(10, inDays(1), inDays(3))).status).toBe(200)
        expect((await schedule(10, inDays(2))).data.message).toContain("scheduled for that time")
        for (const day of [4, 5, 6, 7]) expect((await schedule(10, inDays(day))).status).toBe(200)
        expect((await schedule(10, inDays(8))).data.message).toContain("5 scheduled prices at most")
      })

      it("is applied at its time, once by two servers, and ends", async () => {
        await schedule(15.5, inDays(1), inDays(2))
        const before = (await entries()).length
        await atOnce()
        expect(await price()).toBe(20)
        await isDue("starts_at")
        await atOnce()
        await becomes(15.5)
        await soon(async () => {
          expect(await listed()).toMatchObject([{ price: 15.5, is_active: true, problem: null }])
          const { data } = await staff<AdminCatalogueResponse>("get", "catalogue?scheduled_price=true")
          expect(data.products.map(({ part_number: code, price: now }) => [code, now])).toEqual([
            ["BLK-2", 15.5],
          ])
        })
        // However late a server runs again.
        await sql("update scheduled_price set claimed_at = null, ends_at = now() - interval '3 days'")
        await atOnce()
        await becomes(20)
        await soon(async () => expect(await listed()).toEqual([]))
        const logged = (await entries()).slice(0, (await entries()).length - before)
        expect(logged.map(({ changes }) => changes)).toEqual([
          [{ field: "price", before: "15.50", after: "20.00" }],
          [{ field: "price", before: "20.00", after: "15.50" }],
        ])
        const none = await staff<AdminCatalogueResponse>("get", "catalogue?scheduled_price=true")
        expect(none.data.count).toBe(0)
      })

      it("that broke off goes on after the claim, and knows the price of before", async () => {
        await schedule(15, inDays(1), inDays(2))
        await sql(
          "update scheduled_price set starts_at = now() - interval '10 minutes', claimed_at = now(), is_former_known = true, former_pence = 1950",
        )
        await applyScheduledPrices(container())
        expect(await price()).toBe(20)
        await sql("update scheduled_price set claimed_at = now() - interval '6 minutes'")
        await applyScheduledPrices(container())
        await becomes(15)
        await isDue("ends_at")
        await applyScheduledPrices(container())
        await becomes(19.5)
      })

      it("that follows another at once waits for its end, and gives the same price back", async () => {
        await schedule(15, inDays(1), inDays(2))
        await schedule(12, inDays(2), inDays(3))
        await sql("update scheduled_price set starts_at = now() - interval '1 hour' where price_pence = 1500")
        await atOnce()
        await becomes(15)
        await sql(
          `update scheduled_price set ends_at = case when is_active then now() else ends_at end,
             starts_at = case when is_active then starts_at else now() end`,
        )
        await soon(async () => {
          await atOnce()
          expect(await price()).toBe(12)
        })
        await isDue("ends_at")
        await atOnce()
        await becomes(20)
      })

      it("leaves a price alone that staff changed meanwhile, and is taken back without a trace where a step fails", async () => {
        await schedule(15, inDays(1), inDays(2))
        await isDue("starts_at")
        await applyScheduledPrices(container())
        await setPrice(17)
        await isDue("ends_at")
        await applyScheduledPrices(container())
        expect(await price()).toBe(17)
        await schedule(12, inDays(1))
        await isDue("starts_at")
        jest
          .spyOn(container().resolve<ActivityModuleService>(ACTIVITY_MODULE), "createActivityEntries")
          .mockRejectedValueOnce(new Error("planted"))
        await applyScheduledPrices(container())
        expect(await price()).toBe(17)
        expect(await listed()).toMatchObject([
          { is_active: false, problem: expect.stringContaining("planted") as string },
        ])
      })

      it("is deleted, and leaves the present price", async () => {
        const { data } = await schedule(15, inDays(1))
        expect((await staff("delete", `scheduled-prices/${data.scheduled_price.id}`)).status).toBe(200)
        expect((await staff("delete", `scheduled-prices/${data.scheduled_price.id}`)).status).toBe(404)
        await isDue("starts_at")
        await applyScheduledPrices(container())
        expect(await price()).toBe(20)
      })
    })

    describe("POST /admin/catalogue-imports", () => {
      const file = csv([
        row("IMP-1", { name: "Good one", price: "10.00" }),
        row("IMP-2", { name: "Bad price", price: "ten pounds" }),
        row("BLK-1", { name: "Bulk one", price: "100.00", stock: 5 }),
      ])

      it("checks first and writes nothing, reports faults cell by cell, and accepts corrected rows", async () => {
        const checked = await run({ csv: file, file_name: "prices.csv" })
        expect(checked).toMatchObject({
          status: "done",
          dry_run: true,
          file_name: "prices.csv",
          counts: { rows: 3, created: 1, updated: 0, unchanged: 1, bad: 1 },
        })
        const [bad] = checked.bad_rows
        expect(bad).toMatchObject({
          row: 3,
          problems: [
            { column: "price", value: "ten pounds", problem: expect.stringContaining("249.00") as string },
          ],
        })
        expect((await stored.products()).map(({ title }) => title)).not.toContain("Good one")

        const price = checked.columns.indexOf("price")
        const cells = bad?.cells.map((cell, at) => (at === price ? "12.50" : cell)) ?? []
        const again = await run({ source_id: checked.id, corrections: [{ row: 3, cells }] })
        expect(again.counts).toMatchObject({ created: 2, bad: 0 })
        const written = await run({ source_id: again.id, dry_run: false })
        expect(written).toMatchObject({ status: "done", counts: { created: 2, unchanged: 1, bad: 0 } })
        expect(written.progress).toEqual({ done: 2, total: 2 })
        expect(priceOf(await stored.product("IMP-2"))).toBe(12.5)
      })

      describe("of names that the shop does not have", () => {
        interface MachineType {
          id: string
          name: string
          handle: string
        }
        const types = async () => {
          const { data } = await staff<{ machine_types: MachineType[] }>("get", "machine-types?limit=200")
          return data.machine_types
        }
        const named = async (name: string) => (await types()).find((type) => type.name === name)
        const brands = async () => {
          const { data } = await staff<{ brands: { id: string; name: string }[] }>("get", "brands?limit=100")
          return data.brands
        }

        it("asks about brands and machine types, and adds none of them unasked", async () => {
          const before = await types()
          const tablets = before.find(({ name }) => name === "Tablets")
          const brandsBefore = await brands()
          const zebra = brandsBefore.find(({ name }) => name === "Zebra")
          const rowsBefore = await stored.countRows()
          const checked = await run({
            csv: csv([
              row("TYPE-1", { brand: "Zebbra", machine_type: "Tablet", spec_dpi: "" }),
              row("TYPE-2", { brand: "ZEBBRA", machine_type: "Kiosks", spec_dpi: "" }),
              row("TYPE-3", { brand: "Newland", machine_type: "KIOSKS", spec_dpi: "203" }),
            ]),
          })
          expect(checked).toMatchObject({ counts: { created: 3, bad: 0 } })
          expect(checked.new_brands).toEqual([
            { name: "Zebbra", products: 2, near: { id: zebra?.id, name: "Zebra" } },
            { name: "Newland", products: 1, near: null },
          ])
          expect(checked.new_machine_types).toEqual([
            { name: "Tablet", products: 1, near: { id: tablets?.id, name: "Tablets" } },
            { name: "Kiosks", products: 2, near: null },
          ])
          const refused = await run({ source_id: checked.id, dry_run: false })
          const { new_brands, new_machine_types } = checked
          expect(refused).toMatchObject({ status: "refused", new_brands, new_machine_types })
          expect(refused.message).toContain('"Zebbra" (did you mean "Zebra"?), "Newland"')
          expect(refused.message).toContain(
            'machine types that the shop does not have: "Tablet" (did you mean "Tablets"?), "Kiosks"',
          )
          expect(await stored.countRows()).toEqual(rowsBefore)
          expect([await types(), await brands()]).toEqual([before, brandsBefore])

          const half = await run({
            source_id: checked.id,
            brands: [{ name: "Newland", brand_id: null }],
            machine_types: [{ name: "Tablet", machine_type_id: tablets?.id }],
          })
          expect(half.new_brands.map(({ name }) => name)).toEqual(["Zebbra"])
          expect(half.new_machine_types.map(({ name }) => name)).toEqual(["Kiosks"])
          const gone = await run({
            source_id: half.id,
            brands: [{ name: "Zebbra", brand_id: zebra?.id }],
            machine_types: [{ name: "kiosks", machine_type_id: "pcat_gone" }],
          })
          expect(gone).toMatchObject({
            status: "refused",
            message: expect.stringContaining("no longer there") as string,
          })

          const written = await run({
            source_id: half.id,
            brands: [{ name: "Zebbra", brand_id: zebra?.id }],
            machine_types: [{ name: "Kiosks", machine_type_id: null }],
            dry_run: false,
          })
          // A machine type that staff add has no specifications.
          expect(written).toMatchObject({ status: "done", counts: { created: 2, bad: 1 } })
          expect(written.bad_rows).toMatchObject([
            { row: 4, problems: [{ column: "spec_dpi", value: "203" }] },
          ])
          const brand = { name: "Zebra" }
          expect(await stored.product("TYPE-1")).toMatchObject({ brand, categories: [{ name: "Tablets" }] })
          expect(await stored.product("TYPE-2")).toMatchObject({ brand, categories: [{ name: "Kiosks" }] })
          expect((await brands()).map(({ name }) => name)).not.toContain("Zebbra")
          expect(await types()).toHaveLength(before.length + 1)
        })

        it("brings back an exported product of a machine type that staff added, under each of its names", async () => {
          await staff("post", "machine-types", { name: "Kiosks" })
          const kiosks = await named("Kiosks")
          await run({ csv: csv([row("TYPE-2", { machine_type: "kiosks" })]), dry_run: false })
          expect(await stored.product("TYPE-2")).toMatchObject({ categories: [{ name: "Kiosks" }] })
          const { data: exported } = await staff<string>("get", "catalogue-export?q=TYPE-2")
          expect(exported).toContain("Kiosks")
          expect(await run({ csv: exported })).toMatchObject({
            ...{ new_machine_types: [], bad_rows: [] },
            counts: { rows: 1, created: 0, updated: 0, unchanged: 1, bad: 0 },
          })
          await staff("post", `machine-types/${kiosks?.id ?? ""}`, { name: "Terminals", handle: "terminals" })
          for (const machine_type of ["Terminals", "terminals", "Kiosks"]) {
            const again = await run({ csv: csv([row("TYPE-2", { machine_type })]) })
            expect(again).toMatchObject({ counts: { unchanged: 1, bad: 0 }, new_machine_types: [] })
          }
          const { data: renamed } = await staff<string>("get", "catalogue-export?q=TYPE-2")
          expect((await run({ csv: renamed })).counts).toMatchObject({ unchanged: 1, bad: 0 })
        })

        it("leaves no new one behind when a later step fails, and can be tried again", async () => {
          const before = await types()
          jest
            .spyOn(container().resolve(Modules.PRODUCT), "createProducts")
            .mockRejectedValueOnce(new Error("planted"))
          const body = {
            csv: csv([row("TYPE-4", { machine_type: "Drones" })]),
            machine_types: [{ name: "Drones", machine_type_id: null }],
            dry_run: false,
          }
          expect(await run(body)).toMatchObject({ status: "stopped" })
          expect(await types()).toEqual(before)
          expect(await run(body)).toMatchObject({ status: "done", counts: { created: 1 } })
          expect(await named("Drones")).toMatchObject({ handle: "drones" })
        })
      })

      it("asks which column is which, remembers it for the same headings, and writes by it", async () => {
        const list = (part: string, price: string) =>
          `Mfr part no,Product,Make,Category,RRP,Qty,Shelf\n${part},Matched ${part},Zebra,Tablets,${price},3,A7\n`
        const asked = await run({ csv: list("COL-1", "12.00"), file_name: "supplier.csv" })
        expect(asked).toMatchObject({ status: "refused", matching: { matched: null } })
        expect(asked.matching?.headings).toEqual([
          { heading: "Mfr part no", samples: ["COL-1"], column: "part_number" },
          { heading: "Product", samples: ["Matched COL-1"], column: "name" },
          { heading: "Make", samples: ["Zebra"], column: "brand" },
          { heading: "Category", samples: ["Tablets"], column: "machine_type" },
          { heading: "RRP", samples: ["12.00"], column: "price" },
          { heading: "Qty", samples: ["3"], column: "stock" },
          { heading: "Shelf", samples: ["A7"], column: null },
        ])
        const required = asked.matching?.columns.filter((column) => column.required).map(({ name }) => name)
        expect(required).toEqual(["part_number", "name", "brand", "machine_type", "stock"])

        const columns = asked.matching?.headings.map(({ column }) => column) ?? []
        for (const [wrong, message] of [
          [columns.slice(1), "7 columns, and 6 were matched"],
          [columns.with(6, "shelf"), 'no column "shelf"'],
          [columns.with(6, "price"), '"price" is chosen twice'],
          [columns.with(5, null), "Still to match: stock"],
        ] as const) {
          const refused = await run({ source_id: asked.id, columns: wrong })
          expect(refused).toMatchObject({
            status: "refused",
            message: expect.stringContaining(message) as string,
          })
        }
        const checked = await run({ source_id: asked.id, columns })
        expect(checked).toMatchObject({ status: "done", counts: { created: 1, bad: 0 } })
        expect(checked.columns).toEqual(columns.map((column) => column ?? ""))
        const written = await run({ source_id: checked.id, dry_run: false })
        expect(written).toMatchObject({ status: "done", counts: { created: 1 } })
        expect(priceOf(await stored.product("COL-1"))).toBe(12)

        const next = await run({ csv: list("COL-1", "13.00") })
        expect(next).toMatchObject({
          status: "done",
          counts: { updated: 1 },
          matching: { matched: { at: checked.matching?.matched?.at, by: "staff@scanwright.example" } },
        })
        // A file that is written unseen is not read by what was chosen for another one.
        expect((await run({ csv: list("COL-1", "14.00"), dry_run: false })).status).toBe("refused")
      })

      it("remembers the columns of a hundred files, and forgets those that were not used for longest", async () => {
        const headed = (number: number) =>
          `Part ${number},Product,Make,Category,RRP,Qty\nCOL-2,Two,Zebra,Tablets,1.00,3\n`
        const columns = ["part_number", "name", "brand", "machine_type", "price", "stock"]
        expect((await run({ csv: headed(1), columns })).status).toBe("done")
        await stored.sql(
          `insert into import_column_match (id, headings_key, columns, matched_at, used_at)
           select 'old_' || number, 'key ' || number, '[]', now(), now() - number * interval '1 day'
           from generate_series(1, 100) number`,
        )
        await stored.sql("update import_column_match set used_at = '2020-01-01' where id not like 'old%'")
        expect((await run({ csv: headed(1) })).status).toBe("done")
        expect((await run({ csv: headed(2), columns })).status).toBe("done")
        const ids = (await stored.sql<{ id: string }>("select id from import_column_match")).map(
          ({ id }) => id,
        )
        expect(ids).toHaveLength(100)
        expect(ids).toContain("old_98")
        expect(ids).not.toContain("old_99")
        expect((await run({ csv: headed(1) })).status).toBe("done")
      })

      it("leaves no match of columns behind when a later step fails", async () => {
        const input: SaveColumnMatch = { headings_key: "key 98", columns: ["name"] }
        const before = await stored.sql("select id, columns from import_column_match order by id")
        expect((await matchAndFail(container()).run({ input, throwOnError: false })).errors).toHaveLength(1)
        const created = { ...input, headings_key: "never" }
        expect(
          (await matchAndFail(container()).run({ input: created, throwOnError: false })).errors,
        ).toHaveLength(1)
        expect(await stored.sql("select id, columns from import_column_match order by id")).toEqual(before)
      })

      it("lets one import or undo write at a time, and replaces one whose server has died", async () => {
        const begin = () =>
          staff<{ message: string }>("post", "catalogue-imports", { csv: file, dry_run: false })
        const { id } = await run({ csv: file, dry_run: false })
        await stored.sql(
          `insert into catalogue_import (id, dry_run, status, lane, corrections, columns, bad_rows, beat_at)
           values ('catimp_open', false, 'running', 'writing', '{}', '[]', '[]', now())`,
        )
        const { status, data } = await begin()
        expect(status).toBe(409)
        expect((await staff("post", `catalogue-imports/${id}/undo`, {})).status).toBe(409)
        expect(data.message).toContain("Another import is running")
        await stored.sql(
          "update catalogue_import set beat_at = now() - interval '10 minutes' where id = 'catimp_open'",
        )
        expect((await run({ csv: file, dry_run: false })).status).toBe("done")
        const { data: gone } = await staff<CatalogueImportResponse>("get", "catalogue-imports/catimp_open")
        expect(gone.catalogue_import).toMatchObject({ status: "stopped" })
      })
    })

    it("The check of a file lists the prices that change, the largest change first, and writes none", async () => {
      const file = csv([
        row("BLK-1", { name: "Bulk one", price: "110" }),
        row("BLK-2", { name: "Bulk two", price: "9.90", stock: 0 }),
        row("BLK-3", { name: "Bulk three", price: "5", stock: 1 }),
      ])
      const { price_changes: changes } = await run({ csv: file })
      expect(changes).toEqual({
        count: 3,
        biggest: [
          { row: 4, part_number: "BLK-3", name: "Bulk three", before: null, after: 5 },
          { row: 3, part_number: "BLK-2", name: "Bulk two", before: 0.99, after: 9.9 },
          { row: 2, part_number: "BLK-1", name: "Bulk one", before: 100, after: 110 },
        ],
      })
      expect(priceOf(await stored.product("BLK-1"))).toBe(100)
    })

    describe("POST /admin/catalogue-imports/:id/undo", () => {
      const undo = async (id: string) => {
        const { status, data } = await staff<Partial<CatalogueImportResponse> & { message?: string }>(
          "post",
          `catalogue-imports/${id}/undo`,
          {},
        )
        return { status, message: data.message, undone: data.catalogue_import?.undone }
      }
      const write = () =>
        run({
          csv: csv([
            row("BLK-1", { name: "Bulk one renamed", price: "120.00", stock: 7 }),
            row("BLK-2", { name: "Bulk two", price: "2.00", stock: 0 }),
            row("UND-1"),
            row("UND-2"),
          ]),
          file_name: "undo.csv",
          dry_run: false,
        })

      it("deletes what it created and brings old values back, but nothing that was changed since", async () => {
        const imported = await write()
        expect(imported).toMatchObject({ counts: { created: 2, updated: 2 }, undone: null })
        expect(imported.undoable?.products).toBe(4)
        const [one, created, renamed] = [await idOf("BLK-1"), await idOf("UND-1"), await idOf("UND-2")]
        await staff("post", "catalogue/batch", { ids: [one], change: { stock: 99 } })
        await staff("post", `catalogue/products/${renamed}`, { name: "Renamed since" })

        const { status, undone } = await undo(imported.id)
        expect(status).toBe(200)
        expect(undone).toMatchObject({
          ...{ by: "staff@scanwright.example", updated: 2, deleted: 1, stayed_count: 2 },
          went_back: expect.arrayContaining([
            expect.objectContaining({ part_number: "BLK-1", result: "restored", fields: ["name", "price"] }),
            expect.objectContaining({ part_number: "BLK-2", result: "restored", fields: ["price"] }),
            expect.objectContaining({ part_number: "UND-1", result: "deleted" }),
          ]) as unknown,
          stayed: expect.arrayContaining([
            expect.objectContaining({ part_number: "BLK-1", result: "changed_since", fields: ["stock"] }),
            expect.objectContaining({ part_number: "UND-2", result: "changed_since", fields: [] }),
          ]) as unknown,
        })
        const product = await stored.product("BLK-1")
        expect([product.title, priceOf(product), levelOf(product)]).toEqual(["Bulk one", 100, 99])
        expect(priceOf(await stored.product("BLK-2"))).toBe(0.99)
        expect((await stored.product("UND-2")).title).toBe("Renamed since")
        expect((await stored.products()).map(({ id }) => id)).not.toContain(created)
        const { data: list } = await staff<AdminCatalogueResponse>("get", "catalogue?q=BLK-2")
        expect(list.products[0]?.price).toBe(0.99)
        const restore = await staff("post", "deleted/restore", { entity: "product", id: created })
        expect(restore.status).toBe(200)
        expect(priceOf(await stored.product("UND-1"))).toBe(100)

        const { data: log } = await staff<AdminActivitiesResponse>(
          "get",
          "activity?action=undid_import&limit=1",
        )
        expect(log.activities[0]).toMatchObject({
          ...{ actor_email: "staff@scanwright.example", entity: "product", entity_id: null },
          ...{ entity_name: "undo.csv", counts: { updated: 2, deleted: 1 } },
        })
        expect(await undo(imported.id)).toMatchObject({
          status: 400,
          message: "This import has been undone already.",
        })
      })

      it("is refused after thirty days, when what it changed is forgotten, and for a check", async () => {
        const imported = await write()
        await stored.sql("update catalogue_import set finished_at = now() - interval '31 days'")
        const { status, message } = await undo(imported.id)
        expect([status, message]).toEqual([400, expect.stringContaining("more than 30 days old")])
        await stored.sql("update import_change set created_at = now() - interval '32 days'")
        await forgetImportChanges(container())
        expect(await stored.sql("select id from import_change")).toEqual([])
        const checked = await run({ csv: csv([row("UND-3")]) })
        expect(await undo(checked.id)).toMatchObject({ status: 400 })
        expect((await undo("catimp_nothing")).status).toBe(404)
      })

      it("leaves a product that it created while pieces of it are reserved", async () => {
        const imported = await write()
        const [level] = await stored.sql<{ inventory_item_id: string; location_id: string }>(
          `select level.inventory_item_id, level.location_id from inventory_level level
             join inventory_item item on item.id = level.inventory_item_id where item.sku = 'UND-1'`,
        )
        const reserved = await staff("post", "reservations", { ...level, quantity: 1 })
        expect(reserved.status).toBe(200)
        const { undone } = await undo(imported.id)
        expect(undone).toMatchObject({
          deleted: 1,
          stayed: [{ part_number: "UND-1", result: "impossible", fields: [] }],
        })
        expect((await stored.product("UND-1")).title).toBe("Scanner UND-1")
      })

      it("that fails in the middle leaves all as the import had left it, and can be tried again", async () => {
        const imported = await write()
        jest
          .spyOn(container().resolve(Modules.PRODUCT), "softDeleteProducts")
          .mockRejectedValueOnce(new Error("planted"))
        expect((await undo(imported.id)).status).toBe(500)
        const product = await stored.product("BLK-1")
        expect([product.title, priceOf(product), levelOf(product)]).toEqual(["Bulk one renamed", 120, 7])
        expect((await stored.product("UND-1")).status).toBe("published")
        expect((await undo(imported.id)).undone).toMatchObject({ updated: 2, deleted: 2, stayed: [] })
      })
    })

    describe("GET /admin/catalogue/products/:id/prices", () => {
      const pricesOf = async (id: string) => {
        const { data } = await staff<AdminPriceHistoryResponse>("get", `catalogue/products/${id}/prices`)
        return data.prices
      }

      it("lists what changed a product's price, newest first", async () => {
        const id = await idOf("BLK-1")
        expect(await pricesOf(id)).toEqual([])
        await staff("post", `catalogue/products/${id}`, { price: 110 })
        await staff("post", "catalogue/batch", { ids: [id], change: { price_percent: 10 } })
        const imported = await run({
          csv: csv([row("BLK-1", { name: "Bulk one", price: "125.50" })]),
          dry_run: false,
        })
        await staff("post", `catalogue-imports/${imported.id}/undo`, {})
        const prices = await pricesOf(id)
        expect(prices.map(({ from, to, source }) => [from, to, source])).toEqual([
          [125.5, 121, "undo"],
          [121, 125.5, "import"],
          [110, 121, "hand"],
          [100, 110, "hand"],
        ])
        expect(new Set(prices.map(({ by }) => by))).toEqual(new Set(["staff@scanwright.example"]))
        expect((await staff("get", "catalogue/products/prod_gone/prices")).status).toBe(404)
      })

      it("has the last fifty changes, and stores no more", async () => {
        const id = await idOf("BLK-1")
        await stored.sql(
          `insert into price_record (id, product_id, from_pence, to_pence, source, created_at)
           select 'old_' || number, '${id}', 100, 200, 'hand', now() - number * interval '1 day'
             from generate_series(1, 60) number`,
        )
        await staff("post", `catalogue/products/${id}`, { price: 111 })
        const prices = await pricesOf(id)
        expect(prices).toHaveLength(50)
        expect(prices[0]).toMatchObject({ from: 100, to: 111 })
        expect(await stored.sql("select id from price_record")).toHaveLength(50)
      })
    })

    describe("GET /admin/catalogue-export", () => {
      it("holds what the list's filters leave", async () => {
        const { data, headers } = await staff<string>("get", "catalogue-export?q=BLK-2")
        expect(headers["content-type"]).toContain("text/csv")
        expect(data.trim().split("\r\n")).toHaveLength(2)
        const { data: list } = await staff<{ products: { id: string }[] }>("get", "catalogue?q=BLK-2")
        const { data: selected } = await staff<string>(
          "get",
          `catalogue-export?id=${list.products[0]?.id ?? ""}`,
        )
        expect(selected).toBe(data)
      })
    })

    it("An import is in the log of activity with what it did", async () => {
      const lines = csv([row("LOG-1"), row("LOG-2", { stock: "several" })])
      await run({ csv: lines, file_name: "logged.csv", dry_run: false })
      await soon(async () => {
        const { data } = await staff<AdminActivitiesResponse>("get", "activity?action=imported&limit=1")
        expect(data.activities[0]).toMatchObject({
          ...{ actor_email: "staff@scanwright.example", entity: "product", entity_name: "logged.csv" },
          counts: { created: 1, failed: 1 },
        })
      })
    })
  },
})
