import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { type AdminCatalogueResponse, type StoreCatalogueResponse } from "../../src/contract"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

const failStep = createStep("fail", () => {
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "planted failure")
})

/** Workflow that changes products, then fails. */
const updateProductsThenFail = createWorkflow(
  "update-products-then-fail",
  (input: { products: { id: string; title: string }[]; additional_data: Record<string, unknown> }) => {
    updateProductsWorkflow.runAsStep({ input })
    failStep()
    return new WorkflowResponse(input)
  },
)

interface Level {
  stocked: number
  managed: boolean
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let brandId: string

    const levels = async (productId: string): Promise<Level[]> => {
      const rows = await shop.sql<{ stocked: string; managed: boolean }>(
        `select level.stocked_quantity as stocked, variant.manage_inventory as managed
         from product_variant variant
         join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
         join inventory_level level on level.inventory_item_id = link.inventory_item_id and level.deleted_at is null
         where variant.product_id = ? and variant.deleted_at is null`,
        [productId],
      )
      return rows.map(({ stocked, managed }) => ({ stocked: Number(stocked), managed }))
    }
    const list = async (query: string) => {
      const { data, status } = await shop.admin<AdminCatalogueResponse>("get", `catalogue?${query}`)
      expect(status).toBe(200)
      return data
    }
    const names = async (query: string) => (await list(query)).products.map(({ name }) => name)

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
      const { data } = await shop.admin<{ brand: { id: string } }>("post", "brands", { name: "Listed" })
      brandId = data.brand.id
      const additional_data = { brand_id: brandId }
      await shop.createProduct({
        title: "Listed plenty",
        sku: "LST-1",
        price: 100,
        stock: 11,
        additional_data,
      })
      await shop.createProduct({ title: "Listed few", sku: "LST-2", price: 300, stock: 10, additional_data })
      await shop.createProduct({ title: "Listed none", sku: "LST-3", price: 200, stock: 0, additional_data })
      await shop.createProduct({
        title: "Listed draft",
        sku: "LST-4",
        stock: 5,
        status: "draft",
        additional_data,
      })
      await soon(async () =>
        expect((await list(`brand_id=${brandId}&order=stock`)).products.map(({ stock }) => stock)).toEqual([
          0, 5, 10, 11,
        ]),
      )
    })

    describe("stock in additional_data", () => {
      it("makes the inventory of a variant that had none, and deletes it when a later step fails", async () => {
        const { data } = await shop.admin<{ product: { id: string } }>("post", "products", {
          title: "Counted scanner",
          options: [{ title: "Model", values: ["Standard"] }],
          variants: [
            {
              ...{ title: "Standard", sku: "CNT-2", options: { Model: "Standard" }, prices: [] },
              manage_inventory: false,
            },
          ],
        })
        const { id } = data.product
        expect(await levels(id)).toEqual([])
        const before = await shop.count("inventory_item")
        await expect(
          updateProductsThenFail(shop.container).run({
            input: { products: [{ id, title: "Renamed" }], additional_data: { stock: 9 } },
          }),
        ).rejects.toMatchObject({ message: "planted failure" })
        expect(await levels(id)).toEqual([])
        expect(await shop.count("inventory_item")).toBe(before)
        await shop.admin("post", `products/${id}`, { additional_data: { stock: 9 } })
        expect(await levels(id)).toEqual([{ stocked: 9, managed: true }])
      })
    })

    describe("GET /admin/catalogue", () => {
      it("lists drafts, which the shop never does", async () => {
        expect(await names("status=draft&q=listed")).toEqual(["Listed draft"])
        const { data } = await shop.store<StoreCatalogueResponse>("catalogue?q=listed")
        expect(data.products.map(({ name }) => name).sort()).toEqual([
          "Listed few",
          "Listed none",
          "Listed plenty",
        ])
        for (const path of ["catalogue?q=LST-4", "products/suggestions?q=listed draft"]) {
          expect(JSON.stringify((await shop.store(path)).data)).not.toContain("Listed draft")
        }
      })

      it("filters by the stock badge's bands, by brand and by price, and counts what each filter would leave", async () => {
        expect(await names(`brand_id=${brandId}&stock=out`)).toEqual(["Listed none"])
        expect(await names(`brand_id=${brandId}&stock=low&order=name`)).toEqual([
          "Listed draft",
          "Listed few",
        ])
        expect(await names(`brand_id=${brandId}&price_min=150&order=name`)).toEqual([
          "Listed few",
          "Listed none",
        ])
        const { facets, count } = await list(`brand_id=${brandId}&stock=low`)
        expect(count).toBe(2)
        expect(facets.stock).toEqual([
          { value: "out", count: 1 },
          { value: "low", count: 2 },
          { value: "in", count: 1 },
        ])
        expect(facets.brand).toContainEqual({ value: brandId, label: "Listed", count: 2 })
        expect(await names("brand_id=none&q=listed")).toEqual([])
      })

      it("finds what has no brand or no machine type, made the stock way or left by a deletion (issue 32)", async () => {
        const { data } = await shop.admin<{ machine_type: { id: string } }>("post", "machine-types", {
          name: "Leaves products",
        })
        const category_id = data.machine_type.id
        const additional_data = { brand_id: brandId }
        await shop.createProduct({ title: "Lost neither", sku: "LOST-0", category_id, additional_data })
        await shop.createProduct({ title: "Lost both", sku: "LOST-1" })
        await shop.createProduct({ title: "Lost type", sku: "LOST-2", status: "draft", additional_data })
        await shop.createProduct({ title: "Lost brand", sku: "LOST-3", category_id })
        const expectLost = (query: string, ...expected: string[]) =>
          soon(async () =>
            expect(await names(`unclassified=true&q=lost&order=name${query}`)).toEqual(expected),
          )
        await expectLost("", "Lost both", "Lost brand", "Lost type")
        await expectLost("&status=published", "Lost both", "Lost brand")
        await expectLost("&below_reorder_level=5&status=draft", "Lost type")
        // Medusa's own route asks nothing.
        expect((await shop.admin("delete", `product-categories/${category_id}`)).status).toBe(200)
        await expectLost("", "Lost both", "Lost brand", "Lost neither", "Lost type")
      })

      it("sorts by name, price, stock and last change, and pages", async () => {
        const ordered = (order: string) => names(`brand_id=${brandId}&order=${order}`)
        expect(await ordered("-name")).toEqual(["Listed plenty", "Listed none", "Listed few", "Listed draft"])
        expect(await ordered("-price")).toEqual([
          "Listed few",
          "Listed none",
          "Listed plenty",
          "Listed draft",
        ])
        expect(await ordered("stock")).toEqual(["Listed none", "Listed draft", "Listed few", "Listed plenty"])
        const [product] = (await list("q=LST-2")).products
        await shop.admin("post", `products/${product?.id}`, { additional_data: { stock: 12 } })
        await soon(async () => expect((await ordered("-updated_at"))[0]).toBe("Listed few"))
        expect(await names(`brand_id=${brandId}&order=name&limit=2&offset=2`)).toEqual([
          "Listed none",
          "Listed plenty",
        ])
      })

      describe("of products below their reorder level", () => {
        const level = async (id: string, reorder_level: number | null) => {
          const { status } = await shop.admin("post", `products/${id}`, {
            additional_data: { reorder_level },
          })
          expect(status).toBe(200)
        }
        /** Names by the level of products that have none. */
        const below = (otherwise: number) =>
          names(`status=published&q=reorder&order=name&facets=false&below_reorder_level=${otherwise}`)
        const becomes = (otherwise: number, expected: string[]) =>
          soon(async () => expect(await below(otherwise)).toEqual(expected))

        it("has those with less in stock than their own level, at the sales channel's locations together, and drops them again", async () => {
          const create = async (title: string, sku: string, stock: number, reorder_level: number | null) =>
            shop.createProduct({ title, sku, stock, additional_data: { reorder_level } })
          const { inventory_item_id: item } = await create("Reorder one", "ROL-1", 6, 10)
          const { id: two } = await create("Reorder two", "ROL-2", 10, 10)
          const { id: zero } = await create("Reorder zero", "ROL-3", 0, 0)
          const { id: without } = await create("Reorder without", "ROL-4", 4, null)
          await becomes(5, ["Reorder one", "Reorder without"])
          await becomes(4, ["Reorder one"])
          await soon(async () =>
            expect((await list("q=ROL-1")).products).toMatchObject([{ stock: 6, reorder_level: 10 }]),
          )

          // Another location's stock counts with the first one's once the sales channel sells from it.
          const { data } = await shop.admin<{ stock_location: { id: string } }>("post", "stock-locations", {
            name: "Annexe for reorders",
          })
          await shop.admin("post", `inventory-items/${item}/location-levels`, {
            location_id: data.stock_location.id,
            stocked_quantity: 3,
          })
          await becomes(5, ["Reorder one", "Reorder without"])
          await shop.admin("post", `inventory-items/${item}/location-levels/${data.stock_location.id}`, {
            stocked_quantity: 4,
          })
          await becomes(5, ["Reorder one", "Reorder without"])
          await shop.admin("post", `stock-locations/${data.stock_location.id}/sales-channels`, {
            add: [shop.salesChannelId],
          })
          await becomes(5, ["Reorder without"])

          // The level changes, or stock is sold.
          await level(two, 11)
          await becomes(5, ["Reorder two", "Reorder without"])
          await level(two, null)
          await level(without, 2)
          await becomes(5, [])
          await shop.admin("post", `products/${without}`, { additional_data: { stock: 1 } })
          await becomes(5, ["Reorder without"])

          // Drafts and deleted products are not ordered again.
          await level(zero, 1)
          await becomes(5, ["Reorder without", "Reorder zero"])
          await shop.admin("post", `products/${zero}`, { status: "draft" })
          await becomes(5, ["Reorder without"])
          await shop.admin("delete", `products/${without}`)
          await becomes(5, [])
        })

        it("is for staff alone: no visitor reads a reorder level, however it is asked for", async () => {
          const { id } = await shop.createProduct({
            ...{ title: "Secret level", sku: "SECRET-1", stock: 1 },
            additional_data: { reorder_level: 87654, lead_time_days: 77 },
          })
          const { data } = await shop.admin("get", `catalogue/products/${id}`)
          expect(data).toMatchObject({ product: { reorder_level: 87654 } })
          await soon(async () => expect((await list("q=SECRET-1")).count).toBe(1))
          const asked = ["", "?fields=product_profile.lead_time_days"]
          for (const fields of ["*product_profile", "product_profile.*", "product_profile.reorder_level"]) {
            asked.push(`?fields=${encodeURIComponent(fields)}`, `?fields=%2B${encodeURIComponent(fields)}`)
          }
          const responses = [
            ...asked.flatMap((query) => [`products${query}`, `products/${id}${query}`]),
            ...["catalogue?q=SECRET-1", "products/suggestions?q=SECRET-1", `products/${id}/related`],
          ]
          for (const path of responses) {
            expect(JSON.stringify((await shop.store(path)).data)).not.toMatch(/87654|reorder_level":/)
          }
          expect((await shop.store("catalogue?below_reorder_level=5")).status).toBe(400)
          const read = await shop.store(`products/${id}?fields=product_profile.lead_time_days`)
          expect(JSON.stringify(read.data)).toContain("77")
        })
      })

      it("refuses what it does not know", async () => {
        for (const query of [
          ...["-1", "1.5", "100001", "few"].map((level) => `below_reorder_level=${level}`),
          "stock=much",
          "order=weight",
          "fields=*",
          "limit=5000",
          "price_min=2&price_max=1",
        ]) {
          expect((await shop.admin("get", `catalogue?${query}`)).status).toBe(400)
        }
      })
    })
  },
})
