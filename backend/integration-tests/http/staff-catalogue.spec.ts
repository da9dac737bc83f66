import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { type AdminCatalogueResponse, type StoreCatalogueResponse } from "../../src/contract"
import { Shop } from "../helpers/shop"
import { eventually } from "../helpers/storefront"

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
      await eventually(
        async () =>
          expect((await list(`brand_id=${brandId}&order=stock`)).products.map(({ stock }) => stock)).toEqual([
            0, 5, 10, 11,
          ]),
        5_000,
      )
    })

    describe("stock in additional_data", () => {
      const body = (stock: number, variant: object = {}) => ({
        title: "Counted scanner",
        options: [{ title: "Model", values: ["Standard"] }],
        variants: [
          { title: "Standard", sku: "CNT-1", options: { Model: "Standard" }, prices: [], ...variant },
        ],
        additional_data: { stock },
      })

      it("is on the shelf with the new product, and changes with it", async () => {
        const { data, status } = await shop.admin<{ product: { id: string } }>("post", "products", body(7))
        expect(status).toBe(200)
        const { id } = data.product
        expect(await levels(id)).toEqual([{ stocked: 7, managed: true }])
        await shop.admin("post", `products/${id}`, { additional_data: { stock: 3 } })
        expect(await levels(id)).toEqual([{ stocked: 3, managed: true }])
        await eventually(async () => expect(await list("q=counted")).toMatchObject({ count: 1 }))
      })

      it("makes the inventory of a variant that had none, and deletes it when a later step fails", async () => {
        const { data } = await shop.admin<{ product: { id: string } }>("post", "products", {
          ...body(0, { sku: "CNT-2", manage_inventory: false }),
          additional_data: {},
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

      it("is a whole number of pieces", async () => {
        for (const stock of [-1, 1.5, "many"]) {
          const { status } = await shop.admin("post", "products", { ...body(0), additional_data: { stock } })
          expect(status).toBe(400)
        }
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
        await eventually(async () => expect((await ordered("-updated_at"))[0]).toBe("Listed few"))
        expect(await names(`brand_id=${brandId}&order=name&limit=2&offset=2`)).toEqual([
          "Listed none",
          "Listed plenty",
        ])
      })

      it("is for staff, and refuses what it does not know", async () => {
        expect((await shop.request("get", "/admin/catalogue")).status).toBe(401)
        for (const query of [
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
