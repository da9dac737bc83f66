import { type AxiosInstance, type AxiosResponse } from "axios"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { WorkflowManager } from "@medusajs/framework/orchestration"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import {
  type AdminCatalogueBatchResponse,
  type AdminProduct,
  type AdminProductResponse,
  type CatalogueImportResponse,
  type NewProduct,
  productField,
  profileOf,
  PROFILE_FIELDS,
  type ProductRefusal,
} from "../../src/contract"
import { defaultVariant, defaultVariantOf } from "../../src/product/default-variant"
import { categoryIdsOf, machineTypeIdOf, machineTypeOf } from "../../src/product/machine-type"
import { shelfStock, shelfStockOf, STOCK_FIELDS, type StockedVariant } from "../../src/product/shelf-stock"
import { installShop } from "../../src/seed/install-shop"
import { saveProductsWorkflow } from "../../src/workflows/product/save-products/save-products"
import { ownFile, productWithEveryField } from "../helpers/every-field"
import {
  createRichProducts,
  undeletedProductRows,
  productRows,
  type RichProducts,
} from "../helpers/rich-product"
import { signIn } from "../helpers/shop"
import { soon } from "../helpers/soon"

jest.setTimeout(180_000)

type Method = "get" | "post" | "delete"

interface GraphProduct {
  id: string
  categories: { id: string }[]
  variants: (StockedVariant & {
    id: string
    variant_rank: number | null
  })[]
}

/** The workflow of a save, and those of Medusa's that it runs as its steps. */
const WORKFLOWS = [
  "save-products",
  ...["create-product-tags", "create-products", "update-products", "update-product-variants"],
]

interface Handler {
  invoke: (input: unknown) => unknown
}

/** The steps of a registered workflow, which Medusa's types leave open. */
const handlersOf = (workflow: string): Map<string, Handler | undefined> =>
  (
    WorkflowManager as { getWorkflow: (id: string) => { handlers_: Map<string, Handler | undefined> } }
  ).getWorkflow(workflow).handlers_

