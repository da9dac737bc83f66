import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type AxiosInstance } from "axios"
import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { deleteProductVariantsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { URL_SEO_MODULE, type UrlSeoModuleService } from "@scanwright/url-seo"
import { createUrlSeosWorkflow } from "@scanwright/url-seo/workflows"
import { type StoreCatalogueResponse } from "../../src/contract"
import { formatRowError } from "../../src/catalogue-import/catalogue-row"
import { importCatalogue, type ImportOptions } from "../../src/catalogue-import/import-catalogue"
import { formatNote } from "../../src/catalogue-import/import-report"
import { installShop } from "../../src/seed/install-shop"
import { parseCatalogue } from "../../src/catalogue-import/parse-catalogue"
import { ShopNote, writeNote } from "../../src/lib/shop-notes"
import { completeSearchIndex } from "../../src/search/search-index"
import { createBrandsWorkflow } from "../../src/workflows/brand/workflows/create-brands"
import { type Cells, csv, generateRows, row } from "../helpers/catalogue-rows"
import { ImportedCatalogue, killWhileImporting, levelOf, priceOf } from "../helpers/imported-catalogue"

jest.setTimeout(600_000)

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer, dbConfig }) => {
    let publishableKey = ""

    const container = (): MedusaContainer => getContainer()
    const stored = new ImportedCatalogue(container)
    const http = api as AxiosInstance

    async function importRows(rows: readonly Cells[], options: ImportOptions = {}) {
      const parsed = await parseCatalogue(csv(rows))
      const outcome = await importCatalogue(container(), parsed.rows, {
        ...{ notify: false, brands: "add-all" },
        ...options,
      })
      const lines = [...parsed.errors, ...outcome.errors].map(formatRowError)
      const { created, updated, unchanged, plan, undecided } = outcome
      return {
        counts: { created, updated, unchanged },
        lines,
        plan,
        undecided,
        notes: outcome.notes.map(formatNote),
      }
    }

    async function catalogue(query = ""): Promise<StoreCatalogueResponse> {
      const { data } = await http.get<StoreCatalogueResponse>(`/store/catalogue?${query}`, {
        headers: { "x-publishable-api-key": publishableKey },
      })
      return data
    }

    beforeAll(async () => {
      publishableKey = (await installShop(container())).publishableKey
      await completeSearchIndex(container())
    })

    describe("a first import", () => {
      it("numbers the address of a second product of the same name", async () => {
        await importRows([row("A-1", { name: "Till drawer" }), row("A-2", { name: "Till drawer" })])
        expect((await stored.product("A-1")).handle).toBe("till-drawer")
        expect((await stored.product("A-2")).handle).toBe("till-drawer-2")
      })

      it("makes what its dry run promises, whatever the names hold, at addresses that can be opened", async () => {
        const names = [
          "Bug case TC22 ™\ufe0f kit",
          "Bug case TC22 ™ kit",
          "1\ufe0f\u20e3 starter ♻\ufe0f",
          '(new) tablet 10.1 "',
          "★★★",
          "Null",
          "प्रिंटर",
          "é".repeat(200),
          "é".repeat(199),
        ]
        const rows = names.map((name, at) =>
          row(`S-${at}`, { name, brand: `Zebra ${"é".repeat(150)}`, machine_type: "เครื่องสแกน", handle: "" }),
        )
        const counts = { created: names.length, updated: 0, unchanged: 0 }
        const options = { machineTypes: "add-all" } as const
        expect(await importRows(rows, { ...options, dryRun: true })).toMatchObject({ counts, lines: [] })
        expect(await importRows(rows, options)).toMatchObject({ counts, lines: [] })
        const handles = await Promise.all(
          names.map(async (_name, at) => (await stored.product(`S-${at}`)).handle),
        )
        expect(handles).toEqual([
          ...[
            "bug-case-tc22-kit",
            "bug-case-tc22-kit-2",
            "1-starter",
            "new-tablet-101",
            "s-4",
            "null-2",
            "परटर",
          ],
          ...["é".repeat(26), `${"é".repeat(25)}-2`],
        ])
        const again = { created: 0, updated: 0, unchanged: names.length }
        expect(await importRows(rows)).toMatchObject({ counts: again, lines: [] })
      })

      it("asks about a name that only looks like the address of another, and finds the one that has it", async () => {
        const [one, other] = ["चिजी", "चज"] as const
        const options = { machineTypes: "add-all" } as const
        const rowOf = (partNumber: string, name: string) =>
          row(partNumber, { brand: name, machine_type: name })
        await importRows([rowOf("K-1", one)], options)
        const asking = { brands: [], machineTypes: [], dryRun: true }
        const { undecided } = await importRows([rowOf("K-2", other)], asking)
        const asked = [expect.objectContaining({ name: other })]
        expect(undecided).toEqual({ brand: asked, machineType: asked })
        await importRows([rowOf("K-2", other)], options)
        const { brand, categories } = await stored.product("K-2")
        expect([brand?.name, categories.map(({ name }) => name)]).toEqual([other, [other]])
        const unchanged = { created: 0, updated: 0, unchanged: 2 }
        const again = [rowOf("K-1", one), rowOf("K-2", other)]
        expect(await importRows(again)).toMatchObject({ counts: unchanged })
      })

      it("says in the dry run which name or part number nobody can see", async () => {
        const rows = [
          row("V-1", { name: "\u115f" }),
          row("\u115f\u115f", { name: "★" }),
          row("+", { name: "★" }),
          row("V-2", { name: "★" }),
        ]
        const { counts, lines } = await importRows(rows, { dryRun: true })
        expect(counts).toEqual({ created: 1, updated: 0, unchanged: 0 })
        expect(lines).toEqual([
          "row 2, column name: is blank; write the name as printed on the product",
          expect.stringMatching(
            /^row 3, column part_number: .* is not a part number; write letters and digits/,
          ),
          expect.stringMatching(/^row 4, column part_number: "\+" is not a part number/),
        ])
      })

      it("leaves a product in its brand where two brands have the same name", async () => {
        await importRows([row("T-1", { brand: "Twin" })])
        const { result } = await createBrandsWorkflow(container()).run({
          input: { brands: [{ name: "Twin ®" }] },
        })
        const additional_data = { brand_id: result[0]?.id }
        const products = [{ id: (await stored.product("T-1")).id }]
        await updateProductsWorkflow(container()).run({ input: { products, additional_data } })
        const unchanged = { created: 0, updated: 0, unchanged: 1 }
        expect(await importRows([row("T-1", { brand: "Twin" })])).toMatchObject({ counts: unchanged })
        expect((await stored.product("T-1")).brand).toEqual(expect.objectContaining({ name: "Twin ®" }))
      })

      it("puts products into a cart", async () => {
        await importRows([row("CART-1", { price: "20.00" })])
        const [variant] = (await stored.product("CART-1")).variants
        const headers = { "x-publishable-api-key": publishableKey }
        const created = await http.post<{ cart: { id: string } }>("/store/carts", {}, { headers })
        const { data } = await http.post<{
          cart: { currency_code: string; item_subtotal: number; item_total: number }
        }>(
          `/store/carts/${created.data.cart.id}/line-items`,
          { variant_id: variant?.id, quantity: 2 },
          { headers },
        )
        expect(data.cart).toMatchObject({ currency_code: "gbp", item_subtotal: 40, item_total: 48 })
      })
    })

    describe("a second import", () => {
      const full = (partNumber: string) =>
        row(partNumber, {
          description: "Text",
          long_description: "<p>Text <b>bold</b></p>",
          key_features: "one|two",
          rating: "4.6",
          review_count: 12,
          tags: "b|a",
          image_urls: "/equipment/till.svg|/equipment/mini-pc.svg",
          seo_keywords: "x|y",
          spec_interface: "USB",
        })

      it("of the same file changes nothing and emits nothing, where the first emits one event", async () => {
        const rows = [
          full("S-1"),
          full("S-2"),
          row("S-3", { ...full("S-3"), price: "", price_text: "Ask us" }),
        ].map((cells) => ({ price_text: "", ...cells }))
        const ofTheFirst = await stored.eventsOf(async () => {
          expect((await importRows(rows)).counts).toEqual({ created: 3, updated: 0, unchanged: 0 })
        })
        expect(ofTheFirst).toEqual(["catalogue.imported"])
        const before = await stored.products()
        const events = await stored.eventsOf(async () => {
          expect((await importRows(rows)).counts).toEqual({ created: 0, updated: 0, unchanged: 3 })
        })
        expect(events).toEqual([])
        expect(await stored.products()).toEqual(before)
      })

      it("writes only what differs, and leaves other prices alone", async () => {
        await importRows([full("U-1"), full("U-2")])
        const before = await stored.product("U-1")
        const priceSetId = before.variants[0]?.price_set?.id ?? ""
        await container()
          .resolve(Modules.PRICING)
          .addPrices([{ priceSetId, prices: [{ amount: 130, currency_code: "eur" }] }])

        const { counts } = await importRows([{ ...full("U-1"), price: "89.99" }, full("U-2")])
        expect(counts).toEqual({ created: 0, updated: 1, unchanged: 1 })
        const after = await stored.product("U-1")
        expect(priceOf(after)).toBe(89.99)
        expect(after.variants[0]?.price_set?.prices.map(({ currency_code: code }) => code).sort()).toEqual([
          "eur",
          "gbp",
        ])
        // A form that was opened before cannot put the old price back: what it names is no longer the latest.
        expect(new Date(after.updated_at).getTime()).toBeGreaterThan(new Date(before.updated_at).getTime())
        expect((await catalogue("q=U-1")).products[0]?.price).toBe(89.99)
      })

      it("corrects the spelling of a part number, also of its inventory item, and says so", async () => {
        await importRows([full("dirty 7"), full("U-2")])
        const { id } = await stored.product("dirty 7")
        const rows = [{ ...full("DIRTY-7"), name: "Scanner dirty 7" }, full("U-2")]
        const { counts, notes } = await importRows(rows, { dryRun: true })
        expect(counts).toEqual({ created: 0, updated: 1, unchanged: 1 })
        expect(notes).toEqual(['row 2, DIRTY-7: The part number "dirty 7" becomes "DIRTY-7"'])
        expect((await importRows(rows)).counts).toEqual(counts)
        expect((await stored.product("DIRTY-7")).id).toBe(id)
        const items = await stored.sql<{ sku: string }>("select sku from inventory_item order by sku")
        expect(items.map(({ sku }) => sku)).toEqual(["DIRTY-7", "U-2"])
        expect((await importRows(rows)).counts.unchanged).toBe(2)
      })

      it("takes what staff have set for search engines to a product's new address", async () => {
        await importRows([row("A-1"), row("A-2")])
        const { handle } = await stored.product("A-1")
        const { result } = await createUrlSeosWorkflow(container()).run({
          input: { url_seos: [{ url: `/products/zebra/barcode-scanners/${handle}`, robots_index: false }] },
        })
        await importRows([row("A-1", { brand: "Honeywell" }), row("A-2")])
        const service = container().resolve<UrlSeoModuleService>(URL_SEO_MODULE)
        expect(await service.retrieveUrlSeoConfig(result[0]?.id ?? "")).toMatchObject({
          ...{ url: `/products/honeywell/barcode-scanners/${handle}`, robots_index: false },
        })
      })

      it("moves a product to another brand, machine type, stock and text", async () => {
        await importRows([full("M-1")])
        const renamed = {
          ...full("M-1"),
          brand: "Honeywell",
          machine_type: "Tablets",
          stock: 0,
          name: "Tablet M",
        }
        expect((await importRows([renamed])).counts).toEqual({ created: 0, updated: 1, unchanged: 0 })
        const after = await stored.product("M-1")
        expect(after).toMatchObject({
          title: "Tablet M",
          handle: "scanner-m-1",
          brand: { name: "Honeywell" },
          categories: [{ name: "Tablets" }],
        })
        expect(levelOf(after)).toBe(0)
        expect((await importRows([renamed])).counts.unchanged).toBe(1)
      })

      it("does not change fields without a column, and clears those whose cell is blank", async () => {
        await importRows([full("B-1")])
        await importRows([row("B-1", { price: "", price_text: "Price on application", key_features: "" })])
        const after = await stored.product("B-1")
        expect(after.description).toBe("Text")
        expect(after.product_profile).toMatchObject({
          key_features: [],
          specifications: { interface: ["USB"] },
        })
        expect(priceOf(after)).toBeUndefined()
        const [listed] = (await catalogue("q=B-1")).products
        expect(listed).toMatchObject({ price: null, price_text: "Price on application" })
      })
    })

    it("writes nothing in a dry run, and reports what it would do", async () => {
      await importRows([row("D-1"), row("D-2")])
      const before = await stored.countRows()
      const { counts, plan } = await importRows(
        [row("D-1", { price: "50.00", stock: 7 }), row("D-2"), row("D-3", { brand: "New maker" })],
        { dryRun: true },
      )
      expect(counts).toEqual({ created: 1, updated: 1, unchanged: 1 })
      expect(plan).toEqual([
        "row 2: update D-1 (price 100.00 to 50.00, stock to 7)",
        'row 4: create D-3 "Scanner D-3"',
      ])
      expect(await stored.countRows()).toEqual(before)
      expect(priceOf(await stored.product("D-1"))).toBe(100)
    })

    describe("bad rows", () => {
      it("are reported while good ones are imported", async () => {
        await importRows([row("OLD", { handle: "taken" })])
        const { counts, lines } = await importRows([
          row("G-1", { handle: "" }),
          row("G-2", { handle: "", price: "12,x" }),
          row("G-3", { handle: "taken" }),
          row("G-4", { handle: "" }),
        ])
        expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0 })
        expect(lines).toEqual([
          'row 3, column price: "12,x" is not a price; write pounds and pence like 249.00',
          'row 4, column handle: "taken" is already the address of OLD; choose another',
        ])
      })

      it("do not stop the others when the database refuses them", async () => {
        // A product that was never whole: Medusa makes no variant without an option.
        await container()
          .resolve(Modules.PRODUCT)
          .createProducts([{ title: "No options", external_id: "BARE-1" }])
        await writeNote(container(), ShopNote.importMaking, JSON.stringify(["BARE-1"]))
        const { counts, lines } = await importRows([row("N-1"), row("N-2"), row("BARE-1"), row("N-3")])
        expect(counts).toEqual({ created: 3, updated: 0, unchanged: 0 })
        expect(lines).toEqual([expect.stringMatching(/^row 4: could not be stored: .*option values/)])
        expect((await stored.countRows()).product).toBe(4)
      })
    })

    it("makes no second product of a part number that staff have changed or taken away", async () => {
      await importRows([row("OLD-1"), row("OLD-2"), row("OLD-3")])
      // As the Medusa Admin does it: the inventory items have the old ones still.
      await stored.sql(
        `update product_variant set sku = case sku when 'OLD-1' then 'NEW-1' end where sku <> 'OLD-3'`,
      )
      expect(await importRows([row("OLD-1"), row("OLD-2"), row("OLD-3")])).toMatchObject({
        counts: { created: 0, updated: 0, unchanged: 1 },
        lines: [
          'row 2, column part_number: was that of "Scanner OLD-1", which has "NEW-1" now; write that in the file, or add another product with this one by hand',
          'row 3, column part_number: was that of "Scanner OLD-2", which has none any more; give it this one again, or delete it',
        ],
      })
    })

    it("makes a product whose part number only an inventory item has", async () => {
      await importRows([row("OLD-1")])
      await stored.sql("update product_variant set sku = 'OTHER-1'; update product set external_id = null")
      expect(await importRows([row("OLD-1", { name: "Second" })])).toMatchObject({
        ...{ counts: { created: 1 }, lines: [] },
      })
      expect(levelOf(await stored.product("OLD-1"))).toBe(5)
      expect(levelOf(await stored.product("OTHER-1"))).toBe(5)
    })

    it("leaves nothing half-written when it fails in the middle of a batch", async () => {
      const before = await stored.countRows()
      await stored.sql(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'disk is full'; end $$`)
      await stored.sql(
        "create trigger refuse before insert on product_profile for each row when (new.seo_title = 'boom') execute function refuse()",
      )
      const rows = [row("F-1", { seo_title: "fine" }), row("F-2", { seo_title: "boom", tags: "New tag" })]
      await expect(importRows(rows.map((cells) => ({ tags: "", ...cells })))).rejects.toThrow("disk is full")
      expect(await stored.countRows()).toEqual(before)
      expect((await catalogue()).count).toBe(0)
    })

    describe("after a kill", () => {
      /** Leaves of a product what an import that is killed before it has made the variant does. */
      const beginProduct = async (partNumber: string) => {
        const product = {
          ...{ title: `Scanner ${partNumber}`, handle: `scanner-${partNumber.toLowerCase()}` },
          ...{ external_id: partNumber, status: "published" as const },
          options: [{ title: "Default option", values: ["Default option value"] }],
        }
        await container().resolve(Modules.PRODUCT).createProducts([product])
        await writeNote(container(), ShopNote.importMaking, JSON.stringify([partNumber]))
      }

      it("completes a product that has no variant yet, and uses the inventory item that was made for it", async () => {
        await beginProduct("K-1")
        const [item] = await container()
          .resolve(Modules.INVENTORY)
          .createInventoryItems([{ sku: "K-1" }])
        expect((await importRows([row("K-1")])).counts).toEqual({ created: 1, updated: 0, unchanged: 0 })
        const whole = await stored.product("K-1")
        expect([whole.handle, levelOf(whole), priceOf(whole)]).toEqual(["scanner-k-1", 5, 100])
        const items = await stored.sql<{ id: string }>(
          "select id from inventory_item where deleted_at is null",
        )
        expect(items.map(({ id }) => id)).toEqual([item?.id])
        expect((await importRows([row("K-1")])).counts.unchanged).toBe(1)
      })

      it("completes a variant that has neither price nor stock yet", async () => {
        await importRows([row("K-2")])
        const { variants } = await stored.product("K-2")
        await stored.sql("delete from product_variant_price_set; delete from product_variant_inventory_item")
        expect((await importRows([row("K-2", { price: "70.00" })])).counts.updated).toBe(1)
        const whole = await stored.product("K-2")
        expect(whole.variants[0]?.id).toBe(variants[0]?.id)
        expect([levelOf(whole), priceOf(whole), await stored.countWhole()]).toEqual([5, 70, 1])
        expect(await stored.countRows()).toMatchObject({ product: 1, inventory_item: 1 })
      })

      it("takes back all that it has completed and corrected when its last step fails", async () => {
        await importRows([row("P-1"), row("dirty 2")])
        await stored.sql(
          `delete from product_variant_price_set link using product_variant variant
            where variant.id = link.variant_id and variant.sku = 'P-1'`,
        )
        await beginProduct("K-5")
        const present = async () => [
          await stored.countRows(),
          await stored.sql(`select sku from product_variant where deleted_at is null
            union all select sku from inventory_item where deleted_at is null order by sku`),
          await stored.sql(`select variant_id, price_set_id as part from product_variant_price_set where deleted_at is null
            union all select variant_id, inventory_item_id from product_variant_inventory_item where deleted_at is null
            order by variant_id, part`),
          await stored.sql("select price_set_id, amount from price where deleted_at is null order by id"),
        ]
        const before = await present()
        await stored.sql(`create function refuse_link() returns trigger language plpgsql as
          $$ begin raise exception 'disk is full'; end $$`)
        await stored.sql(
          "create trigger refuse before insert on product_sales_channel for each row execute function refuse_link()",
        )
        const rows = [row("P-1", { price: "70.00" }), row("DIRTY-2", { price: "71.00" }), row("K-5")]
        await expect(importRows(rows)).rejects.toThrow("disk is full")
        expect(await present()).toEqual(before)
        await stored.sql("drop trigger refuse on product_sales_channel")
        expect((await importRows(rows)).counts).toEqual({ created: 1, updated: 2, unchanged: 0 })
        expect(await stored.countWhole()).toBe(3)
      })

      it("completes a product by the corrected file whose row was bad at first", async () => {
        await importRows([row("OTHER-1", { name: "Other" })])
        await beginProduct("K-4")
        const bad = [row("K-4", { handle: "other" }), row("N-1", { handle: "" })]
        expect(await importRows(bad)).toMatchObject({ counts: { created: 1 }, lines: [expect.any(String)] })
        expect(await importRows([row("K-4")])).toMatchObject({ counts: { created: 1 }, lines: [] })
        expect(await stored.countWhole()).toBe(3)
      })

      it("is not assumed of a product whose only variant was deleted: it stays, and the row says so", async () => {
        await importRows([row("K-3")])
        const [before] = await stored.products()
        // Also where the killed import named it.
        await writeNote(container(), ShopNote.importMaking, JSON.stringify(["K-3"]))
        await deleteProductVariantsWorkflow(container()).run({
          input: { ids: [before?.variants[0]?.id ?? ""] },
        })
        const { counts, lines } = await importRows([row("K-3")])
        expect(counts).toEqual({ created: 0, updated: 0, unchanged: 0 })
        expect(lines).toEqual([
          expect.stringContaining(
            'was that of "Scanner K-3", which has no variant any more; add one with this SKU',
          ),
        ])
        expect((await stored.products()).map(({ id }) => id)).toEqual([before?.id])
      })

      it("is completed by running again", async () => {
        const folder = mkdtempSync(path.join(tmpdir(), "catalogue-import-"))
        const file = path.join(folder, "list.csv")
        const rows = generateRows(450)
        writeFileSync(file, csv(rows))
        await killWhileImporting(file, dbConfig.clientUrl)
        rmSync(folder, { recursive: true })
        const [left] = await stored.sql<{ count: number }>("select count(*)::int as count from product")
        expect(left?.count).toBeGreaterThan(0)

        const { counts, lines } = await importRows(rows)
        expect(lines).toEqual([])
        expect(counts.created + counts.updated + counts.unchanged).toBe(rows.length)
        expect(counts.created).toBeGreaterThan(0)
        expect(await stored.countWhole()).toBe(rows.length)
        expect(await stored.countRows()).toMatchObject({ product: rows.length, inventory_item: rows.length })
        expect((await catalogue()).count).toBe(rows.length)
        expect((await importRows(rows)).counts.unchanged).toBe(rows.length)
      })
    })
  },
})
