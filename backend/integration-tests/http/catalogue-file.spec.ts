import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import {
  type AdminCatalogueResponse,
  type CatalogueImport,
  type CatalogueImportRequest,
  type CatalogueImportResponse,
} from "../../src/contract"
import { installShop } from "../../src/seed/install-shop"
import { csv, row } from "../helpers/catalogue-rows"
import { signIn } from "../helpers/shop"
import { soon } from "../helpers/soon"

jest.setTimeout(180_000)

/** A file as it was sent to the shop, byte by byte. */
const received = (name: string): string => readFileSync(join(__dirname, "..", "received-files", name), "utf8")

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let token = ""

    const request = (method: "get" | "post", path: string, data?: object) =>
      (api as AxiosInstance).request<unknown>({
        ...{ method, url: `/admin/${path}`, data, validateStatus: () => true },
        headers: { authorization: `Bearer ${token}` },
      })

    const ask = async <T>(method: "get" | "post", path: string, data?: object): Promise<T> => {
      const { status, data: body } = await request(method, path, data)
      expect({ path, status, body }).toMatchObject({ status: 200 })
      return body as T
    }

    /** Checks a file, or imports it, and waits for the end. */
    const run = (text: string, dry_run = true) => begin({ csv: text, dry_run })

    const begin = async (body: CatalogueImportRequest): Promise<CatalogueImport> => {
      const { catalogue_import: begun } = await ask<CatalogueImportResponse>(
        "post",
        "catalogue-imports",
        body,
      )
      let last = begun
      await soon(async () => {
        last = (await ask<CatalogueImportResponse>("get", `catalogue-imports/${begun.id}`)).catalogue_import
        expect(["done", "refused", "stopped"]).toContain(last.status)
      }, 60_000)
      return last
    }

    const products = async () =>
      (
        await ask<{ products: { title: string; product_profile: object }[] }>(
          "get",
          "products?limit=50&order=id&fields=*product_profile,*variants,*variants.prices,*tags,*images,title,subtitle,description",
        )
      ).products

    /** Makes a product by Medusa's own route, which takes what our screens refuse. */
    const make = (title: string, sku: string, prices: object[] = [], more: object = {}) =>
      ask("post", "products", {
        ...{ title, options: [{ title: "Kind", values: ["One"] }], ...more },
        variants: [{ title: "One", sku, prices, options: { Kind: "One" } }],
      })

    const pounds = (amount: number) => [{ currency_code: "gbp", amount }]

    /** Every product in one file, once the index that the export reads knows the last of them. */
    const exported = async (last: string): Promise<string> => {
      let file = ""
      await soon(async () => {
        file = await ask<string>("get", "catalogue-export")
        expect(file).toContain(last)
      })
      return file
    }

    beforeAll(async () => {
      await installShop(getContainer())
      token = await signIn(api as AxiosInstance, getContainer())
      await ask("post", "brands", { name: "Zebra" })
      await waitForStorefront(getContainer())
    })

    describe("An exported file", () => {
      it("comes back unchanged, whatever staff have stored, and brings what is changed in it", async () => {
        const bars = ["USB | RS-232", "2.4 | 5 GHz", "C:\\Drivers\\", "\\|", "a\u00a0b  c"]
        const rough = 'First\r\nsecond \t line  with two blanks,\u00a0and one | that stays; "so"'
        const { machine_types: types } = await ask<{ machine_types: { id: string }[] }>(
          "get",
          "machine-types",
        )
        await ask("post", "catalogue/products", {
          ...{ name: "Own  file \t of every field", part_number: "OWN-1", machine_type_id: types[0]?.id },
          ...{
            price: null,
            price_text: null,
            short_description: rough,
            description: rough,
            long_description: rough,
          },
          ...{ key_features: bars, features: bars, compatibility: bars, tags: bars, seo_keywords: bars },
          ...{ accessories: ["A;1", "05-Dec-26"], consumables: ["8.71E+12"], spare_parts: ["A\\;B"] },
          ...{
            rating: 4.667,
            review_count: 3,
            warranty_months: 36,
            seo_title: "=1+1",
            seo_description: rough,
          },
          specifications: { form_factor: "Pistol | grip", interface: bars },
          images: [
            { url: "https://files.example/a|b.png?size=1|2", alt_text: "Front | back", title_text: "\\" },
            { url: "/equipment/till.svg", alt_text: "", title_text: "" },
          ],
        })
        // As it was reported: with neither brand, machine type nor price.
        await make("Bug case  roundtrip", "OWN-2", [], {
          additional_data: { key_features: ["USB | RS-232", "2.4 | 5 GHz"], rating: 4.667, review_count: 3 },
        })
        await make(` ${"Long ".repeat(60)}`, "2026-12-05", pounds(0))
        await make("#N/A", "17", pounds(1.115))
        await make("Own twin", "0017", pounds(5_000_000))
        await make("Own twin", "OWN 2", pounds(10))
        const file = await exported("OWN 2")
        const same = { rows: 6, created: 0, updated: 0, unchanged: 6, bad: 0 }
        expect(await run(file)).toMatchObject({ counts: same, bad_rows: [] })
        const before = await products()
        expect(await run(file, false)).toMatchObject({ counts: same })
        expect(await products()).toEqual(before)

        const cheaper = file.replace("2.4 \\| 5 GHz|", "2.4 \\| 6 GHz|").replace("4.667", "4.7")
        expect(await run(cheaper, false)).toMatchObject({ counts: { ...same, updated: 1, unchanged: 5 } })
        const [changed] = (await products()).filter(({ title }) => title.startsWith("Own  file"))
        expect(changed?.product_profile).toMatchObject({
          ...{
            key_features: ["USB | RS-232", "2.4 | 6 GHz", ...bars.slice(2, -1), "a b  c"],
            features: bars,
            rating: 4.7,
          },
        })
      })
    })

    it("Files are read as they were meant, one after the other, and come back unchanged", async () => {
      const asked = { column: "part_number", may_be_right: true, suggestion: null }
      const problemsOf: Record<string, object[]> = {
        "mixed-line-ends.csv": [],
        "headings-of-two-lines.csv": [],
        "separator-line.csv": [],
        "invisible-characters.csv": [],
        "shortened-numbers.csv": [asked],
        "dates.csv": [asked, asked, asked],
        "numbers-of-spreadsheets.csv": [],
        "damaged-texts.csv": [
          { column: "name", may_be_right: true, suggestion: null },
          { column: "name", may_be_right: true, suggestion: "Bug case Renée kit – £5 off" },
        ],
        "google-docs.csv": [],
      }
      for (const [name, problems] of Object.entries(problemsOf)) {
        const read = await run(received(name), false)
        expect([name, read.bad_rows.flatMap((bad) => bad.problems)]).toMatchObject([name, problems])
      }
      const file = await exported("TB-GDOC-1")
      const { products: stored } = await ask<AdminCatalogueResponse>("get", "catalogue?limit=50")
      expect(
        stored.map(({ part_number, name, price, stock }) => [part_number, name, price, stock]).toSorted(),
      ).toEqual([
        ["2E05", "Bug case adapter 2E05", 12, 5],
        ["7E1234", "Bug case adapter 7E1234", 11, 5],
        ["TB-EOL-1", "Bug case scanner one", 101, 5],
        ["TB-EOL-2", "Bug case scanner two", 102, 6],
        ["TB-EOL-3", "Bug case scanner three", 103, 7],
        ["TB-FIG-1", "Bug case fig one", 101, 1000],
        ["TB-FIG-2", "Bug case fig two", 102, 25],
        ["TB-FIG-3", "Bug case fig three", 1249, 10],
        ["TB-FIG-4", "Bug case fig four", 1249, 10],
        ["TB-GDOC-1", "Bug case gdocs", 101, 5],
        ["TB-HNL-1", "Bug case head one", 101, 5],
        ["TB-INV-1", "Bug case invisible one", 101, 5],
        ["TB-INV-2", "Bug case invisible two", 102, 5],
        ["TB-SEP-1", "Bug case sep one", 101, 5],
      ])
      expect(file).toContain("<p>Plain sentence of the sheet.</p><p><strong>Only this is bold.</strong></p>")
      expect((await run(file)).counts).toMatchObject({ rows: 14, unchanged: 14, bad: 0 })
    })

    it.each([
      [
        "word-for-the-web.html",
        "<p>Before you scan:</p><ol><li><p>Charge the battery</p></li><li><p>Pair the cradle</p></li><li><p>Print a test label</p></li></ol>",
      ],
      [
        "word.html",
        '<ol><li>Unpack</li><li>Charge</li><li>Pair</li></ol><p>Wait for the green light.</p>\n<ol start="4"><li>Scan</li><li>Check</li></ol><p>Terms:</p>\n<ol type="a"><li>Returns within 30 days</li><li>Unused and boxed</li></ol><p>More:</p>\n<ol type="i" start="8"><li>Eighth clause</li></ol>',
      ],
    ])("A document is read as it was meant: %s", async (name, stored) => {
      const { blog } = await ask<{ blog: { content: string } }>("post", "blogs", {
        ...{ title: name, content: received(name) },
      })
      expect(blog.content).toBe(stored)
    })

    it("A specification that is taken out is gone, by a file, its undo and the editor", async () => {
      const specified = (dpi: string, method: string) =>
        csv([
          row("SPEC-1", {
            ...{ machine_type: "Label Printers", spec_form_factor: "Desktop" },
            ...{ spec_dpi: dpi, spec_print_method: method },
          }),
        ])
      await run(specified("203", ""), false)
      const {
        products: [product],
      } = await ask<{ products: { id: string }[] }>("get", "products?q=SPEC-1")
      const path = `catalogue/products/${product?.id ?? ""}`
      const read = async () =>
        (await ask<{ product: { specifications: object } }>("get", path)).product.specifications
      expect(await read()).toEqual({ form_factor: "Desktop", dpi: 203 })

      const changed = await run(specified("", "Thermal"), false)
      expect(changed.counts).toMatchObject({ updated: 1, bad: 0 })
      expect(await read()).toEqual({ form_factor: "Desktop", print_method: "Thermal" })
      expect((await run(specified("", "Thermal"))).counts).toMatchObject({ updated: 0, unchanged: 1 })
      await ask("post", `catalogue-imports/${changed.id}/undo`, {})
      expect(await read()).toEqual({ form_factor: "Desktop", dpi: 203 })
      await ask("post", path, { specifications: { dpi: 300 } })
      expect(await read()).toEqual({ dpi: 300 })
      await ask("post", path, { specifications: {} })
      expect(await read()).toEqual({})
    })

    it("A price beyond what the history of prices holds keeps no row from being imported", async () => {
      await make("Much too dear", "DEAR-1", pounds(1e15))
      const rows = [row("DEAR-1", { name: "Much too dear", price: "5.00" }), row("FAIR-1")]
      expect(await run(csv(rows), false)).toMatchObject({
        ...{ status: "done", counts: { created: 1, updated: 1, bad: 0 } },
      })
    })

    it("Rows that seem damaged are asked about: corrected, or confirmed for the import that follows", async () => {
      await run(csv([row("0017")]), false)
      const checked = await run(
        csv([
          row("17", { name: "RenÃ©e’s kit" }),
          row("05-Dec-26"),
          row("8.71E+12"),
          row("7E1234\u200b", { name: "Kit\u2060 one" }),
        ]),
      )
      expect(checked).toMatchObject({ counts: { created: 1, bad: 3 } })
      expect(checked.bad_rows.map(({ row: at, problems }) => ({ at, problems }))).toMatchObject([
        {
          at: 2,
          problems: [
            { column: "name", may_be_right: true, suggestion: "Renée’s kit" },
            { column: "part_number", may_be_right: true, suggestion: "0017" },
          ],
        },
        { at: 3, problems: [{ column: "part_number", may_be_right: true, suggestion: null }] },
        { at: 4, problems: [{ column: "part_number", may_be_right: true, suggestion: null }] },
      ])
      const { columns, bad_rows: bad } = checked
      const corrected = bad[0]?.cells.map((cell, at) => (columns[at] === "name" ? "Renée’s kit" : cell)) ?? []
      const again = await begin({
        ...{ source_id: checked.id, dry_run: true },
        corrections: [{ row: 2, cells: corrected }],
        confirmed: [{ row: 3, column: "part_number", value: "05-Dec-26" }],
      })
      expect(again).toMatchObject({ counts: { created: 2, bad: 2 } })
      expect(again.bad_rows).toMatchObject([
        { row: 2, problems: [{ column: "part_number", may_be_right: true, suggestion: "0017" }] },
        { row: 4 },
      ])
      // What was confirmed stays so.
      const third = await begin({
        ...{ source_id: again.id, dry_run: true },
        confirmed: [{ row: 2, column: "part_number", value: "17" }],
      })
      expect(third).toMatchObject({ counts: { created: 3, bad: 1 } })
      // Another value is asked about again.
      const changed = bad[1]?.cells.map((cell) => (cell === "05-Dec-26" ? "06-Dec-26" : cell)) ?? []
      const fourth = { source_id: third.id, dry_run: true, corrections: [{ row: 3, cells: changed }] }
      expect(await begin(fourth)).toMatchObject({ counts: { created: 2, bad: 2 } })
      expect(await begin({ source_id: third.id, dry_run: false })).toMatchObject({
        ...{ status: "done", counts: { created: 3, bad: 1 } },
        notes: { first: [{ row: 5, part_number: "7E1234", name: "Kit one" }] },
      })
      const made = await ask<{ products: { title: string; variants: { sku: string }[] }[] }>(
        "get",
        "products?fields=title,variants.sku",
      )
      expect(made.products.map(({ variants }) => variants[0]?.sku).sort()).toEqual([
        ...["0017", "05-Dec-26", "17", "7E1234"],
      ])
      expect(made.products.map(({ title }) => title)).toContain("Renée’s kit")
    })

    it("A picture in a text that no page can show is taken out, and named before and after", async () => {
      const html = '<p>One</p><img src="http://a.example/1.jpg"><img src="https://a.example/2.jpg" alt="Two">'
      const file = csv([row("PICT-1", { long_description: html })])
      const note = {
        ...{ row: 2, part_number: "PICT-1" },
        note: 'long_description: A picture was taken out: pages cannot show "http://a.example/1.jpg"',
      }
      expect(await run(file)).toMatchObject({ counts: { created: 1, bad: 0 }, notes: { first: [note] } })
      expect(await run(file, false)).toMatchObject({ counts: { created: 1 }, notes: { first: [note] } })
      // It changes nothing any more, so that there is nothing to say.
      expect(await run(file)).toMatchObject({ counts: { unchanged: 1 }, notes: { count: 0 } })
    })

    it("A row may say of a product what is stored, but not take its price or brand from it", async () => {
      const words = { price: "", price_text: "Price on application" }
      const rows = [row("FULL-1", { price_text: "" }), row("FULL-2", words)]
      expect((await run(csv(rows), false)).counts).toMatchObject({ created: 2, bad: 0 })
      const bare = [
        row("FULL-1", { price_text: "", price: "0.00", brand: "" }),
        row("FULL-2", { ...words, price_text: "" }),
      ]
      expect((await run(csv(bare))).bad_rows.map(({ problems }) => problems)).toMatchObject([
        [{ column: "brand" }, { column: "price" }],
        [{ column: "price_text" }],
      ])
    })
  },
})