const without = (fields: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let token = ""
    let rich: RichProducts

    const staff = async <T>(
      method: Method,
      path: string,
      data?: object,
      headers: Record<string, string> = {},
    ): Promise<AxiosResponse<T>> =>
      (api as AxiosInstance).request<T>({
        method,
        url: `/admin/${path}`,
        data,
        headers: { authorization: `Bearer ${token}`, ...headers },
        validateStatus: () => true,
      })
    const rows = () => productRows(getContainer())
    const undeleted = () => undeletedProductRows(getContainer())
    const open = async (id: string): Promise<AdminProduct> => {
      const { data, status } = await staff<AdminProductResponse>("get", `catalogue/products/${id}`)
      expect({ status, data }).toMatchObject({ status: 200 })
      return data.product
    }
    const save = async (id: string, body: object, headers?: Record<string, string>) =>
      staff<AdminProductResponse & { message: string; refusals?: ProductRefusal[] }>(
        "post",
        `catalogue/products/${id}`,
        body,
        headers,
      )
    /** The body of a form that changes nothing: all the fields it was loaded with. */
    const whole = ({
      id: _id,
      created_at: _made,
      updated_at: _now,
      version: _version,
      stock,
      ...fields
    }: AdminProduct) => ({
      ...fields,
      stock: stock.map(({ location_id, quantity }) => ({ location_id, quantity })),
    })
    const brandOf = async (id: string) => (await open(id)).brand_id
    const finished = async (body: object) => {
      const { data } = await staff<CatalogueImportResponse>("post", "catalogue-imports", body)
      let last = data.catalogue_import
      await soon(async () => {
        const response = await staff<CatalogueImportResponse>("get", `catalogue-imports/${last.id}`)
        last = response.data.catalogue_import
        expect(["done", "refused", "stopped"]).toContain(last.status)
      }, 60_000)
      return last
    }

    beforeAll(async () => {
      await installShop(getContainer())
      token = await signIn(api as AxiosInstance, getContainer())
      rich = await createRichProducts(staff, "Rich")
    })

    describe("What a product is", () => {
      it("is the same in SQL and over rows of the graph", async () => {
        const container = getContainer()
        const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
          entity: "product",
          fields: [
            ...["id", "categories.id", "variants.id", "variants.variant_rank"],
            ...STOCK_FIELDS.map((field) => `variants.${field}`),
          ],
          filters: { id: [rich.one, rich.two] },
        })
        const byGraph = (data as unknown as GraphProduct[]).map((product) => {
          const variant = defaultVariant(product.variants)
          return {
            id: product.id,
            variant: variant?.id,
            machine_type: machineTypeOf(product.categories)?.id,
            categories: product.categories.map(({ id }) => id).sort(),
            shelves: Object.fromEntries(shelfStock(variant) ?? []),
          }
        })
        const { rows: bySql } = await container
          .resolve(ContainerRegistrationKeys.PG_CONNECTION)
          .raw<{ rows: { id: string }[] }>(
            `select product.id, variant.id as variant,
               ${machineTypeIdOf("product.id")} as machine_type, ${categoryIdsOf("product.id")} as categories,
               ${shelfStockOf("variant")} as shelves
             from product left join lateral ${defaultVariantOf("product.id")} variant on true
             where product.id = any(?)`,
            [[rich.one, rich.two]],
          )
        const inOrder = (list: { id: string }[]) => list.sort((a, b) => (a.id < b.id ? -1 : 1))
        expect(inOrder(byGraph)).toEqual(inOrder(bySql))
        for (const product of byGraph) {
          expect(product).toMatchObject({
            machine_type: rich.scanners,
            shelves: { [rich.warehouse]: 7, [rich.annexe]: 5 },
          })
          expect(product.categories).toHaveLength(3)
          expect((await open(product.id)).price).toBe(95)
        }
      })
    })

    describe("A product with two locations, three categories, a price list, a quantity break and two variants", () => {
      it("stays row for row as it was when it is opened and saved unchanged", async () => {
        const before = await rows()
        for (const id of [rich.two, rich.one]) {
          const product = await open(id)
          const { status, data } = await save(id, whole(product), { "if-match": `"${product.version}"` })
          expect({ status, data }).toMatchObject({
            status: 200,
            data: { product, price_list_price: { amount: 60 } },
          })
        }
        expect(await rows()).toEqual(before)
      })

      it("stays row for row as it was when its export is imported", async () => {
        const before = await rows()
        const { data: csv } = await staff<string>("get", "catalogue-export?q=Rich")
        expect(csv).toContain("Rich-1A")
        const done = await finished({ csv, dry_run: false })
        expect(done.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, bad: 0 })
        expect(await rows()).toEqual(before)
      })

      it("changes in the one column of a bulk edit, and nowhere else", async () => {
        const before = await rows()
        const { data } = await staff<AdminCatalogueBatchResponse>("post", "catalogue/batch", {
          ids: [rich.two, rich.one],
          change: { status: "draft" },
        })
        expect(data).toMatchObject({ changed: 2, failed: 0 })
        const drafts = (list: string[]) =>
          list.map((row) => row.replace('"status": "draft"', '"status": "published"'))
        const after = await rows()
        expect({ ...after, product: drafts(after.product ?? []) }).toEqual(before)
        expect(after.product).not.toEqual(before.product)
      })

      it("leaves every other location's stock when one is changed", async () => {
        const { data } = await save(rich.two, { stock: [{ location_id: rich.annexe, quantity: 50 }] })
        expect(data.product.stock.map(({ quantity }) => quantity)).toEqual([7, 50])
        await staff("post", "catalogue/batch", { ids: [rich.two], change: { stock: 9 } })
        expect((await open(rich.two)).stock.map(({ quantity }) => quantity)).toEqual([9, 50])
      })

      it("leaves its other categories when its machine type changes, in the editor and in a bulk edit", async () => {
        const categories = async () => {
          const { data } = await staff<{ product: { categories: { id: string }[] } }>(
            "get",
            `products/${rich.two}?fields=categories.id`,
          )
          return data.product.categories.map(({ id }) => id).sort()
        }
        const before = await categories()
        const replaced = before.map((id) => (id === rich.scanners ? rich.tablets : id)).sort()
        expect((await save(rich.two, { machine_type_id: rich.tablets })).status).toBe(200)
        expect(await categories()).toEqual(replaced)
        await staff("post", "catalogue/batch", { ids: [rich.two], change: { category_id: rich.scanners } })
        expect(await categories()).toEqual(before)
      })

      it("changes the price that shows and no other", async () => {
        const before = await rows()
        const { data } = await save(rich.two, { price: 120.5 })
        expect(data.product.price).toBe(120.5)
        const after = await rows()
        const changed = (after.price ?? []).filter((row) => !before.price?.includes(row))
        expect(changed).toHaveLength(1)
        expect(changed[0]).toContain('"amount": 120.5')
        expect({ ...after, price: [] }).toEqual({ ...before, price: [] })
        expect((await save(rich.two, { price: null })).data.product.price).toBeNull()
        const left = (await rows()).price?.length ?? 0
        expect((await save(rich.two, { price: 100 })).data.product.price).toBe(100)
        expect((await rows()).price?.length).toBe(left + 1)
      })
    })

    describe("A save", () => {
      const everything = (): NewProduct => ({
        name: "Whole scanner",
        machine_type_id: rich.scanners,
        brand_id: null,
        short_description: "Short",
        description: "Longer",
        long_description: "<p>Longest</p><script>no()</script>",
        price: 149,
        price_text: "Ask",
        stock: [
          { location_id: rich.warehouse, quantity: 3 },
          { location_id: rich.annexe, quantity: 4 },
        ],
        part_number: "WHOLE-1",
        key_features: ["One", "Two"],
        features: ["Three"],
        tags: ["New tag", "Rich tough"],
        compatibility: ["Windows"],
        specifications: { form_factor: "Pistol", interface: ["USB"] },
        images: [{ url: "/static/a.png", alt_text: "A", title_text: "" }],
        thumbnail: "/static/a.png",
        rating: 4.5,
        review_count: 12,
        brochure_url: "https://brochures.example/a.pdf",
        seo_title: "Found",
        seo_description: "Described",
        seo_keywords: ["scanner"],
        status: "published",
      })

      it("stores whatever fields there are; shops may read all but those of staff, and their file makes the like of them", async () => {
        const wanted = { ...productWithEveryField(rich), brand_id: await brandOf(rich.one) }
        const { data, status } = await staff<AdminProductResponse>("post", "catalogue/products", wanted)
        expect({ status, data }).toMatchObject({ status: 200 })
        expect(data.product).toMatchObject(without(wanted, "stock"))
        const { data: sold } = await staff<{
          product: { sales_channels: object[]; shipping_profile: object }
        }>("get", `products/${data.product.id}?fields=sales_channels.id,shipping_profile.id`)
        expect(sold.product.sales_channels).toHaveLength(1)
        expect(sold.product.shipping_profile).toHaveProperty("id")

        const { data: keys } = await staff<{ api_keys: { token: string }[] }>(
          "get",
          "api-keys?type=publishable",
        )
        const asked = ["id", ...PROFILE_FIELDS].map((field) => `product_profile.${field}`).join(",")
        const { data: shop } = await (api as AxiosInstance).get<{ product: { product_profile: object } }>(
          `/store/products/${data.product.id}?fields=${asked}`,
          { headers: { "x-publishable-api-key": keys.api_keys[0]?.token ?? "" } },
        )
        const ofStaff = PROFILE_FIELDS.filter((field) => productField(field).staffOnly)
        expect(ofStaff).toContain("reorder_level")
        expect(shop.product.product_profile).toMatchObject(without(profileOf(data.product), ...ofStaff))
        for (const field of ofStaff) expect(shop.product.product_profile).not.toHaveProperty(field)

        let csv = ""
        await soon(async () => {
          csv = (await staff<string>("get", "catalogue-export?q=EVERY-1")).data
          expect(csv).toContain("EVERY-1")
        })
        expect(csv).toContain("'=1+1 of price_text")
        expect(csv).not.toMatch(/(^|[",|])[=+@]/m)
        const other = csv.replaceAll("EVERY-1", "EVERY-2").replaceAll("every-field", "")
        const done = await finished({ csv: other, dry_run: false })
        expect(done.counts).toMatchObject({ created: 1, bad: 0 })
        let id = ""
        await soon(async () => {
          const { data: found } = await staff<{ products: { id: string }[] }>("get", "catalogue?q=EVERY-2")
          expect(found.products).toHaveLength(1)
          id = found.products[0]?.id ?? ""
        })
        const made = await open(id)
        expect(made).toMatchObject(without(wanted, "stock", "handle", "part_number", "files"))
        // A file has no column for files: those that are there stay.
        expect(made.files).toEqual([])
        const changed = await finished({ csv: csv.replaceAll("Every field", "Every one"), dry_run: false })
        expect(changed.counts).toMatchObject({ updated: 1, bad: 0 })
        const { name, files } = await open(data.product.id)
        expect({ name, files }).toEqual({ name: "Every one", files: wanted.files })
      })

      it("of a price or stock alone is in lists soon", async () => {
        const listed = async (id: string) => {
          const { data } = await staff<{ products: { id: string; price: number; stock: number }[] }>(
            "get",
            "catalogue?q=scanner",
          )
          return data.products.find((one) => one.id === id)
        }
        const { data } = await staff<AdminProductResponse>("post", "catalogue/products", {
          ...{ name: "Plain scanner", machine_type_id: rich.scanners, price: 100 },
        })
        const { id } = data.product
        await save(id, { price: 111 })
        await soon(async () => expect(await listed(id)).toMatchObject({ price: 111 }))
        const quantity = (await open(rich.two)).stock[0]?.quantity ?? 0
        const stock = ((await listed(rich.two))?.stock ?? 0) + 14
        await save(rich.two, { stock: [{ location_id: rich.warehouse, quantity: quantity + 14 }] })
        await soon(async () => expect(await listed(rich.two)).toMatchObject({ stock }))
      })

      it("is refused for a state that somebody else has changed since", async () => {
        const { updated_at } = await open(rich.one)
        const first = await save(rich.one, { price: 101 }, { "if-match": `"${updated_at}"` })
        expect(first.status).toBe(200)
        const second = await save(rich.one, { price: 102 }, { "if-match": `"${updated_at}"` })
        expect([second.status, (await open(rich.one)).price]).toEqual([409, 101])
      })

      it("is refused for a state that an import, or its undoing, has changed since", async () => {
        const { version } = await open(rich.one)
        const { data: csv } = await staff<string>("get", "catalogue-export?q=Rich")
        const done = await finished({
          csv: csv.replaceAll("Reads in the dark", "Reads in the rain"),
          dry_run: false,
        })
        expect(done).toMatchObject({ status: "done", counts: { updated: 1 } })
        const imported = await open(rich.one)
        const over = async (seen: string) =>
          (await save(rich.one, { price: 102 }, { "if-match": `"${seen}"` })).status
        expect(await over(version)).toBe(409)
        expect((await staff("post", `catalogue-imports/${done.id}/undo`)).status).toBe(200)
        expect(await over(imported.version)).toBe(409)
        expect(await over(version)).toBe(200)
      })

      it("is refused with the path of each field at fault, and writes nothing", async () => {
        const before = await rows()
        const refusals = async (body: object) => {
          const { status, data } = await save(rich.one, body)
          expect(status).toBe(400)
          return data.refusals?.map(({ path, code }) => [path, code])
        }
        expect(await refusals({ part_number: "Rich-2A" })).toEqual([["part_number", "taken"]])
        expect(await refusals({ handle: "rich-scanner-two", brand_id: "brand_gone" })).toEqual([
          ["brand_id", "unknown"],
          ["handle", "taken"],
        ])
        expect(
          await refusals({
            machine_type_id: "pcat_gone",
            stock: [{ location_id: "sloc_gone", quantity: 1 }],
          }),
        ).toEqual([
          ["machine_type_id", "unknown"],
          ["stock.0.location_id", "unknown"],
        ])
        expect(await refusals({ price: -1, colour: "red" })).toEqual([
          ["price", "invalid"],
          ["", "invalid"],
        ])
        const file = { title: "Guide", kind: "manual", size: 1 }
        const urls = ["https://elsewhere.example/static/a.pdf", ownFile("../a.pdf"), ownFile("a.zip")]
        expect(await refusals({ files: urls.map((url) => ({ url, ...file })) })).toEqual([
          ["files.0.url", "foreign"],
          ["files.1.url", "foreign"],
        ])
        expect(await refusals({ files: [{ url: ownFile("a.html"), ...file }] })).toEqual([
          ["files.0.url", "invalid"],
        ])
        expect(await refusals({ files: Array<object>(21).fill({ url: ownFile("a.pdf"), ...file }) })).toEqual(
          [["files", "invalid"]],
        )
        expect(await rows()).toEqual(before)
      })

      it("is refused for an unknown product, and for a new one without required fields", async () => {
        expect((await save("prod_gone", { price: 1 })).status).toBe(404)
        expect((await staff("get", "catalogue/products/prod_gone")).status).toBe(404)
        const { status, data } = await staff<{ refusals: ProductRefusal[] }>("post", "catalogue/products", {})
        expect([status, data.refusals.map(({ path }) => path)]).toEqual([400, ["name", "machine_type_id"]])
      })

      it("that fails at any step leaves every row as it was", async () => {
        const changes = {
          name: "Changed scanner",
          part_number: "RICH-NEW",
          price: null,
          brand_id: null,
          machine_type_id: rich.tablets,
          stock: [{ location_id: rich.warehouse, quantity: 70 }],
          tags: ["Brand new tag"],
          images: [{ url: "/static/b.png", alt_text: "B", title_text: "" }],
          key_features: ["Changed"],
          status: "draft" as const,
        }
        const run = () =>
          saveProductsWorkflow(getContainer()).run({
            input: {
              products: [
                { id: rich.one, ...changes },
                { ...everything(), handle: "whole-scanner" },
              ],
            },
          })
        const steps = WORKFLOWS.flatMap((workflow) =>
          // A hook that nothing listens to has no handler.
          [...handlersOf(workflow)].flatMap(([step, handler]) =>
            handler ? [{ name: `${workflow}: ${step}`, handler }] : [],
          ),
        )
        /** Saves while one step fails. @returns the steps that were begun */
        const failAt = async (planted: string) => {
          const begun: string[] = []
          const originals = steps.map(({ handler }) => handler.invoke)
          for (const [at, { name, handler }] of steps.entries()) {
            handler.invoke = (input) => {
              begun.push(name)
              if (name === planted) {
                throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `planted at ${name}`)
              }
              return originals[at]?.(input)
            }
          }
          try {
            await expect(run()).rejects.toMatchObject({ message: `planted at ${planted}` })
          } finally {
            for (const [at, { handler }] of steps.entries()) {
              const original = originals[at]
              if (original) handler.invoke = original
            }
          }
          return begun
        }
        const before = await undeleted()
        const begun = new Set(await failAt("save-products: touch-products"))
        expect(await undeleted()).toEqual(before)
        expect(
          [...WORKFLOWS].filter((workflow) => ![...begun].some((name) => name.startsWith(workflow))),
        ).toEqual([])
        for (const name of begun) {
          await failAt(name)
          expect({ name, rows: await undeleted() }).toEqual({ name, rows: before })
        }
      })
    })
  },
})
