import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import {
  type StoreBrandResponse,
  type StoreBrandsResponse,
  type StoreCatalogueResponse,
  type StoreMachineTypeResponse,
  type StoreMachineTypesResponse,
} from "../../src/contract"
import { waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import { createSampleCatalogue, type SampleCatalogue } from "../helpers/sample-catalogue"
import { Shop } from "../helpers/shop"
import { createBrandsWorkflow } from "../../src/workflows/brand/workflows/create-brands"
import { createMachineTypesWorkflow } from "../../src/workflows/machine-type/workflows/create-machine-types"
import { soon } from "../helpers/soon"
import { Storefront } from "../helpers/storefront"

const VISIBLE = ["DS2208 Imager", "LI2208 Imager", "Voyager 1470g", "ZD421 Desktop Printer"]

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const storefront = new Storefront()
    let shop: Shop
    let sample: SampleCatalogue

    const catalogue = async (query = "") => {
      const { status, data } = await shop.store<StoreCatalogueResponse>(`catalogue?${query}`)
      expect({ status, data }).toMatchObject({ status: 200 })
      return data
    }
    const names = async (query: string) => (await catalogue(query)).products.map(({ name }) => name)

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
      sample = await createSampleCatalogue(shop)
      await soon(async () => {
        const { products } = await catalogue()
        expect(products.map(({ stock }) => stock)).toEqual([12, 0, 5, 3])
      })
    })
    // Before the next test's database takes the place of this one's.
    afterEach(() => waitForStorefront(shop.container))
    afterAll(() => storefront.stop())

    describe("GET /store/catalogue", () => {
      it("shows published products of the sales channel only, each in the contract's shape", async () => {
        const { products, count, limit, offset, facets } = await catalogue()
        expect(facets.brand).toEqual([
          { value: "honeywell", label: "Honeywell", count: 1 },
          { value: "zebra", label: "Zebra", count: 3 },
        ])
        expect((await catalogue("facets=false")).facets.brand).toEqual([])
        expect(products.map(({ name }) => name)).toEqual(VISIBLE)
        expect({ count, limit, offset }).toEqual({ count: 4, limit: 24, offset: 0 })
        expect(products[0]).toEqual({
          id: sample.products.ds2208.id,
          name: "DS2208 Imager",
          handle: "ds2208-imager",
          short_description: "DS2208 Imager in one line",
          thumbnail: null,
          thumbnail_alt: null,
          part_number: "DS2208-SR7U2100AZW",
          variant_id: sample.products.ds2208.variant_id,
          brand: { id: sample.zebra.id, name: "Zebra", handle: "zebra" },
          machine_type: { id: sample.scanners.id, name: "Barcode Scanners", handle: "barcode-scanners" },
          price: 100,
          price_text: null,
          stock: 12,
          specifications: { interface: ["USB", "RS-232"], scan_engine: "2D" },
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        })
        expect(products[2]).toMatchObject({ price: null, price_text: "Price on application" })
      })

      it.each([
        ["brand=honeywell", ["Voyager 1470g"]],
        ["brand[]=honeywell&brand[]=zebra&machine_type=label-printers", ["ZD421 Desktop Printer"]],
        ["in_stock=true", ["DS2208 Imager", "Voyager 1470g", "ZD421 Desktop Printer"]],
        ["in_stock=false", ["LI2208 Imager"]],
        ["price_min=80&price_max=100", ["DS2208 Imager", "LI2208 Imager"]],
        ["specs[scan_engine][]=2D", ["DS2208 Imager", "Voyager 1470g"]],
        ["specs[interface][]=RS-232&specs[interface][]=Ethernet", ["DS2208 Imager", "ZD421 Desktop Printer"]],
        ["specs[dpi][]=203", ["ZD421 Desktop Printer"]],
        ["brand=nobody", []],
      ])("filters by %s", async (query, expected) => {
        expect(await names(query)).toEqual(expected)
        expect((await catalogue(query)).count).toBe(expected.length)
      })

      it("filters by the ids of brand, category and variants, and by part numbers however they are spelt", async () => {
        const { ds2208 } = sample.products
        expect(await names(`brand_id=${sample.honeywell.id}`)).toEqual(["Voyager 1470g"])
        expect(await names(`category_id=${sample.printers.id}`)).toEqual(["ZD421 Desktop Printer"])
        expect(await names(`variant_id=${ds2208.variant_id},variant_unknown`)).toEqual(["DS2208 Imager"])
        const spelt = encodeURIComponent("ds2208 sr7u2100azw, DS2208/SR7U2100-AZW,,unknown")
        expect(await names(`part_number=${spelt}`)).toEqual(["DS2208 Imager"])
        expect(await names("part_number=DS2208")).toEqual([])
        expect(await names("part_number=-")).toEqual([])
        const { status } = await shop.store(`catalogue?variant_id=${Array(101).fill("x").join()}`)
        expect(status).toBe(400)
      })

      it.each([
        ["limit=101", "limit must be at most 100"],
        ["limit=-1", "'limit' too small, expected at least: '0'"],
        ["offset=two", "Expected type: 'number' for field 'offset', got: 'two'"],
        [
          "order=colour",
          "Expected: 'relevance, name, -name, price, -price, -popularity, -created_at' for field 'order'",
        ],
        ["in_stock=yes", "Expected: 'true, false' for field 'in_stock'"],
        ["price_min=9&price_max=3", "price_min must not be above price_max"],
        ["price_min=cheap", "Expected type: 'number' for field 'price_min'"],
        ["colour=red", "colour"],
        ["specs[colour][]=red", "colour"],
        ["fields=*brand", "fields"],
      ])("responds 400 to %s with the reason", async (query, message) => {
        const { status, data } = await shop.store<{ message: string; type: string }>(`catalogue?${query}`)
        expect({ status, type: data.type }).toEqual({ status: 400, type: "invalid_data" })
        expect(data.message).toContain(message)
      })
    })

    describe("GET /store/brands and /store/machine-types", () => {
      it("count visible products only", async () => {
        const { data } = await shop.store<StoreBrandsResponse>("brands")
        expect(data.brands.map(({ name, product_count }) => [name, product_count])).toEqual([
          ["Honeywell", 1],
          ["Zebra", 3],
        ])
        const types = await shop.store<StoreMachineTypesResponse>("machine-types")
        expect(types.data.machine_types).toMatchObject([
          {
            id: sample.scanners.id,
            handle: "barcode-scanners",
            logo: "/equipment/pistol-scanner.svg",
            intro: "They read.",
            product_count: 3,
          },
          { handle: "label-printers", logo: null, intro: null, product_count: 1 },
        ])
      })

      it("count a brand's products in each machine type", async () => {
        const { data } = await shop.store<StoreMachineTypesResponse>("machine-types?brand=honeywell")
        expect(data.machine_types.map(({ handle, product_count }) => [handle, product_count])).toEqual([
          ["barcode-scanners", 1],
        ])
        expect(data.count).toBe(1)
      })

      it("read one by its id or its handle, as the list has it", async () => {
        const { data: brands } = await shop.store<StoreBrandsResponse>("brands?handle=zebra")
        const { data: types } = await shop.store<StoreMachineTypesResponse>(
          "machine-types?handle=label-printers",
        )
        for (const key of [sample.zebra.id, "zebra"]) {
          const { status, data } = await shop.store<StoreBrandResponse>(`brands/${key}`)
          expect({ status, data }).toEqual({ status: 200, data: { brand: brands.brands[0] } })
        }
        for (const key of [sample.printers.id, "label-printers"]) {
          const { status, data } = await shop.store<StoreMachineTypeResponse>(`machine-types/${key}`)
          expect({ status, data }).toEqual({ status: 200, data: { machine_type: types.machine_types[0] } })
        }
        for (const [path, message] of [
          ["brands/nobody", "Brand with id: nobody was not found"],
          ["machine-types/nothing", "Machine type with id: nothing was not found"],
        ] as const) {
          const { status, data } = await shop.store(path)
          expect({ status, data }).toEqual({
            status: 404,
            data: { type: "not_found", code: "not_found", message },
          })
        }
        expect((await shop.store("brands/zebra?fields=*")).status).toBe(400)
        expect((await shop.store("brands/zebra", false)).status).toBe(400)
      })

      it("do not name a brand or machine type while it has no published product, nor does Medusa's list of categories", async () => {
        const { result: brands } = await createBrandsWorkflow(shop.container).run({
          input: { brands: [{ name: "Zebbra" }] },
        })
        const { result: types } = await createMachineTypesWorkflow(shop.container).run({
          input: { machine_types: [{ name: "Zapping Pens" }] },
        })
        const category = types[0]?.id ?? ""
        const { id } = await shop.createProduct({
          title: "Zapping Pen",
          sku: "PEN-1",
          status: "draft",
          category_id: category,
          additional_data: { brand_id: brands[0]?.id ?? "" },
        })
        const named = async () => {
          const lists = await Promise.all(
            [
              "brands",
              "brands?handle=zebbra",
              "machine-types",
              "machine-types?handle=zapping-pens",
              "product-categories",
              `product-categories?id=${category}`,
            ].map(async (path) => {
              const { data } = await shop.store<{ count: number }>(path)
              return [/"handle":"(zebbra|zapping-pens)"/.test(JSON.stringify(data)), data.count]
            }),
          )
          const alone = await Promise.all(
            [`brands/${brands[0]?.id}`, "machine-types/zapping-pens", `product-categories/${category}`].map(
              async (path) => (await shop.store(path)).status,
            ),
          )
          return [...lists, alone]
        }
        const hidden = [
          ...Array.from({ length: 3 }, () => [
            [false, 2],
            [false, 0],
          ]).flat(),
          [404, 404, 404],
        ]
        const shown = [
          ...Array.from({ length: 3 }, () => [
            [true, 3],
            [true, 1],
          ]).flat(),
          [200, 200, 200],
        ]
        await soon(async () => {
          const { data } = await shop.admin<{ count: number }>("get", "catalogue?q=Zapping")
          expect(data.count).toBe(1)
        })
        expect(await named()).toEqual(hidden)

        await shop.admin("post", `products/${id}`, { status: "published" })
        await soon(async () => expect(await named()).toEqual(shown))

        await shop.admin("delete", `products/${id}`)
        await soon(async () => expect(await named()).toEqual(hidden))
      })

      it("search, look up and page", async () => {
        const brands = async (query: string) => {
          const { data } = await shop.store<StoreBrandsResponse>(`brands?${query}`)
          return { names: data.brands.map(({ name }) => name), count: data.count }
        }
        expect(await brands("q=ZEB")).toEqual({ names: ["Zebra"], count: 1 })
        expect(await brands("q=%25")).toEqual({ names: [], count: 0 })
        expect(await brands("handle=honeywell")).toEqual({ names: ["Honeywell"], count: 1 })
        expect(await brands("limit=1&offset=1")).toEqual({ names: ["Zebra"], count: 2 })
        expect((await shop.store("brands?limit=lots")).status).toBe(400)
        expect((await shop.store("machine-types?colour=red")).status).toBe(400)
      })
    })

    describe("GET /store/products", () => {
      it("gives brand and profile, cleaned, and nothing else through the links", async () => {
        const { data } = await shop.store<{ products: Record<string, unknown>[] }>(
          `products?handle=ds2208-imager&region_id=${shop.regionId}&fields=id,*variants.calculated_price,` +
            "brand.name,brand.handle,brand.created_at,brand.products.id,product_profile.key_features," +
            "product_profile.long_description,product_profile.specifications,product_profile.created_at",
        )
        expect(data.products).toHaveLength(1)
        expect(data.products[0]).toMatchObject({
          brand: { name: "Zebra", handle: "zebra" },
          product_profile: {
            key_features: ["Reads 1D and 2D"],
            long_description: "<p>Sturdy</p>",
            specifications: { interface: ["USB", "RS-232"], scan_engine: "2D" },
          },
          variants: [{ calculated_price: { calculated_amount: 100 } }],
        })
        const { brand, product_profile } = data.products[0] as Record<string, Record<string, unknown>>
        expect(Object.keys(brand ?? {})).not.toEqual(expect.arrayContaining(["created_at"]))
        expect(Object.keys(brand ?? {})).not.toEqual(expect.arrayContaining(["products"]))
        expect(Object.keys(product_profile ?? {})).not.toEqual(expect.arrayContaining(["created_at"]))
      })
    })

    it("the Store API asks for a publishable key", async () => {
      for (const path of ["brands", "machine-types", "catalogue", "products"]) {
        expect((await shop.store(path, false)).status).toBe(400)
      }
    })

    it("a publishable key soon stops working after it lost a sales channel or was revoked", async () => {
      const { data } = await shop.admin<{ api_key: { id: string; token: string } }>("post", "api-keys", {
        title: "Another storefront",
        type: "publishable",
      })
      const { id, token } = data.api_key
      const response = async () => shop.request("get", "/store/catalogue", { "x-publishable-api-key": token })
      const becomes = (status: number) => soon(async () => expect((await response()).status).toBe(status))
      expect((await response()).status).toBe(400)
      await shop.admin("post", `api-keys/${id}/sales-channels`, { add: [shop.salesChannelId] })
      await becomes(200)
      await shop.admin("post", `api-keys/${id}/sales-channels`, { remove: [shop.salesChannelId] })
      await becomes(400)
      await shop.admin("post", `api-keys/${id}/sales-channels`, { add: [shop.salesChannelId] })
      await becomes(200)
      await shop.admin("post", `api-keys/${id}/revoke`)
      await becomes(400)
    })

    it("GET /ready needs no key", async () => {
      const { status, data } = await shop.request("get", "/ready")
      expect({ status, data }).toEqual({ status: 200, data: { status: "ok" } })
    })

    it("GET /static serves uploaded files without letting them run, and no private ones", async () => {
      const folder = process.env.UPLOAD_DIR ?? ""
      await mkdir(path.join(folder, ".private"), { recursive: true })
      await writeFile(path.join(folder, "logo.svg"), "<svg/>")
      await writeFile(path.join(folder, ".private", "orders.csv"), "secret")
      const { status, data, headers } = await shop.request("get", "/static/logo.svg")
      expect({ status, data: String(data) }).toEqual({ status: 200, data: "<svg/>" })
      expect(headers["content-security-policy"]).toContain("sandbox")
      expect(headers["x-content-type-options"]).toBe("nosniff")
      for (const file of [
        ".private%2forders.csv",
        ".private/orders.csv",
        "..%2f..%2fetc%2fpasswd",
        "none.png",
      ]) {
        expect((await shop.request("get", `/static/${file}`)).status).toBe(404)
      }
    })

    it.each(["/equipment", "/articles"])(
      "GET %s sends only names of drawings to the storefront",
      async (folder) => {
        const { status, headers } = await shop.request("get", `${folder}/pistol-scanner.svg`)
        expect(status).toBe(302)
        expect(headers.location).toBe(`${process.env.STOREFRONT_URL}${folder}/pistol-scanner.svg`)
        for (const file of ["..%2fadmin", "%2f%2fevil.example.svg", "a.svg.html", "A.svg"]) {
          expect((await shop.request("get", `${folder}/${file}`)).status).toBe(404)
        }
      },
    )
  },
})
