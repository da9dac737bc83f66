import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createProductsWorkflow,
  deleteProductsWorkflow,
  updateProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { createBrandsWorkflow } from "../../src/workflows/brand/workflows/create-brands"
import { createMachineTypesWorkflow } from "../../src/workflows/machine-type/workflows/create-machine-types"
import { type ProductsAdditionalData } from "../../src/workflows/product/additional-data"
import { Shop } from "../helpers/shop"

interface BrandBody {
  brand: { id: string; name: string; handle: string; logo: string | null }
}
interface MachineTypeBody {
  machine_type: { id: string; name: string; handle: string; logo: string | null; sort: number; intro: string }
}

const PRODUCT_BRAND_LINK = "product_product_brand_brand"

const plainProduct = (title: string, handle: string) => ({
  title,
  handle,
  options: [{ title: "Model", values: ["Standard"] }],
  variants: [{ title: "Standard", options: { Model: "Standard" }, prices: [] }],
})

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop

    const createBrand = async (name: string) => {
      const { data } = await shop.admin<BrandBody>("post", "brands", { name })
      return data.brand
    }
    const readProduct = async (id: string) => {
      const { data } = await shop.container.resolve(ContainerRegistrationKeys.QUERY).graph({
        entity: "product",
        fields: ["id", "title", "handle", "brand.id", "product_profile.*"],
        filters: { id },
      })
      return data[0] as unknown as {
        title: string
        handle: string
        brand?: { id: string }
        product_profile: Record<string, unknown> & { id: string }
      }
    }
    const counts = async (...tables: string[]) =>
      Object.fromEntries(
        await Promise.all(tables.map(async (table) => [table, await shop.count(table)] as const)),
      )

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
    })

    describe("Brands of staff", () => {
      it("are created, read, listed, changed and deleted", async () => {
        const created = await createBrand("  Zebra+ Technologies  ")
        expect(created).toMatchObject({
          name: "Zebra+ Technologies",
          handle: "zebraplus-technologies",
          logo: null,
        })
        const path = `brands/${created.id}`
        const changed = await shop.admin<BrandBody>("post", path, { name: "Zebra", logo: "/logos/z.svg" })
        expect(changed.data.brand).toMatchObject({
          name: "Zebra",
          handle: "zebraplus-technologies",
          logo: "/logos/z.svg",
        })
        await createBrand("Honeywell")
        const list = await shop.admin<{ brands: { name: string }[]; count: number }>(
          "get",
          "brands?limit=1&q=zeb&fields=name",
        )
        expect(list.data).toMatchObject({ brands: [{ name: "Zebra" }], count: 1 })
        expect((await shop.admin("delete", path)).data).toEqual({
          id: created.id,
          object: "brand",
          deleted: true,
        })
        expect((await shop.admin("get", path)).status).toBe(404)
        expect((await shop.admin("post", path, { name: "Ghost" })).status).toBe(404)
        expect((await shop.admin("delete", path)).status).toBe(404)
      })

      it.each([
        [{}, "name"],
        [{ name: "!!!" }, "letter or digit"],
        [{ name: "Zebra", handle: "Zebra Tech" }, "handle"],
        [{ name: "Zebra", logo: "javascript:alert(1)" }, "logo"],
        [{ name: "Zebra", colour: "red" }, "colour"],
      ])("refuses %j", async (body, message) => {
        const { status, data } = await shop.admin<{ message: string }>("post", "brands", body)
        expect(status).toBe(400)
        expect(data.message).toContain(message)
        expect(await shop.count("brand")).toBe(0)
      })
    })

    describe("Machine types of staff", () => {
      it("are a product category with an extension, deleted together", async () => {
        const { data } = await shop.admin<MachineTypeBody>("post", "machine-types", {
          name: "Label Printers",
          sort: 3,
          logo: "/equipment/desktop-printer.svg",
          intro: "They print.",
        })
        const { id } = data.machine_type
        expect(data.machine_type).toMatchObject({ handle: "label-printers", sort: 3, intro: "They print." })
        const category = await shop.admin<{ product_category: Record<string, unknown> }>(
          "get",
          `product-categories/${id}`,
        )
        expect(category.data.product_category).toMatchObject({ name: "Label Printers", is_active: true })

        const changed = await shop.admin<MachineTypeBody>("post", `machine-types/${id}`, {
          name: "Printers",
          handle: "printers",
          intro: null,
        })
        expect(changed.data.machine_type).toMatchObject({
          name: "Printers",
          handle: "printers",
          intro: null,
          sort: 3,
        })
        expect((await shop.admin("delete", `machine-types/${id}`)).status).toBe(200)
        expect((await shop.admin("get", `machine-types/${id}`)).status).toBe(404)
        const { data: left } = await shop.admin<{ count: number }>("get", "product-categories")
        expect(left.count).toBe(0)
      })

      it("extend a category that was made in the Medusa Admin", async () => {
        const { data } = await shop.admin<{ product_category: { id: string } }>(
          "post",
          "product-categories",
          {
            name: "Tablets",
            is_active: true,
          },
        )
        const { id } = data.product_category
        const changed = await shop.admin<MachineTypeBody>("post", `machine-types/${id}`, { sort: 5 })
        expect(changed.data.machine_type).toMatchObject({ id, name: "Tablets", sort: 5, logo: null })
        const list = await shop.admin<{ machine_types: unknown[] }>("get", "machine-types")
        expect(list.data.machine_types).toHaveLength(1)
      })
    })

    describe("Slugs", () => {
      it("of one name are numbered in a batch", async () => {
        const { result } = await createBrandsWorkflow(shop.container).run({
          input: { brands: [{ name: "Zebra" }, { name: "ZEBRA" }, { name: "Zebra", handle: "zebra-3" }] },
        })
        expect(result.map(({ handle }) => handle)).toEqual(["zebra", "zebra-2", "zebra-3"])
      })
    })

    describe("Addresses of products", () => {
      const bodies = (body: object): [string, object][] => [
        ["products", { ...plainProduct("Other", "other"), ...body }],
        ["products/batch", { create: [{ ...plainProduct("Other", "other"), ...body }] }],
      ]

      it("follow the rule in a batch, too, and are numbered within it", async () => {
        await shop.createProduct({ title: "Ring+", sku: "A" })
        const plain = { ...plainProduct("Ring+", ""), handle: undefined }
        const { status, data } = await shop.admin<{ created: { handle: string }[]; updated: object[] }>(
          "post",
          "products/batch",
          { create: [plain, { ...plain, title: "ring+" }, { ...plain, handle: "other" }] },
        )
        expect(status).toBe(200)
        expect(data.created.map(({ handle }) => handle).sort()).toEqual(["other", "ringplus-2", "ringplus-3"])
      })

      it.each(["Zebra Tech", "zebra--tech", "zebra_tech", "ZEBRA", "-", "../admin"])(
        "may not be %j",
        async (handle) => {
          const { id } = await shop.createProduct({ title: "DS2208", sku: "DS2208" })
          for (const [path, body] of [
            ...bodies({ handle }),
            [`products/${id}`, { handle }],
            ["products/batch", { update: [{ id, handle }] }],
            ["product-categories", { name: "Other", handle }],
          ] as const) {
            const { status, data } = await shop.admin<{ message: string }>("post", path, { ...body })
            expect({ path, status }).toEqual({ path, status: 400 })
            expect(data.message).toContain("handle may hold small letters, digits and single hyphens")
          }
          expect(await shop.count("product")).toBe(1)
        },
      )

      it("stay when the title changes", async () => {
        const { id } = await shop.createProduct({ title: "DS2208", sku: "DS2208" })
        const { data } = await shop.admin<{ product: { handle: string } }>("post", `products/${id}`, {
          title: "DS2208 Mark II",
        })
        expect(data.product.handle).toBe("ds2208")
        expect(await readProduct(id)).toMatchObject({ title: "DS2208 Mark II", handle: "ds2208" })
      })

      it("are made from the title where a form leaves them empty, as for categories", async () => {
        const { status, data } = await shop.admin<{ product: { handle: string } }>("post", "products", {
          ...plainProduct(" Café+ ", ""),
        })
        expect({ status, handle: data.product.handle }).toEqual({ status: 200, handle: "caféplus" })
        const made = await Promise.all(
          Array.from({ length: 3 }, () =>
            shop.admin<{ product_category: { handle: string } }>("post", "product-categories", {
              name: "Ring+ Scanners",
              handle: "",
            }),
          ),
        )
        const handles = made.map(({ data: { product_category: category } }) => category.handle)
        expect(handles.sort()).toEqual(["ringplus-scanners", "ringplus-scanners-2", "ringplus-scanners-3"])
      })
    })

    describe("Products", () => {
      it("have one profile and at most one brand", async () => {
        const [zebra, honeywell] = [await createBrand("Zebra"), await createBrand("Honeywell")]
        const { id } = await shop.createProduct({
          title: "DS2208",
          sku: "DS2208",
          additional_data: { brand_id: zebra.id, rating: 4.5, key_features: ["Fast"] },
        })
        const before = await readProduct(id)
        expect(before).toMatchObject({ brand: { id: zebra.id }, product_profile: { rating: 4.5 } })

        await shop.admin("post", `products/${id}`, {
          additional_data: { brand_id: honeywell.id, price_text: "Ask us" },
        })
        expect(await readProduct(id)).toMatchObject({
          brand: { id: honeywell.id },
          product_profile: {
            id: before.product_profile.id,
            rating: 4.5,
            price_text: "Ask us",
            key_features: ["Fast"],
          },
        })
        await shop.admin("post", `products/${id}`, { additional_data: { brand_id: null, rating: null } })
        const after = await readProduct(id)
        expect(after.brand ?? null).toBeNull()
        expect(after.product_profile.rating).toBeNull()
      })

      it.each([
        [{ rating: 6 }, "rating"],
        [{ stock: 1.5 }, "stock"],
        [{ specifications: { colour: "red" } }, "colour"],
        [{ specifications: { dpi: "fine" } }, "dpi"],
        [{ brochure_url: "javascript:alert(1)" }, "address that begins with https://"],
        [{ images: [{ url: "//evil.example/x.png" }] }, "The picture's address"],
      ])("refuse the details %j", async (additional_data, message) => {
        const { status, data } = await shop.admin<{ message: string }>("post", "products", {
          ...plainProduct("Refused", "refused"),
          additional_data,
        })
        expect(status).toBe(400)
        expect(data.message).toContain(message)
        expect(await shop.count("product")).toBe(0)
      })

      it("get their details in batches, by handle or id", async () => {
        const zebra = await createBrand("Zebra")
        const additional_data: ProductsAdditionalData = {
          products: { one: { brand_id: zebra.id, rating: 1 }, two: { rating: 2 } },
        }
        const { result } = await createProductsWorkflow(shop.container).run({
          input: {
            products: [
              plainProduct("One", "one"),
              plainProduct("Two", "two"),
              plainProduct("Three", "three"),
            ],
            additional_data: { ...additional_data },
          },
        })
        const [one = "", two = "", three = ""] = result.map(({ id }) => id)
        expect(await readProduct(one)).toMatchObject({
          brand: { id: zebra.id },
          product_profile: { rating: 1 },
        })
        expect(await readProduct(two)).toMatchObject({ product_profile: { rating: 2 } })
        expect((await readProduct(three)).product_profile.rating).toBeNull()

        await updateProductsWorkflow(shop.container).run({
          input: {
            products: [{ id: one }, { id: two, handle: "second" }],
            additional_data: { products: { [one]: { rating: 3 }, second: { rating: 4 } } },
          },
        })
        expect((await readProduct(one)).product_profile.rating).toBe(3)
        expect((await readProduct(two)).product_profile.rating).toBe(4)
        await expect(
          updateProductsWorkflow(shop.container).run({
            input: { products: [{ id: one }], additional_data: { products: { nobody: { rating: 5 } } } },
          }),
        ).rejects.toMatchObject({ message: expect.stringContaining("nobody") as string })
      })

      it("take their profile with them", async () => {
        const { id } = await shop.createProduct({ title: "Gone", sku: "GONE" })
        await deleteProductsWorkflow(shop.container).run({ input: { ids: [id] } })
        const { data } = await shop.container.resolve(ContainerRegistrationKeys.QUERY).graph({
          entity: "product_profile",
          fields: ["id"],
        })
        expect(data).toEqual([])
      })
    })

    describe("When a later step fails, all changes are undone", () => {
      const failure = new Error("planted failure")
      afterEach(() => jest.restoreAllMocks())

      it("of a new machine type: no category, no extension, no link", async () => {
        const link = shop.container.resolve(ContainerRegistrationKeys.LINK)
        jest.spyOn(link, "create").mockRejectedValue(failure)
        await expect(
          createMachineTypesWorkflow(shop.container).run({ input: { machine_types: [{ name: "Tablets" }] } }),
        ).rejects.toMatchObject({ message: "planted failure" })
        expect(
          await counts(
            "product_category",
            "machine_type",
            "product_product_category_machine_type_machine_type",
          ),
        ).toEqual({
          product_category: 0,
          machine_type: 0,
          product_product_category_machine_type_machine_type: 0,
        })
      })

      it("of a new product: no product, no profile, no brand", async () => {
        const { status, data } = await shop.admin<{ message: string }>("post", "products", {
          ...plainProduct("Orphan", "orphan"),
          additional_data: { brand_id: "brand_nobody", rating: 3 },
        })
        expect(status).toBe(404)
        expect(data.message).toContain("brand_nobody")
        const { data: list } = await shop.admin<{ count: number }>("get", "products")
        expect(list.count).toBe(0)
        expect(await counts("product_profile", PRODUCT_BRAND_LINK)).toEqual({
          product_profile: 0,
          [PRODUCT_BRAND_LINK]: 0,
        })
      })

      it("of a product's details when their link cannot be written", async () => {
        const [zebra, honeywell] = [await createBrand("Zebra"), await createBrand("Honeywell")]
        const { id } = await shop.createProduct({
          title: "DS2208",
          sku: "DS2208",
          additional_data: { brand_id: zebra.id, rating: 4 },
        })
        const link = shop.container.resolve(ContainerRegistrationKeys.LINK)
        jest.spyOn(link, "create").mockRejectedValueOnce(failure)
        const { status } = await shop.admin("post", `products/${id}`, {
          title: "Renamed",
          additional_data: { brand_id: honeywell.id, rating: 1 },
        })
        expect(status).toBe(500)
        expect(await readProduct(id)).toMatchObject({
          title: "DS2208",
          brand: { id: zebra.id },
          product_profile: { rating: 4 },
        })
      })
    })
  },
})
