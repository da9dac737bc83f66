import { type AxiosInstance, type AxiosResponse } from "axios"
import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import {
  type AdminActivitiesResponse,
  type AdminCatalogueBatchResponse,
  type AdminCatalogueResponse,
  type CatalogueImport,
  type CatalogueImportResponse,
} from "../../src/contract"
import { installShop } from "../../src/seed/install-shop"
import { completeSearchIndex } from "../../src/search/search-index"
import { changeProductsWorkflow } from "../../src/workflows/catalogue/change-products"
import { csv, row } from "../helpers/catalogue-rows"
import { ImportedCatalogue, levelOf, priceOf } from "../helpers/imported-catalogue"
import { signIn } from "../helpers/shop"
import { eventually } from "../helpers/storefront"

jest.setTimeout(180_000)

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let token = ""

    const container = (): MedusaContainer => getContainer()
    const stored = new ImportedCatalogue(container)

    const staff = async <T>(method: "get" | "post", path: string, data?: object): Promise<AxiosResponse<T>> =>
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
      await eventually(async () => {
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
          .spyOn(container().resolve(Modules.PRICING), "addPrices")
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
      ])("refuses %j", async (what, labels) => {
        const { status, data } = await staff<{ message: string }>("post", "catalogue/batch", {
          ids: ["prod_1"],
          change: what,
        })
        expect(status).toBe(400)
        expect(data.message).toContain(labels)
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

      it("asks about brands that the shop does not have, and adds none of them unasked", async () => {
        const brands = async () => {
          const { data } = await staff<{ brands: { id: string; name: string }[] }>("get", "brands?limit=100")
          return data.brands
        }
        const before = await brands()
        const zebra = before.find(({ name }) => name === "Zebra")
        const checked = await run({
          csv: csv([row("ASK-1", { brand: "Zebbra" }), row("ASK-2", { brand: "Newland" })]),
        })
        expect(checked.counts).toMatchObject({ created: 2, bad: 0 })
        expect(checked.new_brands).toEqual([
          { name: "Zebbra", products: 1, near: { id: zebra?.id, name: "Zebra" } },
          { name: "Newland", products: 1, near: null },
        ])
        const refused = await run({ source_id: checked.id, dry_run: false })
        expect(refused).toMatchObject({ status: "refused", new_brands: checked.new_brands })
        expect(refused.message).toContain('"Zebbra" (did you mean "Zebra"?), "Newland"')
        expect(await brands()).toEqual(before)

        const half = await run({ source_id: checked.id, brands: [{ name: "Newland", brand_id: null }] })
        expect(half.new_brands.map(({ name }) => name)).toEqual(["Zebbra"])
        const written = await run({
          source_id: half.id,
          brands: [{ name: "Zebbra", brand_id: zebra?.id }],
          dry_run: false,
        })
        expect(written).toMatchObject({ status: "done", counts: { created: 2 }, new_brands: [] })
        expect(await stored.product("ASK-1")).toMatchObject({ brand: { name: "Zebra" } })
        expect((await brands()).map(({ name }) => name).filter((name) => name.includes("bra"))).toEqual([
          "Zebra",
        ])
      })

      it("refuses a file it cannot read, with the reason", async () => {
        const refused = await run({ csv: "part number,price\nA,1" })
        expect(refused.status).toBe("refused")
        expect(refused.message).toContain("missing columns")
      })

      it("lets one import write at a time, and replaces one whose server has died", async () => {
        const begin = () =>
          staff<{ message: string }>("post", "catalogue-imports", { csv: file, dry_run: false })
        const row = `insert into catalogue_import (id, dry_run, status, lane, corrections, columns, bad_rows, beat_at)
          values ('catimp_open', false, 'running', 'writing', '{}', '[]', '[]', now())`
        await stored.sql(row)
        const { status, data } = await begin()
        expect(status).toBe(409)
        expect(data.message).toContain("Another import is running")
        await stored.sql(
          "update catalogue_import set beat_at = now() - interval '10 minutes' where id = 'catimp_open'",
        )
        expect((await run({ csv: file, dry_run: false })).status).toBe("done")
        const { data: gone } = await staff<CatalogueImportResponse>("get", "catalogue-imports/catimp_open")
        expect(gone.catalogue_import).toMatchObject({ status: "stopped" })
      })
    })

    describe("GET /admin/catalogue-export", () => {
      it("writes the file that changes nothing when it is imported, formulas disarmed", async () => {
        await run({
          csv: csv([
            row("EXP-1", {
              name: "=HYPERLINK of a name",
              price: "1,234.50",
              description: '-5 °C to 40 °C,\nsaid "twice"',
              key_features: "+1 year|IP42",
              image_urls: "/equipment/pistol-scanner.svg",
              image_alts: "@home",
              spec_interface: "USB|RS-232",
            }),
          ]),
          dry_run: false,
        })
        const { data, headers, status } = await staff<string>("get", "catalogue-export")
        expect(status).toBe(200)
        expect(headers["content-type"]).toContain("text/csv")
        expect(data).toContain("'=HYPERLINK of a name")
        expect(data).toContain("BLK-3")
        const again = await run({ csv: data })
        expect(again.bad_rows).toEqual([])
        expect(again.counts).toEqual({ rows: 4, created: 0, updated: 0, unchanged: 4, bad: 0 })
      })

      it("holds what the list's filters leave", async () => {
        const { data } = await staff<string>("get", "catalogue-export?q=BLK-2")
        expect(data.trim().split("\r\n")).toHaveLength(2)
      })
    })

    describe("The log of activity", () => {
      it("is in the log of activity with what it did", async () => {
        await run({
          csv: csv([row("LOG-1"), row("LOG-2", { stock: "several" })]),
          file_name: "logged.csv",
          dry_run: false,
        })
        await eventually(async () => {
          const { data } = await staff<AdminActivitiesResponse>("get", "activity?action=imported&limit=1")
          expect(data.activities[0]).toMatchObject({
            actor_email: "staff@scanwright.example",
            entity: "product",
            entity_name: "logged.csv",
            counts: { created: 1, failed: 1 },
          })
        })
      })
    })

    it("is for staff only", async () => {
      token = ""
      for (const [method, path] of [
        ["get", "catalogue-export"],
        ["get", "catalogue-imports"],
        ["post", "catalogue-imports"],
        ["post", "catalogue/batch"],
      ] as const) {
        expect((await staff(method, path, method === "post" ? {} : undefined)).status).toBe(401)
      }
    })
  },
})
