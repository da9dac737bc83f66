import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  type AdminCatalogueResponse,
  adminMetricsResponseSchema,
  type CatalogueFacets,
  type StoreBrandsResponse,
  type StoreCatalogueProduct,
  type StoreCatalogueResponse,
  type StoreMissedSearchResponse,
  type StoreRelatedProductsResponse,
  type StoreSuggestionsResponse,
  storeRelatedProductsResponseSchema,
  storeSuggestionsResponseSchema,
} from "../../src/contract"
import { refreshProducts, waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import { SAMPLE_VALUES } from "../../src/contract/forms/samples"
import forgetMissedSearches from "../../src/jobs/forget-missed-searches"
import { MISSED_SEARCH_MODULE } from "../../src/modules/missed-search"
import { type MissedSearchModuleService } from "../../src/modules/missed-search/service"
import { POPULARITY_MODULE } from "../../src/modules/popularity"
import { type PopularityCount, type PopularityModuleService } from "../../src/modules/popularity/service"
import { PRODUCT_INDEX, type ProductDocument } from "../../src/search/product-fields"
import { createFormSubmissionWorkflow } from "../../src/workflows/form-submission/workflows/create-form-submission"
import { countPopularityStep } from "../../src/workflows/popularity/steps/count-popularity"
import { createSampleCatalogue, type SampleCatalogue } from "../helpers/sample-catalogue"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"
import { Storefront } from "../helpers/storefront"

/** Documents written straight to the index: enough of them to page through, with equal names and prices among them. */
const MADE = 60
const BRANDS = ["alpha", "beta", "gamma"]
const TYPES = ["scanners", "printers"]

const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T

const failStep = createStep("fail", () => {
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The later step fails")
})

/** Counts, then fails, as a later step of a workflow may. */
const countThenFail = createWorkflow("count-then-fail", (counts: PopularityCount[]) => {
  countPopularityStep(counts)
  failStep()
  return new WorkflowResponse(counts)
})

const nameOf = (handle: string) => `${handle.charAt(0).toUpperCase()}${handle.slice(1)}`

function madeDocument(at: number, channel: string): ProductDocument {
  const brand = pick(BRANDS, at)
  const type = pick(TYPES, Math.floor(at / 3))
  const stock = at % 4
  return {
    id: `made_${String((at * 37) % MADE).padStart(3, "0")}`,
    title: `Same name ${at % 5}`,
    handle: `made-${at}`,
    short_description: null,
    thumbnail: null,
    thumbnail_alt: null,
    part_number: `MADE-${String(at).padStart(3, "0")}/X`,
    part_numbers: [`MADE-${String(at).padStart(3, "0")}/X`],
    variant_id: null,
    brand_id: `brand_${brand}`,
    brand_name: nameOf(brand),
    brand_handle: brand,
    machine_type_id: `type_${type}`,
    machine_type_name: nameOf(type),
    machine_type_handle: type,
    price: at % 6 === 0 ? null : (at % 7) * 10,
    price_text: null,
    stock,
    popularity: at % 3,
    in_stock: stock > 0,
    stock_band: stock > 0 ? "low" : "out",
    status: at % 10 === 9 ? "draft" : "published",
    sales_channel_ids: at % 11 === 10 ? ["elsewhere"] : [channel, "other"],
    created_at: new Date(Date.UTC(2026, 0, 1 + (at % 3))),
    updated_at: new Date(Date.UTC(2026, 0, 1 + (at % 3))),
    spec_interface: at % 2 ? ["USB", "Ethernet"] : ["USB"],
    spec_dpi: at % 3 === 0 ? 203 : 300,
    ...(at % 4 === 0 ? {} : { spec_scan_engine: at % 4 === 1 ? "1D" : "2D" }),
  }
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const storefront = new Storefront()
    let shop: Shop
    let sample: SampleCatalogue

    const search = () => shop.container.resolve(Modules.SEARCH)
    const catalogue = async (query = "") => {
      const { status, data } = await shop.store<StoreCatalogueResponse>(`catalogue?${query}`)
      expect({ status, data }).toMatchObject({ status: 200 })
      return data
    }
    const namesOf = (products: { name: string }[]) => products.map(({ name }) => name)
    const find = async (q: string, more = "") =>
      namesOf((await catalogue(`facets=false&q=${encodeURIComponent(q)}${more}`)).products)
    const suggest = async (q: string, more = "") => {
      const { status, data } = await shop.store<StoreSuggestionsResponse>(
        `products/suggestions?q=${encodeURIComponent(q)}${more}`,
      )
      expect({ status, data }).toMatchObject({ status: 200 })
      return data.suggestions
    }
    const related = async (id: string, more = "") =>
      shop.store<StoreRelatedProductsResponse>(`products/${id}/related${more}`)

    /** Every page of a list, one after the other. */
    const pagesOf = async (query: string, limit: number) => {
      const found: StoreCatalogueProduct[] = []
      for (;;) {
        const { products, count } = await catalogue(
          `${query}&facets=false&limit=${limit}&offset=${found.length}`,
        )
        found.push(...products)
        if (products.length === 0) return { found, count }
      }
    }

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
      sample = await createSampleCatalogue(shop)
      await soon(async () => {
        const { products } = await catalogue()
        expect(products.map(({ stock }) => stock)).toEqual([12, 0, 5, 3])
      })
    })
    // Before the next test's database takes the place of this one's, or that test writes the index itself.
    afterEach(() => waitForStorefront(shop.container))
    afterAll(() => storefront.stop())

    describe("A search", () => {
      it("forgets capitals, spaces, hyphens and slashes in part numbers", async () => {
        for (const q of [
          "ds2208-sr7u2100azw",
          "DS2208 SR7U 2100 AZW",
          "ds2208/sr7u2100azw",
          "Ds2208sr7u2100Azw",
        ]) {
          expect(await find(q)).toEqual(["DS2208 Imager"])
        }
        expect(await find("SR7U 2100")).toEqual(["DS2208 Imager", "LI2208 Imager"])
        expect(await find("4a042-30em")).toEqual(["ZD421 Desktop Printer"])
      })

      it("finds a part of a name in any case, and every word in name, brand or machine type", async () => {
        expect(await find("MAGE")).toEqual(["DS2208 Imager", "LI2208 Imager"])
        expect(await find("printer zebra desk")).toEqual(["ZD421 Desktop Printer"])
        expect(await find("zebra scanners")).toEqual(["DS2208 Imager", "LI2208 Imager"])
      })

      it("forgives typing mistakes in words that occur nowhere, and only there", async () => {
        expect(await find("zbera imager")).toEqual(["DS2208 Imager", "LI2208 Imager"])
        expect(await find("honywell")).toEqual(["Voyager 1470g"])
        expect(await find("vyoager")).toEqual(["Voyager 1470g"])
        expect(await find("voyager I47Og")).toEqual(["Voyager 1470g"])
        expect(await find("prnter desktopp")).toEqual(["ZD421 Desktop Printer"])
        expect(await find("qqqqqqqq")).toEqual([])
        expect(await find("zbr")).toEqual([])
      })

      it("ranks the exact part number first, then matches at the start, then matches anywhere", async () => {
        const ranked = [
          ["Zoom", "ABC-1"],
          ["abc 1 base", "Q-1"],
          ["Holder", "AB/C 1-2"],
          ["A thing for abc 1", "Q-2"],
          ["Middle", "XABC1"],
        ] as const
        for (const [title, sku] of [...ranked].reverse()) await shop.createProduct({ title, sku, stock: 1 })
        const names = ["Zoom", "abc 1 base", "Holder", "A thing for abc 1", "Middle"]
        await soon(async () => expect(await find("abc 1")).toEqual(names))
        // Their stock may still be on its way into the index, and each page is a request of its own.
        await waitForStorefront(shop.container)
        expect(namesOf((await pagesOf("q=abc 1", 1)).found)).toEqual(names)
        expect(namesOf((await pagesOf("q=abc 1", 2)).found)).toEqual(names)
        expect(namesOf(await suggest("abc 1", "&limit=3"))).toEqual(names.slice(0, 3))
      })

      it.each([
        "Zebra DS2208-SR7U2100AZW",
        "DS2208 SR7U2100AZW scanner",
        "sr7u2100azw imager zebra ds2208",
        "DS2208 Imager DS2208-SR7U2100AZW",
        "ds2208sr7u 2100azw barcode scanner",
        "P/N DS2208-SR7U2100AZW",
        "part no.: DS2208‑SR7U2100AZW",
        "Zebra SKU:DS2208–SR7U2100AZW",
        "5 x DS2208-SR7U2100AZW",
        "DS2208-SR7U2100AZW imager x 5",
        "DS2208-SR7U2100AZW, qty 5",
        "DS2208-SR7U2100AZW for our new warehouse",
      ])("finds a part number among other words: %s", async (q) => {
        expect((await find(q))[0]).toBe("DS2208 Imager")
        expect(namesOf(await suggest(q))[0]).toBe("DS2208 Imager")
        const { data } = await shop.admin<{ products: { name: string }[] }>(
          "get",
          `catalogue?q=${encodeURIComponent(q)}`,
        )
        expect(data.products[0]?.name).toBe("DS2208 Imager")
      })

      it("looks for a part of a part number and further words in any fields", async () => {
        expect(await find("ZD4A042 desktop printer")).toEqual(["ZD421 Desktop Printer"])
        expect(await find("honeywell 2usb-1")).toEqual(["Voyager 1470g"])
        expect(await find("zebra sr7u2100")).toEqual(["DS2208 Imager", "LI2208 Imager"])
      })

      it.each([
        ["the letter O for 0", "DS22O8-SR7U21OOAZW"],
        ["the letter I for 1", "DS2208 SR7U2I00AZW"],
        ["the digits for letters", "112208-SR7U2100SGW", "LI2208-SR7U2100SGW"],
        ["both, among other words", "Zebra ds22o8-sr7u2i00azw scanner x 5"],
        ["a wrong letter at the end", "DS2208-SR7U2100AZX"],
        ["a wrong letter at the start, in parts", "P/N: XS2208 SR7U 2100AZW"],
        ["a missing letter", "DS2208-SR7U210AZW"],
        ["a letter too much", "DS2208-SR7U21000AZW"],
        ["two letters swapped", "DS2208-RS7U2100AZW"],
        ["two letters swapped in the middle", "DS2208-S7RU2100AZW"],
        ["a wrong letter in a short one", "DRAFT-2", null],
      ])(
        "asks whether a part number was meant by one with %s",
        async (_mistake, q, meant = "DS2208-SR7U2100AZW") => {
          const expected = meant === null ? null : { kind: "spelling", texts: [meant] }
          const text = encodeURIComponent(q)
          const { products, count, found_by } = await catalogue(`facets=false&q=${text}`)
          expect({ part_numbers: products.map((one) => one.part_number), count, found_by }).toEqual({
            part_numbers: meant === null ? [] : [meant],
            count: meant === null ? 0 : 1,
            found_by: expected,
          })
          const { data } = await shop.store<StoreSuggestionsResponse>(`products/suggestions?q=${text}`)
          expect([data.suggestions.map((one) => one.part_number), data.count, data.found_by]).toEqual([
            meant === null ? [] : [meant],
            count,
            expected,
          ])
          // Staff see drafts, too.
          const staff = await shop.admin<AdminCatalogueResponse>("get", `catalogue?q=${text}`)
          expect(staff.data.found_by).toEqual({ kind: "spelling", texts: [meant ?? "DRAFT-1"] })
        },
      )

      it("asks which part number was meant where several are near, and none for two mistakes", async () => {
        await shop.createProduct({ title: "One of two", sku: "OIL-40011" })
        await shop.createProduct({ title: "Two of two", sku: "OIL-40012" })
        await shop.createProduct({ title: "No digit", sku: "UDM-PRO" })
        await waitForStorefront(shop.container)
        const near = async (q: string) => {
          const { products, found_by } = await catalogue(`facets=false&q=${q}`)
          return [namesOf(products), found_by?.kind === "spelling" ? found_by.texts.toSorted() : found_by]
        }
        expect(await near("OIL-40013")).toEqual([
          ["One of two", "Two of two"],
          ["OIL-40011", "OIL-40012"],
        ])
        expect(await near("0I1-40012")).toEqual([["Two of two"], ["OIL-40012"]])
        expect(await near("UMD-PRO")).toEqual([["No digit"], ["UDM-PRO"]])
        expect(await near("OIL-41112")).toEqual([["One of two", "Two of two"], { kind: "some_words" }])
      })

      it.each([
        ["honeywell imager", ["DS2208 Imager", "LI2208 Imager", "Voyager 1470g"]],
        ["honywell imger", ["DS2208 Imager", "LI2208 Imager", "Voyager 1470g"]],
        ["zebra imager with a purple stand", ["DS2208 Imager", "LI2208 Imager"]],
        ["ds2208 desktop", ["DS2208 Imager"]],
        ["DS2208-XY00007ZZ", ["DS2208 Imager"]],
        ["the printer for our warehouse", ["ZD421 Desktop Printer"]],
      ])("shows what most words find where nothing has all, and says so: %s", async (q, names) => {
        const text = encodeURIComponent(q)
        const list = await catalogue(`q=${text}`)
        expect(namesOf(list.products)).toEqual(names)
        expect([list.count, list.found_by]).toEqual([names.length, { kind: "some_words" }])
        expect(list.facets.brand.reduce((sum, { count }) => sum + count, 0)).toBe(names.length)
        expect(namesOf((await pagesOf(`q=${text}`, 1)).found)).toEqual(names)
        const { data } = await shop.store<StoreSuggestionsResponse>(`products/suggestions?q=${text}`)
        expect([namesOf(data.suggestions), data.count, data.found_by]).toEqual([
          names,
          names.length,
          { kind: "some_words" },
        ])
      })

      it("shows nothing where hardly any word is found, and says nothing of what is found as it was typed", async () => {
        expect(await find("purple imager qqqq zzzz")).toEqual([])
        expect(await find("and the with")).toEqual([])
        for (const q of ["imager", "DS2208-SR7U2100AZW", "zebra DS2208 SR7U2100AZW and more", ""])
          expect((await catalogue(`q=${encodeURIComponent(q)}`)).found_by).toBeNull()
      })

      it("comes no nearer than its filters allow", async () => {
        const { products, found_by } = await catalogue("brand=honeywell&q=DS22O8-SR7U21OOAZW")
        expect([products, found_by]).toEqual([[], null])
        // Zebra has what was typed, so nothing of another brand takes its place, and the facet leads there.
        const scanners = await catalogue("brand=honeywell&q=zebra scanners")
        expect([scanners.count, scanners.found_by]).toEqual([0, null])
        expect(scanners.facets.brand).toMatchObject([{ value: "zebra", count: 2 }])
        // A word that only drafts have corrects no word of a visitor.
        expect((await catalogue("q=drfat")).found_by).toBeNull()
        const staff = await shop.admin<AdminCatalogueResponse>("get", "catalogue?q=drfat")
        expect(staff.data.found_by).toEqual({ kind: "spelling", texts: ["draft"] })
      })

      it("comes near in no portion of a list that has the text", async () => {
        const portionAfter = async (id: string, q: string) =>
          (
            await search().search<ProductDocument>({
              entity: PRODUCT_INDEX,
              filters: { q, id: { $gt: id } },
              pagination: { order: { id: "ASC" } },
              search_options: { count: "none" },
            })
          ).hits.map(({ document }) => document.title)
        expect((await portionAfter("", "zebra imager")).toSorted()).toEqual([
          "DS2208 Imager",
          "Draft Imager",
          "Elsewhere Imager",
          "LI2208 Imager",
        ])
        expect(await portionAfter("prod_z", "zebra imager")).toEqual([])
        expect((await portionAfter("", "honeywell desktop")).toSorted()).toEqual([
          "Voyager 1470g",
          "ZD421 Desktop Printer",
        ])
      })

      it("takes no sign for a word", async () => {
        const titles = [
          "DS2208 USB kit",
          "Rugged tablet, 10.1-inch, Wi-Fi 6",
          "Till with 15.6″ screen",
          "Wide printer, 203 dpi (Bluetooth)",
          "Voyager XP 1471g for hand-held use",
          "Labels 100 mm x 150 mm",
        ] as const
        const [kit, tablet, till, printer, voyager, labels] = titles
        for (const [at, title] of titles.entries())
          await shop.createProduct({ title, sku: `SIGN-${at}`, stock: 1 })
        await waitForStorefront(shop.container)
        const meant: [string, readonly string[]][] = [
          [kit, ["DS2208 - USB kit", "DS2208 / USB", "ds2208 & usb", "DS2208 + USB kit", "DS2208 | “USB”"]],
          [
            kit,
            [
              "• DS2208 (USB)",
              "DS2208® USB™ kit",
              "DS2208, USB; kit",
              "DS2208\u00a0–\u202fUSB",
              "DS22\u00ad08 usb",
            ],
          ],
          [tablet, ['10.1" tablet', "10.1″ tablet", "tablet 10.1 inch", "10.1-inch tablet", "10.1inch"]],
          [tablet, ["tablet wifi", "tablet wi-fi", "tablet wi fi", "Wi\u2011Fi tablet", '"wifi 6" tablet']],
          [till, ['15.6" till', "15.6 inch", "15.6-inch screen"]],
          [
            printer,
            ["wide 203dpi", "203 dpi wide", "203-dpi wide printer", "(bluetooth) wide", '"wide printer"'],
          ],
          [
            voyager,
            ["XP1471g", "Voyager XP 1471g", "voyagerxp 1471g", "hand held XP-1471g", "handheld voyager"],
          ],
          [labels, ["100x150 labels", "100 x 150 mm", "labels 100×150", "label 150 mm x"]],
        ]
        for (const [title, texts] of meant)
          for (const q of texts) expect({ q, found: await find(q) }).toEqual({ q, found: [title] })
        for (const q of ["-", "–", "•", "™", " / & "])
          expect({ q, found: await find(q) }).toEqual({ q, found: [] })
      })

      it("ranks a part number in its exact spelling before another spelling of it, and both before everything else", async () => {
        for (const [title, sku] of [
          ["Aa ab-c100", "Q-1"],
          ["Bb", "ABC-100"],
          ["Cc", "AB-C100"],
          ["Dd", "AB-C100-9"],
          ["Ee ab-c100", "Q-2"],
        ] as const)
          await shop.createProduct({ title, sku, stock: 1 })
        await waitForStorefront(shop.container)
        const others = ["Dd", "Aa ab-c100", "Ee ab-c100"]
        const ranked = ["Cc", "Bb", ...others]
        expect(await find("ab-c100")).toEqual(ranked)
        expect(await find("ABC-100")).toEqual(["Bb", "Cc", ...others])
        for (const limit of [1, 2, 3, 4]) {
          expect(await find("ab-c100", `&limit=${limit}`)).toEqual(ranked.slice(0, limit))
          expect(namesOf((await pagesOf("q=ab-c100", limit)).found)).toEqual(ranked)
        }
        expect((await find("spare AB-C100")).slice(0, 2)).toEqual(["Cc", "Bb"])
        expect((await find("zebra ABC-100")).slice(0, 2)).toEqual(["Bb", "Cc"])
      })

      it("shows what has the words in its name before what has them elsewhere, and what only mentions them last", async () => {
        const category_id = sample.printers.id
        const made = [
          { title: "Aa label", additional_data: { key_features: ["Made for the QX990 printer"] } },
          { title: "Bb wide QX990 label" },
          { title: "Cc printer QX990 for labels" },
        ]
        for (const [at, product] of made.entries())
          await shop.createProduct({ ...product, sku: `R-${at}`, stock: 1, category_id })
        await waitForStorefront(shop.container)
        expect(await find("label printer QX990")).toEqual([
          "Cc printer QX990 for labels",
          "Bb wide QX990 label",
          "Aa label",
        ])
      })

      it("counts exactly what it lists, whatever signs are in the text", async () => {
        for (const [at, title] of [
          "101 reader",
          "10.1 reader",
          "Zebra™ reader",
          "- reader",
          "Ab.c",
        ].entries())
          await shop.createProduct({
            title,
            sku: ["101-2345", "10.2", "QZ.1", "-", "123.456-7"][at] ?? "",
            stock: 1,
          })
        await waitForStorefront(shop.container)
        for (const q of [
          "10.1",
          "101",
          "101.2345",
          "123-456.7",
          "123.4567",
          "Zebra™",
          "zebratm",
          "-",
          "qz.1",
          "1",
        ]) {
          const { products, count } = await catalogue(`facets=false&q=${encodeURIComponent(q)}`)
          expect({ q, count }).toEqual({ q, count: products.length })
        }
        expect(await find("10.1")).toEqual(["10.1 reader"])
        expect(await find("101.2345")).toEqual(["101 reader"])
        expect(await find("123-4567")).toEqual(["Ab.c"])
      })

      it("finds the part numbers of all variants", async () => {
        const variants = [
          ["White", "1470G2D-6USB/WHT"],
          ["Black", "1470G2D-6USB/BLK"],
        ].map(([colour, sku], variant_rank) => ({
          ...{ title: colour, sku, variant_rank, prices: [] },
          options: { Colour: colour },
        }))
        await shop.ask("post", "products", {
          ...{ title: "Reader of two colours", status: "published", variants },
          options: [{ title: "Colour", values: ["White", "Black"] }],
          sales_channels: [{ id: shop.salesChannelId }],
        })
        await waitForStorefront(shop.container)
        for (const q of ["1470G2D-6USB/BLK", "1470g2d 6usb blk", "colours 6USB", "reader 1470G2D-6USB/BLK"])
          expect({ q, found: await find(q) }).toEqual({ q, found: ["Reader of two colours"] })
        const { products, found_by } = await catalogue("q=1470G2D-6USB/8LK")
        expect([namesOf(products), found_by]).toEqual([
          ["Reader of two colours"],
          { kind: "spelling", texts: ["1470G2D-6USB/BLK"] },
        ])
        const staff = await shop.ask<AdminCatalogueResponse>("get", "catalogue?q=1470g2d%206usb%20blk")
        expect(staff.products).toMatchObject([
          { part_number: "1470G2D-6USB/WHT", part_numbers: ["1470G2D-6USB/WHT", "1470G2D-6USB/BLK"] },
        ])
      })

      it("finds products by part numbers that their texts mention, after the product that has the number", async () => {
        await Promise.all([
          shop.createProduct({ title: "Zz cradle", sku: "CRD-77/XY-9", stock: 1 }),
          shop.createProduct({
            title: "Aa reader",
            sku: "READER-77",
            stock: 1,
            additional_data: { long_description: "<p>Sits in the <strong>CRD-77/XY-9</strong>.</p>" },
          }),
          shop.createProduct({
            title: "Bb reader",
            sku: "READER-78",
            stock: 1,
            additional_data: { key_features: ["Charges in the CRD-77/XY-9"] },
          }),
        ])
        const names = ["Zz cradle", "Aa reader", "Bb reader"]
        for (const q of ["CRD-77/XY-9", "crd77xy9"])
          await soon(async () => expect(await find(q)).toEqual(names))
        await soon(async () => expect(namesOf(await suggest("CRD-77/XY-9"))).toEqual(names))
      })

      it("does not mind accents", async () => {
        await shop.createProduct({ title: "Étiqueteuse Älpha", sku: "E-1", stock: 1 })
        for (const q of ["etiqueteuse alpha", "ÉTIQ"])
          await soon(async () => expect(await find(q)).toEqual(["Étiqueteuse Älpha"]))
      })

      it.each([
        "'",
        "''; drop table product; --",
        '"',
        "%",
        "_",
        "\\",
        "\\%",
        "?",
        "$9",
        ":name",
        "*".repeat(200),
        "!?.,;:'\"()[]{}<>/\\|@#$%^&*~`".repeat(6),
        "😀".repeat(100),
        "👩‍👩‍👧‍👦 ✨",
        "\t\n\u0001",
        "x ".repeat(100),
      ])("takes %j for text and nothing else", async (q) => {
        expect(await find(q)).toEqual([])
        expect(await suggest(q)).toEqual([])
        expect((await catalogue(`brand=${encodeURIComponent(q)}x`)).count).toBe(0)
      })

      it.each([
        ["catalogue?q=%00", "null character"],
        ["catalogue?q=a%00b", "null character"],
        ["products/suggestions?q=a%00b", "null character"],
        ["catalogue?brand=zebra%00", "null character"],
        ["catalogue?specs[scan_engine]=2D%00", "null character"],
        [`catalogue?q=${"a".repeat(201)}`, "q"],
        [`products/suggestions?q=${"a".repeat(201)}`, "q"],
        ["products/suggestions?q=a&limit=21", "limit"],
        ["products/suggestions?q=a&limit=0", "limit"],
        ["products/suggestions?q=a&fields=*brand", "fields"],
      ])("answers 400 to %s", async (path, message) => {
        const { status, data } = await shop.store<{ type: string; message: string }>(path)
        expect({ status, type: data.type }).toEqual({ status: 400, type: "invalid_data" })
        expect(data.message).toContain(message)
      })
    })

    describe("GET /store/products/suggestions", () => {
      it("suggests published products of the sales channel, in the contract's shape and no more", async () => {
        const suggestions = await suggest("imager")
        expect(namesOf(suggestions)).toEqual(["DS2208 Imager", "LI2208 Imager"])
        expect(suggestions[0]).toEqual({
          id: sample.products.ds2208.id,
          name: "DS2208 Imager",
          handle: "ds2208-imager",
          part_number: "DS2208-SR7U2100AZW",
          thumbnail: null,
          brand: { name: "Zebra", handle: "zebra" },
          machine_type: { name: "Barcode Scanners", handle: "barcode-scanners" },
          price: 100,
          price_text: null,
          stock: 12,
        })
        const few = await shop.store<StoreSuggestionsResponse>("products/suggestions?q=imager&limit=1")
        expect(storeSuggestionsResponseSchema.strict().parse(few.data)).toEqual({
          suggestions: suggestions.slice(0, 1),
          count: 2,
          found_by: null,
        })
      })

      it("suggests nothing for a blank text", async () => {
        for (const q of ["", "  ", "\t"]) expect(await suggest(q)).toEqual([])
        expect((await shop.store<StoreSuggestionsResponse>("products/suggestions")).data).toEqual({
          suggestions: [],
          count: 0,
          found_by: null,
        })
      })
    })

    describe("GET /store/products/:id/related", () => {
      it("lists the same machine type, then the same brand, in stock first, never itself", async () => {
        const { status, data } = await related(sample.products.ds2208.id)
        expect(status).toBe(200)
        expect(namesOf(data.products)).toEqual(["Voyager 1470g", "LI2208 Imager", "ZD421 Desktop Printer"])
        expect(storeRelatedProductsResponseSchema.parse(data)).toEqual(data)
        const limited = await related(sample.products.ds2208.id, "?limit=1")
        expect(namesOf(limited.data.products)).toEqual(["Voyager 1470g"])
        const printer = await related(sample.products.zd421.id)
        expect(namesOf(printer.data.products)).toEqual(["DS2208 Imager", "LI2208 Imager"])
        // From the last name it goes on with the first.
        const last = await related(sample.products.voyager.id)
        expect(namesOf(last.data.products)).toEqual(["DS2208 Imager", "LI2208 Imager"])
      })

      it("responds 404 for a product that visitors may not see, and 400 for an invalid limit", async () => {
        for (const id of ["prod_none", sample.products.draft.id, sample.products.elsewhere.id, "%00"]) {
          expect([400, 404]).toContain((await related(id)).status)
        }
        expect((await related("prod_none")).status).toBe(404)
        expect((await related(sample.products.ds2208.id, "?limit=25")).status).toBe(400)
      })
    })

    describe("A list of many", () => {
      let visible: ProductDocument[]

      /** Each test starts from a restored database, so the documents are written again. */
      beforeEach(async () => {
        const documents = Array.from({ length: MADE }, (_, at) => madeDocument(at, shop.salesChannelId))
        await search().deleteDocuments({ index: PRODUCT_INDEX, filters: { id: { $ne: "" } } })
        await search().upsertDocuments({ index: PRODUCT_INDEX, documents })
        visible = documents.filter(
          ({ status, sales_channel_ids: channels }) =>
            status === "published" && channels?.includes(shop.salesChannelId),
        )
      })

      it.each([
        "",
        "q=same",
        "q=made",
        "q=smae nmae",
        "brand=alpha",
        "brand[]=alpha&brand[]=beta",
        "machine_type=printers&brand=beta",
      ])("shows each product once on all pages together, in every order: %s", async (filter) => {
        const all = new Set((await pagesOf(filter, 100)).found.map(({ id }) => id))
        expect(all.size).toBeGreaterThan(5)
        for (const order of ["relevance", "name", "-name", "price", "-price", "-created_at"]) {
          const { found, count } = await pagesOf(`${filter}&order=${order}`, 7)
          expect(found).toHaveLength(all.size)
          expect(new Set(found.map(({ id }) => id))).toEqual(all)
          expect(count).toBe(all.size)
        }
      })

      it("orders by name, price and age, products without a price last both ways, ties by id", async () => {
        const ids = async (order: string) => (await pagesOf(`order=${order}`, 9)).found.map(({ id }) => id)
        type Key = (document: ProductDocument) => number | string
        const sorted = (key: Key, way: 1 | -1, tie: 1 | -1) =>
          [...visible]
            .sort((a, b) => {
              const [left, right] = [key(a), key(b)]
              if (left !== right) return left < right ? -way : way
              return a.id < b.id ? -tie : tie
            })
            .map(({ id }) => id)
        expect(await ids("name")).toEqual(sorted(({ title }) => title ?? "", 1, 1))
        expect(await ids("-name")).toEqual(sorted(({ title }) => title ?? "", -1, -1))
        expect(await ids("price")).toEqual(sorted(({ price }) => price ?? Infinity, 1, 1))
        expect(await ids("-price")).toEqual(sorted(({ price }) => price ?? -Infinity, -1, 1))
        expect(await ids("-created_at")).toEqual(sorted((document) => Number(document.created_at), -1, -1))
      })

      /** The expected facets, counted one product at a time. */
      function bruteForce(
        filters: Record<string, (document: ProductDocument) => boolean>,
      ): Omit<CatalogueFacets, "specs"> & { dpi: unknown; interface: unknown; scan_engine: unknown } {
        const others = (own: string) =>
          visible.filter((document) =>
            Object.entries(filters).every(([name, accepts]) => name === own || accepts(document)),
          )
        const tally = (own: string, valuesOf: (document: ProductDocument) => unknown[]) => {
          const counts = new Map<unknown, number>()
          for (const value of others(own).flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
          return [...counts].map(([value, count]) => ({ value: value as string, count }))
        }
        const prices = others("price").flatMap(({ price }) => price ?? [])
        const labelled = (values: { value: string; count: number }[]) =>
          values
            .map((value) => ({ ...value, label: value.value }))
            .sort((a, b) => (a.label < b.label ? -1 : 1))
        const spec = (name: string) =>
          tally(name, (document) =>
            [(document as Record<string, unknown>)[`spec_${name}`] ?? []].flat(),
          ).sort((a, b) => (String(a.value) < String(b.value) ? -1 : 1))
        return {
          brand: labelled(tally("brand", ({ brand_handle: brand }) => [brand])),
          machine_type: labelled(tally("machine_type", ({ machine_type_handle: type }) => [type])),
          in_stock: others("in_stock").filter(({ in_stock: inStock }) => inStock).length,
          price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
          dpi: spec("dpi"),
          interface: spec("interface"),
          scan_engine: spec("scan_engine"),
        }
      }

      it.each([
        ["", {}],
        ["brand=alpha", { brand: (document: ProductDocument) => document.brand_handle === "alpha" }],
        [
          "brand[]=alpha&brand[]=gamma&machine_type=printers&in_stock=true",
          {
            brand: (document: ProductDocument) => document.brand_handle !== "beta",
            machine_type: (document: ProductDocument) => document.machine_type_handle === "printers",
            in_stock: (document: ProductDocument) => document.in_stock === true,
          },
        ],
        [
          "price_min=10&price_max=40&specs[interface]=Ethernet&brand=beta",
          {
            price: ({ price }: ProductDocument) => typeof price === "number" && price >= 10 && price <= 40,
            interface: (document: ProductDocument) =>
              (document as unknown as { spec_interface: string[] }).spec_interface.includes("Ethernet"),
            brand: (document: ProductDocument) => document.brand_handle === "beta",
          },
        ],
        [
          "specs[dpi][]=203&specs[scan_engine]=2D&q=smae",
          {
            dpi: (document: ProductDocument) => (document as Record<string, unknown>).spec_dpi === 203,
            scan_engine: (document: ProductDocument) =>
              (document as Record<string, unknown>).spec_scan_engine === "2D",
          },
        ],
      ])("counts each facet with every filter but its own: %s", async (query, filters) => {
        const { facets, count } = await catalogue(`${query}&limit=1`)
        const expected = bruteForce(filters)
        const sortedSpec = (name: "dpi" | "interface" | "scan_engine") =>
          [...(facets.specs[name] ?? [])].sort((a, b) => (String(a.value) < String(b.value) ? -1 : 1))
        expect({
          brand: facets.brand,
          machine_type: facets.machine_type,
          in_stock: facets.in_stock,
          price: facets.price,
          dpi: sortedSpec("dpi"),
          interface: sortedSpec("interface"),
          scan_engine: sortedSpec("scan_engine"),
        }).toEqual(expected)
        const accepted = visible.filter((document) =>
          Object.values(filters as Record<string, (document: ProductDocument) => boolean>).every((accepts) =>
            accepts(document),
          ),
        )
        expect(count).toBe(accepted.length)
      })
    })

    describe("The other lists", () => {
      it("take no sign for a word, either", async () => {
        await shop.ask("post", "redirects", { path: "/old-wi-fi-till", target: "/about" })
        await shop.ask("post", "url-seo", { url: "/about", meta_title: "About our shop" })
        await shop.ask("post", "brands", { name: "Brother & Sons" })
        await shop.admin("delete", `products/${sample.products.zd421.id}`)
        for (const [list, found, q] of [
          ["brands", "brands", "“Brother” – (Sons)"],
          ["machine-types", "machine_types", "Label / Printers®"],
          ["redirects", "redirects", "wi\u2011fi | till"],
          ["url-seo", "url_seos", "our & “about”"],
          ["deleted", "deleted", "ZD421 – desktop,"],
          ["activity", "activities", "brother • sons"],
        ] as const) {
          const path = `${list}?q=${encodeURIComponent(q)}`
          const { status, data } = await shop.admin<Record<string, unknown[]>>("get", path)
          expect({ path, status, found: data[found]?.length }).toEqual({ path, status: 200, found: 1 })
        }
        const { data } = await shop.store<StoreBrandsResponse>(`brands?q=${encodeURIComponent("(zebra) –")}`)
        expect(namesOf(data.brands)).toEqual(["Zebra"])
      })
    })

    describe("Searches that found nothing", () => {
      const miss = async (text: string) => {
        const { status, data } = await shop.request<StoreMissedSearchResponse>(
          "post",
          "/store/missed-searches",
          { "x-publishable-api-key": shop.publishableKey },
          { text },
        )
        return status === 200 ? data.missed_search.is_counted : status
      }
      const metrics = async () =>
        adminMetricsResponseSchema.parse((await shop.admin("get", "figures?weeks=1")).data)

      it("are counted by their text and day, and staff see them, the most frequent first", async () => {
        expect([
          await miss("Nosuchthing 0001"),
          await miss(" nosuchthing  0001"),
          await miss("Qqqq"),
          await miss("Zebra qqqq"),
        ]).toEqual([true, true, true, true])
        const day = new Date().toISOString().slice(0, 10)
        expect((await metrics()).missed_searches).toEqual([
          { text: "nosuchthing 0001", searches: 2, last_day: day },
          { text: "qqqq", searches: 1, last_day: day },
          { text: "zebra qqqq", searches: 1, last_day: day },
        ])
      })

      it("are not counted where products match, or where the text may name a person", async () => {
        expect([await miss("imager"), await miss("ada@buyer.example"), await miss("01632 960 100")]).toEqual([
          false,
          false,
          false,
        ])
        expect([await miss("imgaer"), await miss("DS22O8-SR7U21OOAZW")]).toEqual([false, false])
        expect([await miss(""), await miss("x".repeat(201))]).toEqual([400, 400])
        expect((await metrics()).missed_searches.map(({ text }) => text)).not.toContain("imager")
      })

      it("are bounded for each day, and forgotten after ninety days", async () => {
        const searches = shop.container.resolve<MissedSearchModuleService>(MISSED_SEARCH_MODULE)
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database.raw(
          `insert into missed_search (id, text, day, searches)
           select 'miss_' || made, 'text ' || made, '2026-01-01', 1 from generate_series(1, 2000) made`,
        )
        expect([
          await searches.count("one more", "2026-01-01"),
          await searches.count("text 7", "2026-01-01"),
          await searches.count("one more", "2026-01-02"),
        ]).toEqual([false, true, true])
        const long = new Date(Date.now() - 91 * 24 * 60 * 60 * 1_000)
        await database.raw("update missed_search set created_at = ? where day = '2026-01-01'", [long])
        await forgetMissedSearches(shop.container)
        expect(await searches.listMissedSearches({ day: "2026-01-01" })).toEqual([])
        expect(await searches.listMissedSearches({ day: "2026-01-02" })).toHaveLength(1)
      })
    })

    describe("The order by popularity", () => {
      const view = async (id: string) =>
        (
          await shop.request(
            "post",
            "/store/product-views",
            { "x-publishable-api-key": shop.publishableKey },
            { product_id: id },
          )
        ).status
      const inquire = (ids: readonly string[], spamReason: string | null = null) =>
        createFormSubmissionWorkflow(shop.container).run({
          input: {
            submission: {
              type: "product_inquiry",
              data: {
                ...SAMPLE_VALUES.product_inquiry,
                lines: ids.map((id) => ({ product_id: id, quantity: 2 })),
              },
            },
            spam_reason: spamReason,
            idempotency_key: null,
          },
        })
      const popular = async () => {
        const { ds2208, li2208, zd421, voyager } = sample.products
        await refreshProducts(
          shop.container,
          [ds2208, li2208, zd421, voyager].map(({ id }) => id),
        )
        return namesOf((await catalogue("order=-popularity&facets=false")).products)
      }

      it("follows views and enquiries, an enquiry counting more; neither spam nor several lines of one", async () => {
        const { zd421, voyager, li2208 } = sample.products
        expect([await view(zd421.id), await view(zd421.id), await view(voyager.id)]).toEqual([200, 200, 200])
        const [first, second] = await popular()
        const { data } = await shop.admin("get", "figures?weeks=4")
        expect(adminMetricsResponseSchema.parse(data).most_viewed).toMatchObject([
          { product_id: zd421.id, name: "ZD421 Desktop Printer", views: 2, inquiries: 0 },
          { product_id: voyager.id, views: 1 },
        ])
        expect([first, second]).toEqual(["ZD421 Desktop Printer", "Voyager 1470g"])
        await inquire([voyager.id, voyager.id])
        await inquire([li2208.id], "honeypot")
        expect((await popular()).slice(0, 2)).toEqual(["Voyager 1470g", "ZD421 Desktop Printer"])
        const counts = shop.container.resolve<PopularityModuleService>(POPULARITY_MODULE)
        expect(
          await counts.listProductPopularities(
            { product_id: [voyager.id, li2208.id] },
            { select: ["views", "inquiries"] },
          ),
        ).toMatchObject([{ views: 1, inquiries: 1 }])
      })

      it("counts no view of what visitors cannot see, and none of what is no id", async () => {
        expect([await view(sample.products.draft.id), await view("prod_invented"), await view("")]).toEqual([
          404, 404, 400,
        ])
      })

      it("leads from a product to those that at least two enquiries name with it, once visitors may see them", async () => {
        const { ds2208, li2208, zd421, voyager, draft } = sample.products
        const together = async (id: string) => {
          const { status, data } = await shop.request<{ products: { id: string }[] }>(
            "get",
            `/store/products/${id}/bought-with`,
            { "x-publishable-api-key": shop.publishableKey },
          )
          return [status, data.products.map((product) => product.id)]
        }
        await inquire([ds2208.id, zd421.id, draft.id, ds2208.id])
        await inquire([ds2208.id, voyager.id], "honeypot")
        expect(await together(ds2208.id)).toEqual([200, []])
        await inquire([zd421.id, ds2208.id, draft.id])
        await inquire([ds2208.id, li2208.id])
        await inquire([li2208.id, ds2208.id])
        await inquire([ds2208.id, li2208.id, voyager.id])
        expect(await together(ds2208.id)).toEqual([200, [li2208.id, zd421.id]])
        expect(await together(zd421.id)).toEqual([200, [ds2208.id]])
        expect(await together("prod_invented")).toEqual([200, []])
      })

      it("takes a count back when a later step fails", async () => {
        const before = await popular()
        const { ds2208 } = sample.products
        await expect(
          countThenFail(shop.container).run({
            input: [{ product_id: ds2208.id, views: 90, inquiries: 9 }],
          }),
        ).rejects.toMatchObject({ message: "The later step fails" })
        expect(await popular()).toEqual(before)
      })
    })

    it("a change and a rebuild write the same documents", async () => {
      const documents = async () =>
        (await search().search({ entity: PRODUCT_INDEX, pagination: { take: 100, order: { id: "ASC" } } }))
          .hits
      await refreshProducts(
        shop.container,
        Object.values(sample.products).map(({ id }) => id),
      )
      const changed = await documents()
      expect(changed).toHaveLength(6)
      await search().reindex({ index: PRODUCT_INDEX })
      expect(await documents()).toEqual(changed)
    })

    it("lists stay available, and show changes, while the index is rebuilt and swapped", async () => {
      const asked: number[] = []
      let over = false
      const asking = (async () => {
        while (!over) asked.push((await catalogue("limit=1")).count)
      })()
      try {
        await search().reindex({ index: PRODUCT_INDEX })
        await shop.admin("post", `products/${sample.products.ds2208.id}`, { title: "After the swap" })
        await soon(async () => expect(await find("after the swap")).toEqual(["After the swap"]))
        await search().reindex({ index: PRODUCT_INDEX })
      } finally {
        over = true
        await asking
      }
      expect(new Set(asked)).toEqual(new Set([4]))
      expect(await find("after the swap")).toEqual(["After the swap"])
    })
  },
})
