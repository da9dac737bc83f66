import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StoreBrandsResponse, type StoreCatalogueResponse } from "../../src/contract"
import { waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import { createSampleCatalogue, type SampleCatalogue } from "../helpers/sample-catalogue"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"
import { Storefront } from "../helpers/storefront"

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const storefront = new Storefront()
    let shop: Shop
    let sample: SampleCatalogue

    const find = async (query: string) => {
      const { data } = await shop.store<StoreCatalogueResponse>(`catalogue?facets=false&${query}`)
      return data.products
    }

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
      sample = await createSampleCatalogue(shop)
      await soon(async () => {
        expect((await find("")).map(({ stock }) => stock)).toEqual([12, 0, 5, 3])
        expect(storefront.handlesOf("product")).toContain("voyager-1470g")
      })
      await waitForStorefront(shop.container)
    })
    beforeEach(() => storefront.forget())
    // Before the next test's database takes the place of this one's.
    afterEach(() => waitForStorefront(shop.container))
    afterAll(() => storefront.stop())

    describe("The catalogue soon has and the storefront is soon notified of", () => {
      const ds2208 = () => sample.products.ds2208
      const received = {
        entity: "product",
        handles: ["ds2208-imager"],
        brands: ["zebra"],
        machine_types: ["barcode-scanners"],
      }
      const prices = (...given: object[]) =>
        shop.admin("post", `products/${ds2208().id}/variants/${ds2208().variant_id}`, { prices: given })
      const levels = () => `inventory-items/${ds2208().inventory_item_id}/location-levels`
      const product = (body: Record<string, unknown>) => shop.admin("post", `products/${ds2208().id}`, body)

      it.each<[string, () => Promise<unknown>, object[]]>([
        ["a changed price", () => prices({ currency_code: "gbp", amount: 129.5 }), [{ price: 129.5 }]],
        ["a removed price", () => prices(), [{ price: null }]],
        [
          "changed stock",
          () => shop.admin("post", `${levels()}/${shop.stockLocationId}`, { stocked_quantity: 1 }),
          [{ stock: 1 }],
        ],
        [
          "a reservation",
          () =>
            shop.admin("post", "reservations", {
              inventory_item_id: ds2208().inventory_item_id,
              location_id: shop.stockLocationId,
              quantity: 4,
            }),
          [{ stock: 8 }],
        ],
        [
          "stock taken off the shelf for good",
          async () => {
            const { data } = await shop.admin<{ inventory_levels: { id: string }[] }>("get", levels())
            const ids = data.inventory_levels.map(({ id }) => id)
            await shop.admin("post", `${levels()}/batch`, { delete: ids, force: true })
          },
          [{ stock: 0 }],
        ],
        [
          "a changed name and text",
          () => product({ title: "DS2208 Scanner", additional_data: { price_text: "From £99" } }),
          [{ name: "DS2208 Scanner", price_text: "From £99" }],
        ],
        [
          "a product put into a category from the category's page",
          () =>
            shop.admin("post", `product-categories/${sample.scanners.id}/products`, {
              remove: [ds2208().id],
            }),
          [{ machine_type: null }],
        ],
        ["a product that is no longer published", () => product({ status: "draft" }), []],
        ["a deleted product", () => shop.admin("delete", `products/${ds2208().id}`), []],
      ])("%s", async (_what, change, shown) => {
        await change()
        await soon(async () => {
          expect(await find("q=ds2208")).toMatchObject(shown)
          expect(storefront.received).toEqual([received])
        })
      })

      it("a new address, with the old one", async () => {
        await shop.admin("post", `products/${ds2208().id}`, { handle: "ds2208-new" })
        await soon(async () => {
          expect((await find("q=ds2208"))[0]?.handle).toBe("ds2208-new")
          expect(storefront.received).toEqual([{ ...received, handles: ["ds2208-new", "ds2208-imager"] }])
        })
      })

      it("what fits it, with the accessory whose page names its devices, and the devices of an accessory that goes", async () => {
        const accessory = sample.products.voyager
        const both = [["ds2208-imager"], ["voyager-1470g"]]
        const notified = () =>
          storefront.received.map((change) => ("handles" in change ? change.handles : []))
        await shop.admin("post", `products/${ds2208().id}`, {
          additional_data: { accessories: ["1470g2d 2usb 1 r"] },
        })
        await soon(async () => {
          expect(await find("accessory=1470G2D-2USB-1-R")).toMatchObject([{ id: ds2208().id }])
          expect(notified()).toEqual(both)
        })
        await waitForStorefront(shop.container)
        storefront.forget()
        await shop.admin("post", `products/${accessory.id}`, { status: "draft" })
        await soon(() => expect(notified()).toEqual([...both].reverse()))
        await shop.admin("post", `products/${accessory.id}`, { status: "published" })
        await shop.admin("post", `products/${ds2208().id}`, { additional_data: { accessories: [] } })
        await soon(async () => expect(await find("accessory=1470G2D-2USB-1-R")).toEqual([]))
      })

      it("a new brand and machine type of a product, with the old ones", async () => {
        await shop.admin("post", `products/${ds2208().id}`, {
          categories: [{ id: sample.printers.id }],
          additional_data: { brand_id: sample.honeywell.id },
        })
        await soon(() =>
          expect(storefront.received).toEqual([
            {
              ...received,
              brands: ["honeywell", "zebra"],
              machine_types: ["label-printers", "barcode-scanners"],
            },
          ]),
        )
      })

      it("a new product", async () => {
        await shop.createProduct({
          title: "CT40",
          sku: "CT40",
          additional_data: { brand_id: sample.honeywell.id },
        })
        await soon(async () => {
          expect(await find("q=ct40")).toMatchObject([{ brand: { handle: "honeywell" } }])
          expect(storefront.changes).toContainEqual({
            entity: "product",
            handles: ["ct40"],
            brands: ["honeywell"],
            machine_types: [],
          })
        })
      })

      it("a brand with a new name and handle, with its products and the old address", async () => {
        await shop.admin("post", `brands/${sample.honeywell.id}`, {
          name: "Honeywell SPS",
          handle: "honeywell-sps",
        })
        await soon(async () => {
          expect(await find("brand=honeywell-sps")).toMatchObject([{ brand: { name: "Honeywell SPS" } }])
          const { data } = await shop.store<StoreBrandsResponse>("brands?handle=honeywell-sps")
          expect(data.brands[0]?.product_count).toBe(1)
          expect(storefront.handlesOf("brand").sort()).toEqual(["honeywell", "honeywell-sps"])
          expect(storefront.handlesOf("product")).toEqual(["voyager-1470g"])
        })
      })

      it("a deleted brand, whose products stay", async () => {
        await shop.admin("delete", `brands/${sample.honeywell.id}?products_to=none`)
        await soon(async () => {
          expect(await find("q=voyager")).toMatchObject([{ name: "Voyager 1470g", brand: null }])
          expect(storefront.handlesOf("brand")).toEqual(["honeywell"])
        })
      })

      it("a machine type with a new handle, and a deleted one", async () => {
        await shop.admin("post", `machine-types/${sample.printers.id}`, { handle: "printers" })
        await soon(async () => {
          expect(await find("machine_type=printers")).toHaveLength(1)
          expect(storefront.handlesOf("machine_type")).toEqual(
            expect.arrayContaining(["printers", "label-printers"]),
          )
        })
        await waitForStorefront(shop.container)
        storefront.forget()
        await shop.admin("delete", `machine-types/${sample.printers.id}?products_to=none`)
        await soon(async () => {
          expect(await find("q=zd421")).toMatchObject([{ machine_type: null }])
          expect(storefront.changes).toEqual(
            expect.arrayContaining([
              { entity: "machine_type", handles: ["printers", "label-printers"] },
              {
                entity: "product",
                handles: ["zd421-desktop-printer"],
                brands: ["zebra"],
                machine_types: ["printers"],
              },
            ]),
          )
        })
      })
    })

    it("a draft is published to the storefront only when it becomes public", async () => {
      const { id } = sample.products.draft
      await shop.admin("post", `products/${id}`, { title: "Draft two" })
      await shop.admin("post", `products/${id}`, { status: "published" })
      await soon(async () => {
        expect(await find("q=draft")).toMatchObject([{ name: "Draft two" }])
        expect(storefront.handlesOf("product")).toEqual(["draft-imager"])
      })
    })

    it("a write succeeds and is published later when the storefront is unavailable", async () => {
      await storefront.fail()
      try {
        const { status } = await shop.admin("post", `products/${sample.products.ds2208.id}`, {
          title: "Renamed",
        })
        expect(status).toBe(200)
        await soon(async () => expect((await find("q=renamed")).length).toBe(1))
      } finally {
        await storefront.start()
      }
      // Medusa waits about as long again as the storefront was away.
      await soon(() => expect(storefront.handlesOf("product")).toEqual(["ds2208-imager"]), 60_000)
    })

    it("GET /ready responds 503 while the database is unavailable", async () => {
      const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const acquire = jest.spyOn(database.client, "acquireConnection")
      acquire.mockRejectedValue(new Error("connect ECONNREFUSED"))
      const { status, data } = await shop.request("get", "/ready")
      acquire.mockRestore()
      expect({ status, data }).toEqual({ status: 503, data: { status: "unavailable" } })
      expect((await shop.request("get", "/ready")).status).toBe(200)
    })
  },
})
