import { type AxiosInstance, type AxiosResponse } from "axios"
import fc from "fast-check"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  type AdminActivitiesResponse,
  type AdminActivity,
  adminActivitiesResponseSchema,
  type AdminCatalogueResponse,
  type AdminDeleted,
  type AdminDeletedsResponse,
  adminDeletedsResponseSchema,
  type AdminRestoredResponse,
  adminRestoredResponseSchema,
} from "../../src/contract"
import { UrlSeoEvents } from "@scanwright/url-seo"
import applyScheduledPrices from "../../src/jobs/apply-scheduled-prices"
import forgetActivity from "../../src/jobs/forget-activity"
import { waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import { BlogEvents, BrandEvents, FormSubmissionEvents, MachineTypeEvents } from "../../src/lib/events"
import { ACTIVITY_MODULE } from "../../src/modules/activity"
import { type ActivityModuleService } from "../../src/modules/activity/service"
import { erasePersonalDataWorkflow } from "../../src/workflows/form-submission/workflows/erase-personal-data"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"
import { Storefront } from "../helpers/storefront"

type Body = Record<string, unknown>

interface Failure {
  type: string
  code?: string
  message: string
}

const CHANGED = { type: "conflict", code: "changed_meanwhile" }

const GENERAL = {
  type: "general",
  data: {
    name: "Ada Byron",
    email: "ada@byron.example",
    message: "Please call me about a scanner.",
    privacy_consent: true,
  },
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const storefront = new Storefront()
    let shop: Shop

    const send = async <T>(
      method: "get" | "post" | "delete",
      path: string,
      body?: Body,
      ifMatch?: string,
    ): Promise<AxiosResponse<T>> =>
      shop.request<T>(
        method,
        `/admin/${path}`,
        { authorization: `Bearer ${shop.token}`, ...(ifMatch === undefined ? {} : { "if-match": ifMatch }) },
        body,
      )
    const create = async (path: string, resource: string, body: Body): Promise<string> => {
      const { status, data } = await send<Record<string, { id: string }>>("post", path, body)
      expect({ status, data }).toMatchObject({ status: 200 })
      return data[resource]?.id ?? ""
    }
    const createSubmission = async () => {
      const { data } = await shop.request<{ form_submission: { id: string; reference: string } }>(
        "post",
        "/store/form-submissions",
        { "x-publishable-api-key": shop.publishableKey },
        GENERAL,
      )
      return data.form_submission
    }

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
    })
    afterAll(() => storefront.stop())
    afterEach(async () => {
      jest.restoreAllMocks()
      // Before the next test's database takes the place of this one's.
      await waitForStorefront(shop.container)
    })

    /** Fails the workflow that emits one event, at the step that emits it: the workflow's last. */
    const failEvents = (name: string) => {
      const bus = shop.container.resolve(Modules.EVENT_BUS)
      const emit = bus.emit.bind(bus)
      jest.spyOn(bus, "emit").mockImplementation(async (data, options) => {
        if ([data].flat().some((event) => event.name === name)) {
          throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The event bus is unavailable")
        }
        await emit(data, options)
      })
    }

    const readVersion = async (path: string, resource: string) => {
      const { data } = await send<Record<string, { updated_at: string }>>("get", path)
      return `"${data[resource]?.updated_at}"`
    }

    describe("Two members of staff who edit the same thing", () => {
      /** Each kind of record, with how one is made and two changes to it. */
      const KINDS: Record<string, { resource: string; make: () => Promise<string>; changes: [Body, Body] }> =
        {
          brands: {
            resource: "brand",
            make: () => create("brands", "brand", { name: "Conflict Brand" }),
            changes: [{ logo: "/a.svg" }, { logo: "/b.svg" }],
          },
          "machine-types": {
            resource: "machine_type",
            make: () => create("machine-types", "machine_type", { name: "Conflict Type" }),
            changes: [{ intro: "One" }, { intro: "Two" }],
          },
          blogs: {
            resource: "blog",
            make: () => create("blogs", "blog", { title: "Conflict Article" }),
            changes: [{ excerpt: "One" }, { excerpt: "Two" }],
          },
          "url-seo": {
            resource: "url_seo",
            make: () => create("url-seo", "url_seo", { url: "/conflict" }),
            changes: [{ meta_title: "One" }, { meta_title: "Two" }],
          },
          "form-submissions": {
            resource: "form_submission",
            make: async () => (await createSubmission()).id,
            changes: [{ status: "in_progress" }, { status: "closed" }],
          },
          products: {
            resource: "product",
            make: async () => (await shop.createProduct({ title: "Conflict Product", sku: "CONFLICT-1" })).id,
            changes: [{ additional_data: { seo_title: "One" } }, { additional_data: { seo_title: "Two" } }],
          },
        }
      it.each(Object.keys(KINDS))(
        "%s: the second to save gets a conflict, nothing is overwritten, and a save after reading again succeeds",
        async (kind) => {
          const { resource, make, changes } = KINDS[kind]!
          const path = `${kind}/${await make()}`
          const seen = await readVersion(path, resource)
          const first = await send<Failure>("post", path, changes[0], seen)
          expect({ status: first.status, data: first.data }).toMatchObject({ status: 200 })

          const second = await send<Failure>("post", path, changes[1], seen)
          expect({ status: second.status, ...second.data }).toMatchObject({ status: 409, ...CHANGED })
          expect(second.data.message).toContain("Somebody else has changed this")
          const removal = await send<Failure>("delete", path, undefined, seen)
          expect(removal.data).toMatchObject(CHANGED)

          const fresh = await readVersion(path, resource)
          expect(fresh).not.toBe(seen)
          expect((await send("post", path, changes[1], fresh)).status).toBe(200)
          expect((await send("delete", path, undefined, await readVersion(path, resource))).status).toBe(200)
        },
      )

      it("of writes that begin at the same instant exactly one wins", async () => {
        const path = `brands/${await create("brands", "brand", { name: "Race" })}`
        const seen = await readVersion(path, "brand")
        const responses = await Promise.all(
          Array.from({ length: 8 }, (_, at) => send("post", path, { name: `Race ${at}` }, seen)),
        )
        expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
      })

      it("a price, a stock or a profile that changes makes the product another one", async () => {
        const product = await shop.createProduct({ title: "Touched", sku: "TOUCHED-1", price: 10 })
        const path = `products/${product.id}`
        const changes: [string, Body][] = [
          [path, { additional_data: { key_features: ["Rugged"] } }],
          [path, { variants: [{ id: product.variant_id, prices: [{ currency_code: "gbp", amount: 12 }] }] }],
          [`${path}/variants/${product.variant_id}`, { prices: [{ currency_code: "gbp", amount: 13 }] }],
        ]
        for (const [where, body] of changes) {
          const seen = await readVersion(path, "product")
          expect((await send("post", where, body)).status).toBe(200)
          expect((await send<Failure>("post", path, { title: "Mine" }, seen)).data).toMatchObject(CHANGED)
        }
      })

      it("a write without If-Match overwrites, as any Medusa client does", async () => {
        const path = `brands/${await create("brands", "brand", { name: "Plain" })}`
        expect((await send("post", path, { name: "Plain 2" })).status).toBe(200)
        expect((await send("post", path, { name: "Plain 3" }, "*")).status).toBe(200)
        expect((await send("post", path, { name: "Plain 4" }, '"yesterday"')).status).toBe(400)
      })
    })

    describe("A product whose form is open", () => {
      /** A product with everything that its form has, and with records of its own for it. */
      interface Open {
        id: string
        variant: string
        item: string
        tag: string
        brand: string
        /** Machine types, oldest first; the product is of the second one. */
        types: [string, string, string]
        /** Where five pieces are; forty are in the shop's first warehouse. */
        annexe: string
      }
      type Way = (open: Open) => Promise<unknown>

      let opened = 0
      const post = async (path: string, body: Body = {}) => {
        const { status, data } = await send("post", path, body)
        expect([path, status, data]).toEqual([path, 200, data])
        return data as Record<string, Body>
      }
      const remove = async (path: string) => {
        const { status, data } = await send("delete", path)
        expect([path, status, data]).toEqual([path, 200, data])
      }
      const open = async (): Promise<Open> => {
        opened += 1
        const name = `Opened ${opened}`
        const type = (which: string) => create("machine-types", "machine_type", { name: `${name} ${which}` })
        const types: Open["types"] = [await type("first"), await type("second"), await type("third")]
        const brand = await create("brands", "brand", { name })
        const annexe = await create("stock-locations", "stock_location", { name })
        const { product } = await post("catalogue/products", {
          ...{ name, machine_type_id: types[1], brand_id: brand, part_number: `OPENED-${opened}`, price: 40 },
          stock: [
            { location_id: shop.stockLocationId, quantity: 40 },
            { location_id: annexe, quantity: 5 },
          ],
          tags: [name],
          images: [{ url: "/a.svg", alt_text: "A", title_text: "" }],
          thumbnail: "/a.svg",
          key_features: ["Rugged"],
        })
        const id = product?.id as string
        const [parts] = await shop.sql<Pick<Open, "variant" | "item" | "tag">>(
          `select variant.id as variant, link.inventory_item_id as item, tags.product_tag_id as tag
             from product_variant variant
             join product_variant_inventory_item link on link.variant_id = variant.id
             join product_tags tags on tags.product_id = variant.product_id
            where variant.product_id = ?`,
          [id],
        )
        return { id, types, brand, annexe, ...parts! }
      }
      /** The version that the form's next save names. */
      const read = async ({ id }: Open) => {
        const { data } = await send<{ product: { version: string } }>("get", `catalogue/products/${id}`)
        return `"${data.product.version}"`
      }
      const save = async ({ id }: Open, version: string, name: string) =>
        send<Failure & { product: { version: string } }>(
          "post",
          `catalogue/products/${id}`,
          { name },
          version,
        )

      const update = (body: Body) => (product: Open) => post(`products/${product.id}`, body)
      const updateVariant = (body: Body) => (product: Open) =>
        post(`products/${product.id}/variants/${product.variant}`, body)
      const levels = ({ item }: Open) => `inventory-items/${item}/location-levels`
      const newItem = (title: string) => create("inventory-items", "inventory_item", { title })
      /** What any tool can do to a field of the form. */
      const CHANGES: Record<string, Way> = {
        // The shop's own routes.
        "a text of the profile": update({ additional_data: { seo_title: "One" } }),
        "stock as additional data": update({ additional_data: { stock: 10 } }),
        "no brand": update({ additional_data: { brand_id: null } }),
        "a bulk edit of the price": ({ id }) => post("catalogue/batch", { ids: [id], change: { price: 41 } }),
        "a bulk edit of the tags": ({ id }) =>
          post("catalogue/batch", { ids: [id], change: { add_tags: ["Bulk"] } }),
        "a bulk edit of the stock": ({ id }) => post("catalogue/batch", { ids: [id], change: { stock: 10 } }),
        "a scheduled price": async ({ id }) => {
          await post("scheduled-prices", {
            product_id: id,
            price: 41,
            starts_at: new Date(Date.now() + 86_400_000).toISOString(),
          })
          await shop.sql("update scheduled_price set starts_at = now() - interval '1 second'")
          await applyScheduledPrices(shop.container)
          await soon(async () => {
            const { data } = await send("get", `catalogue/products/${id}`)
            expect(data).toMatchObject({ product: { price: 41 } })
          })
        },
        "a machine type that is deleted": ({ types }) => remove(`machine-types/${types[1]}?products_to=none`),
        "a brand that is deleted": ({ brand }) => remove(`brands/${brand}?products_to=none`),
        // Medusa's own.
        "a name": update({ title: "Another" }),
        "an address": ({ id }) => post(`products/${id}`, { handle: `another-${opened}` }),
        "a status": update({ status: "published" }),
        texts: update({ subtitle: "Another", description: "Another" }),
        pictures: update({ images: [{ url: "/b.svg" }] }),
        "a thumbnail": update({ thumbnail: "/b.svg" }),
        "no tags": update({ tags: [] }),
        "other categories": ({ id, types }) => post(`products/${id}`, { categories: [{ id: types[2] }] }),
        "a batch of products": ({ id }) => post("products/batch", { update: [{ id, title: "Another" }] }),
        "a part number": updateVariant({ sku: "ANOTHER-SKU" }),
        "a price": updateVariant({ prices: [{ currency_code: "gbp", amount: 41 }] }),
        "no price": updateVariant({ prices: [] }),
        "stock that nobody counts": updateVariant({ manage_inventory: false }),
        "a batch of variants": ({ id, variant }) =>
          post(`products/${id}/variants/batch`, {
            update: [{ id: variant, prices: [{ currency_code: "gbp", amount: 41 }] }],
          }),
        "a variant that is deleted": ({ id, variant }) => remove(`products/${id}/variants/${variant}`),
        "pieces at a location": (product) =>
          post(`${levels(product)}/${shop.stockLocationId}`, { stocked_quantity: 10 }),
        "pieces at another location": (product) =>
          post(`${levels(product)}/${product.annexe}`, { stocked_quantity: 10 }),
        "pieces at a further location": async (product) => {
          const location_id = await create("stock-locations", "stock_location", { name: "Further" })
          await post(levels(product), { location_id, stocked_quantity: 10 })
        },
        "a location without a shelf for it": async (product) => {
          const [level] = await shop.sql<{ id: string }>(
            "select id from inventory_level where inventory_item_id = ? and location_id = ?",
            [product.item, product.annexe],
          )
          await post(`${levels(product)}/batch`, { delete: [level?.id], force: true })
        },
        "a batch of the pieces of an item": (product) =>
          post(`${levels(product)}/batch`, {
            update: [{ location_id: product.annexe, stocked_quantity: 10 }],
          }),
        "a batch of pieces": ({ item, annexe }) =>
          post("inventory-items/location-levels/batch", {
            update: [{ inventory_item_id: item, location_id: annexe, stocked_quantity: 10 }],
          }),
        "a location that is deleted": ({ annexe }) => remove(`stock-locations/${annexe}`),
        "a second part, which makes it a kit": async ({ id, variant }) =>
          post(`products/${id}/variants/${variant}/inventory-items`, {
            inventory_item_id: await newItem("Cable"),
            required_quantity: 1,
          }),
        "a part that is taken away": ({ id, variant, item }) =>
          remove(`products/${id}/variants/${variant}/inventory-items/${item}`),
        "an inventory item that is deleted": ({ item }) => remove(`inventory-items/${item}`),
        "a category that products leave": ({ id, types }) =>
          post(`product-categories/${types[1]}/products`, { remove: [id] }),
        "an older category that products join": ({ id, types }) =>
          post(`product-categories/${types[0]}/products`, { add: [id] }),
        "a category that is deleted": ({ types }) => remove(`product-categories/${types[1]}`),
        "a tag of another name": ({ tag }) => post(`product-tags/${tag}`, { value: `Renamed ${opened}` }),
        "a tag that is deleted": ({ tag }) => remove(`product-tags/${tag}`),
      }

      /** What nobody's form of the product would overwrite. */
      const OTHERS: Record<string, Way> = {
        nothing: () => Promise.resolve(),
        "pieces that a customer reserves": ({ item }) =>
          post("reservations", { inventory_item_id: item, location_id: shop.stockLocationId, quantity: 3 }),
        "a brand of another name": ({ brand }) => post(`brands/${brand}`, { name: `Renamed ${opened}` }),
        "a machine type of another name": ({ types }) =>
          post(`machine-types/${types[1]}`, { name: `Renamed type ${opened}` }),
        "a location of another name": ({ annexe }) => post(`stock-locations/${annexe}`, { name: "Renamed" }),
        "a further location": () => create("stock-locations", "stock_location", { name: "Empty" }),
        "an inventory item of another name": ({ item }) =>
          post(`inventory-items/${item}`, { title: "Renamed" }),
        "a younger category that products join": ({ id, types }) =>
          post(`product-categories/${types[2]}/products`, { add: [id] }),
        "metadata of other programs": update({ metadata: { erp: "1" } }),
      }
      const statuses = async (ways: Record<string, Way>) => {
        const found: [string, number, string | undefined][] = []
        for (const [what, change] of Object.entries(ways)) {
          const product = await open()
          const version = await read(product)
          await change(product)
          const { status, data } = await save(product, version, `Mine ${opened}`)
          found.push([what, status, data.code])
        }
        return found
      }

      it("is not saved over what any tool has changed since: fields, price, stock, pictures, tags and categories", async () => {
        expect(await statuses(CHANGES)).toEqual(Object.keys(CHANGES).map((what) => [what, 409, CHANGED.code]))
      })

      it("is saved whatever else has changed, customers' reservations among it", async () => {
        expect(await statuses(OTHERS)).toEqual(Object.keys(OTHERS).map((what) => [what, 200, undefined]))
      })

      it("is not saved by a program that names the time of its last read, either, once the stock has changed", async () => {
        for (const what of ["pieces at a location", "pieces at another location", "a batch of pieces"]) {
          const product = await open()
          const path = `products/${product.id}`
          const rename = async () =>
            (
              await send<Failure>(
                "post",
                path,
                { title: `Mine ${opened}` },
                await readVersion(path, "product"),
              )
            ).status
          expect([what, await rename()]).toEqual([what, 200])
          const seen = await readVersion(path, "product")
          await CHANGES[what]?.(product)
          const { status, data } = await send<Failure>("post", path, { title: "Mine" }, seen)
          expect([what, status, data.code]).toEqual([what, 409, CHANGED.code])
          await soon(async () => expect([what, await rename()]).toEqual([what, 200]))
        }
      })

      it("is saved again and again with the version that the last save returned", async () => {
        const product = await open()
        let version = await read(product)
        for (const name of ["First", "Second", "Second", "Third"]) {
          const { status, data } = await save(product, version, name)
          expect({ status, data }).toMatchObject({ status: 200 })
          version = `"${data.product.version}"`
          expect(await read(product)).toBe(version)
        }
      })
    })

    describe("Stock that is not managed any more", () => {
      const variantOf = ({ id, variant_id }: { id: string; variant_id: string }) =>
        `products/${id}/variants/${variant_id}`
      const manage = async (product: { id: string; variant_id: string }, isManaged: boolean) =>
        (await send("post", variantOf(product), { manage_inventory: isManaged })).status
      const itemsOf = async ({ variant_id }: { variant_id: string }) => {
        const rows = await shop.sql<{ inventory_item_id: string }>(
          "select inventory_item_id from product_variant_inventory_item where variant_id = ? and deleted_at is null",
          [variant_id],
        )
        return rows.map(({ inventory_item_id: id }) => id)
      }
      /** Takes an inventory item off a product, long ago. */
      const takeOff = async (product: { id: string; variant_id: string }, item: string) => {
        expect((await send("delete", `${variantOf(product)}/inventory-items/${item}`)).status).toBe(200)
        await shop.sql(
          "update product_variant_inventory_item set deleted_at = now() - interval '30 days' where variant_id = ?",
          [product.variant_id],
        )
      }

      it("is the same pieces when it is managed again, by Medusa's route or by a save", async () => {
        for (const sku of ["MANAGED-1", "MANAGED-2"]) {
          const product = await shop.createProduct({ title: sku, sku, stock: 6 })
          const items = await itemsOf(product)
          expect(await manage(product, false)).toBe(200)
          const { status } =
            sku === "MANAGED-1"
              ? { status: await manage(product, true) }
              : await send("post", `products/${product.id}`, { additional_data: { stock: 6 } })
          expect(status).toBe(200)
          expect(await itemsOf(product)).toEqual(items)
          await soon(async () => {
            const { data } = await shop.store<{ products: Body[] }>(`catalogue?q=${sku}`)
            expect(data.products).toMatchObject([{ stock: 6 }])
          })
        }
      })

      it("is no stock that another product has by now", async () => {
        const first = await shop.createProduct({ title: "Gave it away", sku: "GAVE-1", stock: 6 })
        const [item = ""] = await itemsOf(first)
        await takeOff(first, item)
        const second = await shop.createProduct({ title: "Took it", sku: "TOOK-1" })
        await send("post", `${variantOf(second)}/inventory-items`, {
          ...{ inventory_item_id: item, required_quantity: 1 },
        })
        expect(await manage(first, false)).toBe(200)
        await send("post", `products/${first.id}`, { title: "Gave it away at last" })
        expect(await itemsOf(first)).toEqual([])
      })

      it("goes with its product, whose part number is free then, but nothing goes that was taken off before", async () => {
        const product = await shop.createProduct({ title: "Goes", sku: "GOES-1", stock: 6 })
        const [former = ""] = await itemsOf(product)
        await takeOff(product, former)
        const item = await create("inventory-items", "inventory_item", { sku: "GOES-1-NEW" })
        await send("post", `${variantOf(product)}/inventory-items`, {
          ...{ inventory_item_id: item, required_quantity: 1 },
        })
        expect(await manage(product, false)).toBe(200)
        expect((await send("delete", `products/${product.id}`)).status).toBe(200)
        expect((await send("get", `inventory-items/${former}`)).status).toBe(200)
        expect((await send("get", `inventory-items/${item}`)).status).toBe(404)
        await shop.createProduct({ title: "Comes", sku: "GOES-1-NEW", stock: 1 })
      })
    })

    describe("The activity log", () => {
      const activities = async (query = ""): Promise<AdminActivity[]> => {
        const { status, data } = await send<AdminActivitiesResponse>("get", `activity?${query}`)
        expect({ status, data }).toMatchObject({ status: 200 })
        return adminActivitiesResponseSchema.strict().parse(data).activities
      }
      const latest = async (query = "limit=1") => (await activities(query))[0]

      it("has actor, action and record, with the changed fields before and after", async () => {
        const id = await create("brands", "brand", { name: "Logged" })
        expect(await latest()).toMatchObject({
          actor_email: "staff@scanwright.example",
          action: "created",
          entity: "brand",
          entity_id: id,
          entity_name: "Logged",
        })
        await send("post", `brands/${id}`, { name: "Logged Ltd", logo: "/l.svg" })
        expect(await latest()).toMatchObject({
          action: "updated",
          entity_name: "Logged Ltd",
          changes: [
            { field: "name", before: "Logged", after: "Logged Ltd" },
            { field: "logo", before: null, after: "/l.svg" },
          ],
        })
        await send("delete", `brands/${id}`)
        expect(await latest()).toMatchObject({ action: "deleted", entity_id: id, entity_name: "Logged Ltd" })
      })

      it("knows a product with its profile, brand, price and stock", async () => {
        const brand_id = await create("brands", "brand", { name: "Of The Product" })
        const product = await shop.createProduct({ title: "Logged Scanner", sku: "LOG-1", price: 10 })
        await send("post", `products/${product.id}`, {
          title: "Logged Imager",
          variants: [{ id: product.variant_id, prices: [{ currency_code: "gbp", amount: 12.5 }] }],
          additional_data: { brand_id, key_features: ["Rugged", "Fast"] },
        })
        const { entity, changes } = (await latest())!
        expect(entity).toBe("product")
        expect(
          Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]])),
        ).toEqual({
          title: ["Logged Scanner", "Logged Imager"],
          brand: [null, "Of The Product"],
          price: ["10", "12.5"],
          key_features: [null, "Rugged, Fast"],
        })
        await send(
          "post",
          `inventory-items/${product.inventory_item_id}/location-levels/${shop.stockLocationId}`,
          {
            stocked_quantity: 7,
          },
        )
        expect(await latest()).toMatchObject({
          entity: "inventory_item",
          changes: [{ field: "stock", before: "0", after: "7" }],
        })
      })

      it("has Medusa's own routes, those of its Admin included, and bulk writes as one entry with counts", async () => {
        const region = await create("collections", "collection", { title: "Rugged" })
        expect(await latest()).toMatchObject({
          entity: "collection",
          entity_id: region,
          entity_name: "Rugged",
        })
        const { id } = await shop.createProduct({ title: "Bulk", sku: "BULK-1" })
        const category = await create("machine-types", "machine_type", { name: "Bulk Type" })
        const before = await shop.count("activity_entry")
        await send("post", `product-categories/${category}/products`, { add: [id] })
        expect(await latest()).toMatchObject({ entity: "machine_type", counts: { added: 1 } })
        await send("post", "url-seo/batch", { create: [{ url: "/bulk-1" }, { url: "/bulk-2" }] })
        expect(await latest()).toMatchObject({
          action: "changed_many",
          entity: "url_seo",
          counts: { created: 2 },
        })
        await send("post", "products/batch", { update: [{ id, title: "Bulk 2" }] })
        expect(await latest()).toMatchObject({ action: "changed_many", counts: { updated: 1 } })
        expect((await shop.count("activity_entry")) - before).toBe(3)
      })

      it("has nothing of a write that failed or was refused", async () => {
        const before = await shop.count("activity_entry")
        expect((await send("post", "brands", { name: "" })).status).toBe(400)
        expect((await send("post", "brands/brand_nobody", { name: "X" })).status).toBe(404)
        expect((await shop.request("post", "/admin/brands", {}, { name: "X" })).status).toBe(401)
        expect(await shop.count("activity_entry")).toBe(before)
      })

      it("has only reference and status of a submission", async () => {
        const { id, reference } = await createSubmission()
        await send("post", `form-submissions/${id}`, { status: "closed" })
        const entry = await latest()
        expect(entry).toMatchObject({
          entity: "form_submission",
          entity_name: reference,
          changes: [{ field: "status", before: "new", after: "closed" }],
        })
        expect(JSON.stringify(entry)).not.toMatch(/Ada|byron/i)
      })

      it("is filtered, searched and paged, newest first", async () => {
        const id = await create("brands", "brand", { name: "Findable 100%" })
        await send("post", `brands/${id}`, { name: "Findable 100% Ltd" })
        const ofBrand = await activities(`entity=brand&entity_id=${id}`)
        expect(ofBrand.map(({ action }) => action)).toEqual(["updated", "created"])
        expect(await activities(`entity_id=${id}&action=created`)).toHaveLength(1)
        expect(await activities(`entity_id=${id}&limit=1&offset=1`)).toMatchObject([{ action: "created" }])
        expect(await activities(`q=${encodeURIComponent("ltd findable 100%")}`)).toHaveLength(1)
        const actor = ofBrand[0]?.actor_id ?? ""
        expect(await activities(`entity_id=${id}&actor_id=${actor}`)).toHaveLength(2)
        expect(await activities("actor_id=user_nobody")).toEqual([])
        expect(await activities(`entity_id=${id}&from=2999-01-01`)).toEqual([])
        const [last = "", first = ""] = ofBrand.map(({ created_at }) => String(created_at).slice(0, 10))
        expect(await activities(`entity_id=${id}&from=${first}&to=${last}`)).toHaveLength(2)
        expect((await send("get", "activity?from=yesterday")).status).toBe(400)
      })

      it("that cannot be stored fails no write, and logs an error", async () => {
        const service = shop.container.resolve<ActivityModuleService>(ACTIVITY_MODULE)
        const logger = shop.container.resolve(ContainerRegistrationKeys.LOGGER)
        jest
          .spyOn(service, "createActivityEntries")
          .mockRejectedValue(new Error("The disk of the log is full"))
        const said = jest.spyOn(logger, "error")
        expect((await send("post", "brands", { name: "Unlogged" })).status).toBe(200)
        expect(said.mock.calls.map(([line]) => String(line)).join()).toContain(
          "activity log is missing an entry",
        )
      })

      it("forgets entries after ACTIVITY_RETENTION_DAYS", async () => {
        const id = await create("brands", "brand", { name: "Old Entry" })
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database("activity_entry")
          .where({ entity_id: id })
          .update({ created_at: new Date(Date.now() - 366 * 86_400_000) })
        const stored = await create("brands", "brand", { name: "Young Entry" })
        await forgetActivity(shop.container)
        expect(await activities(`entity_id=${id}`)).toEqual([])
        expect(await activities(`entity_id=${stored}`)).toHaveLength(1)
      })

      it("erases a person's data, and restores it when the erasure fails", async () => {
        await createSubmission()
        const id = await create("blogs", "blog", { title: "An interview with ada@byron.example" })
        const erase = () =>
          erasePersonalDataWorkflow(shop.container).run({ input: { email: "Ada@Byron.example" } })
        failEvents(FormSubmissionEvents.updated)
        await expect(erase()).rejects.toMatchObject({ message: "The event bus is unavailable" })
        expect(await latest(`entity_id=${id}`)).toMatchObject({
          entity_name: "An interview with ada@byron.example",
        })
        jest.restoreAllMocks()
        await erase()
        expect(await latest(`entity_id=${id}`)).toMatchObject({ entity_name: null, changes: [] })
      })
    })

    describe("Deleted records", () => {
      const listDeleted = async (query = ""): Promise<AdminDeleted[]> => {
        const { status, data } = await send<AdminDeletedsResponse>("get", `deleted?${query}`)
        expect({ status, data }).toMatchObject({ status: 200 })
        return adminDeletedsResponseSchema.strict().parse(data).deleted
      }
      const restore = async (entity: string, id: string, more: Body = {}) =>
        send<AdminRestoredResponse & Failure>("post", "deleted/restore", { entity, id, ...more })
      const restored = async (entity: string, id: string, more: Body = {}) => {
        const { status, data } = await restore(entity, id, more)
        expect({ status, data }).toMatchObject({ status: 200 })
        return adminRestoredResponseSchema.strict().parse(data).restored
      }
      const inCatalogue = async (q: string) => {
        const { data } = await shop.store<{ products: Body[] }>(`catalogue?q=${encodeURIComponent(q)}`)
        return data.products
      }
      /** Rows of a table that are not deleted, without `updated_at`. */
      const active = async (table: string) => {
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const rows = (await database(table).whereNull("deleted_at")) as Body[]
        return rows
          .map(({ updated_at: _updated, ...row }) => JSON.stringify(row))
          .sort((a, b) => a.localeCompare(b))
      }
      /** What was deleted up to now counts as deleted an hour ago, long before what is deleted next. */
      const anHourPasses = async () => {
        for (const table of [...PRODUCT_TABLES, "brand"]) {
          await shop.sql(
            `update "${table}" set deleted_at = deleted_at - interval '1 hour' where deleted_at is not null`,
          )
        }
      }
      interface ReadProduct {
        status: string
        brand?: { name: string } | null
        sales_channels: { name: string }[]
        variants: {
          id: string
          sku: string | null
          barcode: string | null
          manage_inventory: boolean
          prices: { amount: number }[]
          inventory_items: {
            inventory: { id: string; sku: string | null; location_levels: { stocked_quantity: number }[] }
          }[]
        }[]
      }
      const productNow = async (id: string): Promise<ReadProduct> => {
        const fields =
          "status,brand.name,sales_channels.name,*variants,*variants.prices," +
          "*variants.inventory_items.inventory,*variants.inventory_items.inventory.location_levels"
        const { status, data } = await send<{ product: ReadProduct }>(
          "get",
          `products/${id}?fields=${encodeURIComponent(fields)}`,
        )
        expect({ status, data }).toMatchObject({ status: 200 })
        return data.product
      }
      const PRODUCT_TABLES = [
        ...["product", "product_variant", "product_option", "product_option_value", "product_product_option"],
        ...[
          "product_profile",
          "product_product_product_profile_product_profile",
          "product_product_brand_brand",
        ],
        ...["price_set", "price", "product_variant_price_set", "inventory_item", "inventory_level"],
        ...["product_variant_inventory_item", "product_sales_channel", "product_shipping_profile", "image"],
      ]
      const activeParts = async () =>
        Object.fromEntries(
          await Promise.all(PRODUCT_TABLES.map(async (table) => [table, await active(table)] as const)),
        )

      it("are counted on a page beyond the end, too", async () => {
        for (const name of ["Gone one", "Gone two"]) {
          const id = await create("brands", "brand", { name })
          await send("delete", `brands/${id}?products_to=none`)
        }
        const { data } = await send<AdminDeletedsResponse>("get", "deleted?q=gone&limit=1&offset=1000")
        expect(data).toMatchObject({ deleted: [], count: 2 })
      })

      it("a product is restored with its profile, price, stock, brand, machine type and address", async () => {
        const brand_id = await create("brands", "brand", { name: "Back Brand" })
        const category_id = await create("machine-types", "machine_type", { name: "Back Type" })
        const { id } = await shop.createProduct({
          title: "Comeback Scanner",
          sku: "BACK-1",
          price: 99.5,
          stock: 12,
          category_id,
          additional_data: { brand_id, key_features: ["Rugged"], price_text: "Ask" },
        })
        await soon(async () => expect(await inCatalogue("BACK-1")).toMatchObject([{ stock: 12 }]))
        const before = await activeParts()
        const [shown] = await inCatalogue("BACK-1")

        await send("delete", `products/${id}`)
        await soon(async () => expect(await inCatalogue("BACK-1")).toEqual([]))
        expect(await listDeleted("entity=product&q=comeback")).toMatchObject([
          { entity: "product", id, name: "Comeback Scanner", deleted_by: "staff@scanwright.example" },
        ])
        await waitForStorefront(shop.container)
        storefront.forget()

        expect(await restored("product", id)).toEqual({
          ...{ entity: "product", id, handle: "comeback-scanner" },
          left_out: [],
        })
        await soon(() => expect(storefront.handlesOf("product")).toContain("comeback-scanner"))
        await soon(async () => expect(await inCatalogue("BACK-1")).toEqual([shown]))
        expect(await activeParts()).toEqual(before)
        expect(await listDeleted("entity=product&q=comeback")).toEqual([])
        const { data: log } = await send<AdminActivitiesResponse>("get", `activity?entity_id=${id}&limit=1`)
        expect(log.activities).toMatchObject([{ action: "restored", entity_name: "Comeback Scanner" }])
      })

      it("a variant that was deleted before its product stays deleted", async () => {
        const { id, variant_id } = await shop.createProduct({ title: "No Variant", sku: "GONE-1" })
        await send("delete", `products/${id}/variants/${variant_id}`)
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database("product_variant_price_set")
          .where({ variant_id })
          .update({ deleted_at: new Date(Date.now() - 3_600_000) })
        await send("delete", `products/${id}`)
        await restored("product", id)
        const { data } = await send<{ product: { variants: unknown[] } }>("get", `products/${id}`)
        expect(data.product.variants).toEqual([])
      })

      it("a product whose part number another one has by now is refused, and comes back as a draft without it", async () => {
        const { id } = await shop.createProduct({ title: "First Holder", sku: "HELD-1", price: 10, stock: 3 })
        await send("delete", `products/${id}`)
        const holder = await shop.createProduct({ title: "Second Holder", sku: "HELD-1" })
        const before = await activeParts()

        const { status, data } = await restore("product", id)
        expect({ status, data }).toEqual({
          status: 409,
          data: {
            type: "conflict",
            code: "part_number_taken",
            message:
              "Second Holder has the part number HELD-1 by now. Change that product's part number or delete it, " +
              "or restore this one without its part number.",
            refusals: [
              {
                path: "sku",
                code: "taken",
                message: "Second Holder has the part number HELD-1 by now",
                product_id: holder.id,
              },
            ],
          },
        })
        expect(await activeParts()).toEqual(before)

        expect(await restored("product", id, { without_part_numbers: true })).toEqual({
          ...{ entity: "product", id, handle: "first-holder" },
          left_out: [{ field: "sku", value: "HELD-1" }],
        })
        expect(await productNow(id)).toMatchObject({
          status: "draft",
          variants: [
            {
              sku: null,
              prices: [{ amount: 10 }],
              inventory_items: [{ inventory: { location_levels: [{ stocked_quantity: 3 }] } }],
            },
          ],
        })
        expect(await productNow(holder.id)).toMatchObject({
          status: "published",
          variants: [{ sku: "HELD-1" }],
        })
      })

      it("a product that would come back without its part number has it again when a later step of the restore fails", async () => {
        const { id } = await shop.createProduct({ title: "Undone", sku: "UNDONE-1", stock: 6 })
        const whole = await activeParts()
        await send("delete", `products/${id}`)
        const holder = await shop.createProduct({ title: "Its Holder", sku: "UNDONE-1" })
        const before = await activeParts()
        failEvents("product.updated")
        expect((await restore("product", id, { without_part_numbers: true })).status).toBe(500)
        jest.restoreAllMocks()
        expect(await activeParts()).toEqual(before)
        await send("delete", `products/${holder.id}`)
        await restored("product", id)
        expect(await activeParts()).toEqual(whole)
      })

      it("a product whose part number another one has in another spelling is refused, too", async () => {
        const { id } = await shop.createProduct({ title: "Dirty Holder", sku: "spelt 7" })
        await send("delete", `products/${id}`)
        await shop.createProduct({ title: "Clean Holder", sku: "SPELT-7" })
        const { status, data } = await restore("product", id)
        expect({ status, code: data.code }).toEqual({ status: 409, code: "part_number_taken" })
        expect(data.message).toContain("Clean Holder has the part number SPELT-7 by now")
        expect(await restored("product", id, { without_part_numbers: true })).toMatchObject({
          left_out: [{ field: "sku", value: "spelt 7" }],
        })
      })

      it("a product that comes back without its part number leaves it to the other one's stock, too", async () => {
        const { id } = await shop.createProduct({ title: "First Twin", sku: "TWIN-1", stock: 3 })
        await send("delete", `products/${id}`)
        const twin = await shop.createProduct({ title: "Second Twin", sku: "TWIN-1" })
        const path = `products/${twin.id}/variants/${twin.variant_id}`
        await send("post", path, { manage_inventory: false })
        await restored("product", id, { without_part_numbers: true })
        expect((await send("post", path, { manage_inventory: true })).status).toBe(200)
      })

      it("a product is restored with its part number once no other one has it", async () => {
        const { id } = await shop.createProduct({ title: "Free Again", sku: "FREE-1" })
        await send("delete", `products/${id}`)
        const holder = await shop.createProduct({ title: "Short Holder", sku: "FREE-1" })
        await send("delete", `products/${holder.id}`)
        expect(await restored("product", id, { without_part_numbers: true })).toMatchObject({ left_out: [] })
        expect(await productNow(id)).toMatchObject({ status: "published", variants: [{ sku: "FREE-1" }] })
      })

      it("a product whose barcodes others have by now is refused, and comes back public without them", async () => {
        const codes = { barcode: "5012345", ean: "4006381333931", upc: "036000291452" }
        const first = await shop.createProduct({ title: "First Coded", sku: "CODED-1" })
        await send("post", `products/${first.id}/variants/${first.variant_id}`, codes)
        await send("delete", `products/${first.id}`)
        const second = await shop.createProduct({ title: "Second Coded", sku: "CODED-2" })
        await send("post", `products/${second.id}/variants/${second.variant_id}`, codes)

        const { status, data } = await restore("product", first.id)
        expect({ status, code: data.code, message: data.message }).toEqual({
          status: 409,
          code: "part_number_taken",
          message:
            "Second Coded has the barcode 5012345 by now; Second Coded has the EAN 4006381333931 by now; " +
            "Second Coded has the UPC 036000291452 by now. Change them there, or restore this product without them.",
        })
        const { left_out } = await restored("product", first.id, { without_part_numbers: true })
        expect(left_out.map(({ field }) => field)).toEqual(["barcode", "ean", "upc"])
        expect(await productNow(first.id)).toMatchObject({
          status: "published",
          variants: [{ sku: "CODED-1", barcode: null, ean: null, upc: null }],
        })
      })

      it("a product is restored with its stock when another one's stock has its part number", async () => {
        const { id } = await shop.createProduct({ title: "First Stocked", sku: "STOCKED-1", stock: 7 })
        await send("delete", `products/${id}`)
        const other = await shop.createProduct({ title: "Second Stocked", sku: "STOCKED-1", stock: 2 })
        await send("post", `products/${other.id}/variants/${other.variant_id}`, { sku: "STOCKED-2" })

        expect(await restored("product", id)).toMatchObject({ left_out: [] })
        expect(await productNow(id)).toMatchObject({
          variants: [
            {
              sku: "STOCKED-1",
              inventory_items: [{ inventory: { sku: null, location_levels: [{ stocked_quantity: 7 }] } }],
            },
          ],
        })
        expect(await productNow(other.id)).toMatchObject({
          variants: [{ inventory_items: [{ inventory: { sku: "STOCKED-1" } }] }],
        })
      })

      const twoBrands = async (name: string) => [
        await create("brands", "brand", { name: `Left ${name}` }),
        await create("brands", "brand", { name: `Right ${name}` }),
      ]

      it("a product stays out of the brand, sales channel and shipping profile that it had left", async () => {
        const [left, right] = await twoBrands("Brand")
        const channel = await create("sales-channels", "sales_channel", { name: "Left Channel" })
        const [leftProfile, rightProfile] = [
          await create("shipping-profiles", "shipping_profile", { name: "Left Profile", type: "left" }),
          await create("shipping-profiles", "shipping_profile", { name: "Right Profile", type: "right" }),
        ]
        const { id } = await shop.createProduct({
          title: "Leaver",
          sku: "LEAVER-1",
          price: 5,
          additional_data: { brand_id: left },
        })
        await send("post", `sales-channels/${channel}/products`, { add: [id] })
        await send("post", `products/${id}`, { shipping_profile_id: leftProfile })
        await send("post", `products/${id}`, {
          shipping_profile_id: rightProfile,
          additional_data: { brand_id: right },
        })
        await send("post", `sales-channels/${channel}/products`, { remove: [id] })
        await anHourPasses()
        const before = await activeParts()
        await send("delete", `products/${id}`)
        await restored("product", id)
        expect(await activeParts()).toEqual(before)
        expect(await productNow(id)).toMatchObject({
          brand: { name: "Right Brand" },
          sales_channels: [{ name: "Default Sales Channel" }],
        })
      })

      it("a product that changed its brand a moment before it was deleted comes back to the last one", async () => {
        const [left, right] = await twoBrands("Hasty")
        const { id } = await shop.createProduct({
          title: "Hasty",
          sku: "HASTY-1",
          additional_data: { brand_id: left },
        })
        await send("post", `products/${id}`, { additional_data: { brand_id: right } })
        const before = await activeParts()
        await send("delete", `products/${id}`)
        await restored("product", id)
        expect(await activeParts()).toEqual(before)
      })

      it("a part that had been taken out of a kit stays out, whether the kit is restored or the part", async () => {
        const kit = await shop.createProduct({ title: "Kit", sku: "KIT-1", stock: 4 })
        const part = await shop.createProduct({ title: "Part", sku: "PART-1", stock: 9 })
        const stays = await shop.createProduct({ title: "Staying Part", sku: "PART-2", stock: 6 })
        const parts = `products/${kit.id}/variants/${kit.variant_id}/inventory-items`
        for (const { inventory_item_id } of [part, stays]) {
          expect((await send("post", parts, { inventory_item_id, required_quantity: 2 })).status).toBe(200)
        }
        expect((await send("delete", `${parts}/${part.inventory_item_id}`)).status).toBe(200)
        await anHourPasses()
        const before = await activeParts()
        for (const { id } of [kit, part]) {
          await send("delete", `products/${id}`)
          await restored("product", id)
          expect(await activeParts()).toEqual(before)
        }
      })

      it("a product whose stock is not counted comes back so, with its price, profile and place in stock", async () => {
        const { id, variant_id } = await shop.createProduct({
          title: "Uncounted",
          sku: "UNCOUNTED-1",
          price: 12,
          stock: 8,
          additional_data: { key_features: ["Made to order"] },
        })
        await send("post", `products/${id}/variants/${variant_id}`, { manage_inventory: false })
        await anHourPasses()
        const before = await activeParts()
        await send("delete", `products/${id}`)
        await restored("product", id)
        expect(await activeParts()).toEqual(before)
        expect(await productNow(id)).toMatchObject({
          variants: [{ id: variant_id, manage_inventory: false, prices: [{ amount: 12 }] }],
        })
      })

      it("a product is restored when another one has the part number of a variant that was deleted before it", async () => {
        const { id, variant_id } = await shop.createProduct({ title: "Earlier", sku: "EARLIER-1" })
        await send("delete", `products/${id}/variants/${variant_id}`)
        await anHourPasses()
        await shop.createProduct({ title: "Successor", sku: "EARLIER-1" })
        await send("delete", `products/${id}`)
        expect(await restored("product", id)).toMatchObject({ left_out: [] })
        expect(await productNow(id)).toMatchObject({ variants: [] })
      })

      it("a product is restored whose stock was taken from a shelf and put there again", async () => {
        const { id, inventory_item_id } = await shop.createProduct({
          title: "Shelved",
          sku: "SHELF-1",
          stock: 5,
        })
        const levels = `inventory-items/${inventory_item_id}/location-levels`
        await send("post", `${levels}/${shop.stockLocationId}`, { stocked_quantity: 0 })
        expect((await send("delete", `${levels}/${shop.stockLocationId}`)).status).toBe(200)
        await send("post", levels, { location_id: shop.stockLocationId, stocked_quantity: 11 })
        const before = await activeParts()
        await send("delete", `products/${id}`)
        await restored("product", id)
        expect(await activeParts()).toEqual(before)
      })

      it("a brand is restored without products that had left it before its deletion", async () => {
        const brand_id = await create("brands", "brand", { name: "Left Behind" })
        const stays = await shop.createProduct({
          title: "Remains",
          sku: "LB-1",
          additional_data: { brand_id },
        })
        const leaves = await shop.createProduct({
          title: "Leaves",
          sku: "LB-2",
          additional_data: { brand_id },
        })
        await send("post", `products/${leaves.id}`, { additional_data: { brand_id: null } })
        await anHourPasses()
        const before = await activeParts()
        await send("delete", `brands/${brand_id}?products_to=none`)
        await restored("brand", brand_id)
        expect(await activeParts()).toEqual(before)
        expect(await productNow(stays.id)).toMatchObject({ brand: { name: "Left Behind" } })
      })

      it("a product and its brand that were both deleted belong together again, in whichever order they are restored", async () => {
        for (const order of [
          ["product", "brand"],
          ["brand", "product"],
        ] as const) {
          const brand_id = await create("brands", "brand", { name: `Both ${order[0]} first` })
          const { id } = await shop.createProduct({
            title: `Both ${order[0]}`,
            sku: `BOTH-${order[0]}`,
            additional_data: { brand_id },
          })
          await send("delete", `products/${id}`)
          await send("delete", `brands/${brand_id}?products_to=none`)
          for (const entity of order) await restored(entity, entity === "brand" ? brand_id : id)
          expect(await productNow(id)).toMatchObject({ brand: { name: `Both ${order[0]} first` } })
        }
      })

      it("are restored under the next number when another record has their handle", async () => {
        const first = await shop.createProduct({ title: "Taken Name", sku: "TAKEN-1" })
        await send("delete", `products/${first.id}`)
        const second = await shop.createProduct({ title: "Taken Name", sku: "TAKEN-2" })
        expect(second.handle).toBe("taken-name")
        expect((await restored("product", first.id)).handle).toBe("taken-name-2")
        const brand = await create("brands", "brand", { name: "Taken Brand" })
        await send("delete", `brands/${brand}`)
        await create("brands", "brand", { name: "Taken Brand" })
        expect((await restored("brand", brand)).handle).toBe("taken-brand-2")
      })

      it("a brand is restored with its products, but not those that have another one by now", async () => {
        const brand_id = await create("brands", "brand", { name: "Returning" })
        const other = await create("brands", "brand", { name: "Successor" })
        const stays = await shop.createProduct({ title: "Stays", sku: "RB-1", additional_data: { brand_id } })
        const renamed = await shop.createProduct({
          title: "Moved",
          sku: "RB-2",
          additional_data: { brand_id },
        })
        await send("delete", `brands/${brand_id}?products_to=none`)
        await send("post", `products/${renamed.id}`, { additional_data: { brand_id: other } })
        await restored("brand", brand_id)
        const brandOf = async (id: string) => {
          const { data } = await send<{ product: { brand?: { name: string } | null } }>(
            "get",
            `products/${id}?fields=+brand.name`,
          )
          return data.product.brand?.name
        }
        expect([await brandOf(stays.id), await brandOf(renamed.id)]).toEqual(["Returning", "Successor"])
      })

      it("a machine type is restored with its extension and its products, but not those of another type by now", async () => {
        const type = await create("machine-types", "machine_type", { name: "Returning Type", intro: "Intro" })
        const other = await create("machine-types", "machine_type", { name: "Successor Type" })
        const stays = await shop.createProduct({ title: "Stays Typed", sku: "RT-1", category_id: type })
        const renamed = await shop.createProduct({ title: "Moved Typed", sku: "RT-2", category_id: type })
        await send("delete", `machine-types/${type}?products_to=none`)
        await send("post", `product-categories/${other}/products`, { add: [renamed.id] })
        expect((await restored("machine_type", type)).handle).toBe("returning-type")
        const { data } = await send<{ machine_type: Body }>("get", `machine-types/${type}`)
        expect(data.machine_type).toMatchObject({ name: "Returning Type", intro: "Intro" })
        await soon(async () =>
          expect([await inCatalogue("RT-1"), await inCatalogue("RT-2")]).toMatchObject([
            [{ id: stays.id, machine_type: { handle: "returning-type" } }],
            [{ id: renamed.id, machine_type: { handle: "successor-type" } }],
          ]),
        )
      })

      describe.each([
        {
          entity: "brand" as const,
          path: "brands",
          given: (brand_id: string) => ({ additional_data: { brand_id } }),
        },
        {
          entity: "machine_type" as const,
          path: "machine-types",
          given: (category_id: string) => ({ category_id }),
        },
      ])("the products of a deleted $entity", ({ entity, path, given }) => {
        const skus = ["MOVED-1", "MOVED-2", "MOVED-3"].map((sku) => `${entity}-${sku}`)
        const groupsOf = async (only = skus) => {
          const { data } = await send<AdminCatalogueResponse>("get", `catalogue?q=${entity}-MOVED&limit=200`)
          const names = new Map(data.products.map((one) => [one.part_number, one[entity]?.name]))
          return only.map((sku) => names.get(sku))
        }
        const expectGroups = (...names: (string | undefined)[]) =>
          soon(async () => expect(await groupsOf()).toEqual(names))

        it("go where staff say, and return with it, but for those that have moved on", async () => {
          const add = (name: string) => create(path, entity, { name: `${name} ${entity}` })
          const [own, other, third] = [await add("Own"), await add("Other"), await add("Third")]
          const ids: string[] = []
          for (const [at, sku] of skus.entries()) {
            const status = at === 0 ? "draft" : "published"
            ids.push((await shop.createProduct({ title: sku, sku, status, ...given(own) })).id)
          }
          const gone = await shop.createProduct({ title: "Gone", sku: `${entity}-GONE`, ...given(own) })
          await send("delete", `products/${gone.id}`)
          const its = await shop.createProduct({ title: "Its own", sku: `${entity}-ITS`, ...given(other) })
          const before = await activeParts()

          for (const [query, status, message] of [
            ["", 400, /has products: 3\. Say where they go/],
            [`?products_to=${own}`, 400, /there is no other/],
            ["?products_to=nobody", 400, /there is no other/],
            [`?products_to=${other}&products=1`, 400, /products/],
          ] as const) {
            const refused = await send<{ message: string }>("delete", `${path}/${own}${query}`)
            expect(refused.status).toBe(status)
            expect(refused.data.message).toMatch(message)
          }
          expect(await activeParts()).toEqual(before)

          const deleted = await send("delete", `${path}/${own}?products_to=${other}`)
          expect(deleted.status).toBe(200)
          await expectGroups(...skus.map(() => `Other ${entity}`))
          const change = { [entity === "brand" ? "brand_id" : "category_id"]: third }
          await send("post", "catalogue/batch", { ids: [ids[2]], change })
          await expectGroups(`Other ${entity}`, `Other ${entity}`, `Third ${entity}`)
          await anHourPasses()
          await restored(entity, own)
          await expectGroups(`Own ${entity}`, `Own ${entity}`, `Third ${entity}`)
          // What it had before stays there, and nothing returns twice.
          expect((await send("delete", `products/${its.id}`)).status).toBe(200)
          expect((await send("delete", `${path}/${other}`)).status).toBe(200)
          await send("delete", `${path}/${own}?products_to=none`)
          await expectGroups(undefined, undefined, `Third ${entity}`)
          await restored(entity, own)
          await expectGroups(`Own ${entity}`, `Own ${entity}`, `Third ${entity}`)
        })

        it("never have two, and are where they were once all is restored, whatever is deleted and restored in between", async () => {
          const name = `Walk ${entity}`
          const groups: string[] = []
          for (const letter of "ABC") groups.push(await create(path, entity, { name: `${name} ${letter}` }))
          const products: string[] = []
          for (const [at, group] of groups.entries()) {
            const sku = `WALK-${entity}-${at}`
            products.push((await shop.createProduct({ title: sku, sku, ...given(group) })).id)
          }
          const table = entity === "brand" ? "product_product_brand_brand" : "product_category_product"
          const column = entity === "brand" ? "brand_id" : "product_category_id"
          /** The living groups of each product. */
          const now = async () => {
            const rows = await shop.sql<{ id: string; groups: string[] }>(
              `select product.id, array_remove(array_agg(one.id), null) as groups from product
                 left join ${table} link on link.product_id = product.id
                   ${entity === "brand" ? "and link.deleted_at is null" : ""}
                 left join ${entity === "brand" ? "brand" : "product_category"} one
                   on one.id = link.${column} and one.deleted_at is null
                where product.title like 'WALK-${entity}-%' and product.deleted_at is null group by product.id`,
            )
            return new Map(rows.map((row) => [row.id, row.groups]))
          }
          const index = fc.integer({ min: 0, max: 2 })
          const walk = fc.record({
            steps: fc.array(
              fc.oneof(
                { weight: 4, arbitrary: fc.record({ remove: index, to: fc.option(index) }) },
                { weight: 3, arbitrary: fc.record({ restore: index }) },
                { weight: 1, arbitrary: fc.record({ product: index }) },
                { weight: 1, arbitrary: fc.record({ product: index, to: index }) },
              ),
              { minLength: 4, maxLength: 9 },
            ),
            order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
          })
          const at = <Value>(list: readonly Value[], place: number) => list[place] as Value
          const property = fc.asyncProperty(walk, async ({ steps, order }) => {
            const gone = { groups: new Set<number>(), products: new Set<number>() }
            const changed = new Set<number>()
            const restoreGroup = async (which: number) => {
              if (gone.groups.delete(which)) await restored(entity, at(groups, which))
            }
            for (const step of steps) {
              if ("remove" in step) {
                const { remove: which, to } = step
                if (gone.groups.has(which) || to === which || (to !== null && gone.groups.has(to))) continue
                const goal = to === null ? "none" : at(groups, to)
                await send("delete", `${path}/${at(groups, which)}?products_to=${goal}`)
                gone.groups.add(which)
              } else if ("restore" in step) {
                await restoreGroup(step.restore)
              } else if ("to" in step) {
                if (gone.products.has(step.product) || gone.groups.has(step.to)) continue
                const change = { [entity === "brand" ? "brand_id" : "category_id"]: at(groups, step.to) }
                await send("post", "catalogue/batch", { ids: [at(products, step.product)], change })
                changed.add(step.product)
              } else if (gone.products.delete(step.product)) {
                await restored("product", at(products, step.product))
              } else {
                await send("delete", `products/${at(products, step.product)}`)
                gone.products.add(step.product)
                changed.add(step.product)
              }
              for (const [id, its] of await now()) expect([id, its.length < 2]).toEqual([id, true])
            }
            for (const which of order) {
              await restoreGroup(which)
              if (gone.products.delete(which)) await restored("product", at(products, which))
            }
            for (const [which, id] of products.entries()) {
              const its = (await now()).get(id) ?? []
              expect(changed.has(which) ? its.length < 2 : its[0] === at(groups, which)).toBe(true)
              const change = { [entity === "brand" ? "brand_id" : "category_id"]: at(groups, which) }
              await send("post", "catalogue/batch", { ids: [id], change })
            }
          })
          await fc.assert(property, { numRuns: 20, seed: 2026 })
        })

        it("go to none that another request deletes at the same time", async () => {
          const [one, other] = [
            await create(path, entity, { name: `Race one ${entity}` }),
            await create(path, entity, { name: `Race other ${entity}` }),
          ]
          await shop.createProduct({ title: "Race", sku: `RACE-${entity}`, ...given(one) })
          const [first, second] = await Promise.all([
            send("delete", `${path}/${one}?products_to=${other}`),
            send("delete", `${path}/${other}?products_to=${one}`),
          ])
          expect([first.status, second.status].sort()).toEqual([200, 400])
          const name = first.status === 200 ? `Race other ${entity}` : `Race one ${entity}`
          await soon(async () =>
            expect(await inCatalogue(`RACE-${entity}`)).toMatchObject([{ [entity]: { name } }]),
          )
        })
      })

      it("a product in a second category needs no other machine type when one is deleted", async () => {
        const first = await create("machine-types", "machine_type", { name: "First of two" })
        const second = await create("machine-types", "machine_type", { name: "Second of two" })
        const { id } = await shop.createProduct({ title: "In two", sku: "IN-TWO", category_id: first })
        await send("post", `product-categories/${second}/products`, { add: [id] })
        expect((await send("delete", `machine-types/${first}`)).status).toBe(200)
        await soon(async () =>
          expect(await inCatalogue("IN-TWO")).toMatchObject([{ machine_type: { name: "Second of two" } }]),
        )
      })

      it("an article is restored as it was, and so is its page", async () => {
        const id = await create("blogs", "blog", { title: "Comeback Article", is_published: true })
        await send("delete", `blogs/${id}`)
        expect((await shop.store("blogs/comeback-article")).status).toBe(404)
        await waitForStorefront(shop.container)
        storefront.forget()
        await restored("blog", id)
        expect((await shop.store("blogs/comeback-article")).status).toBe(200)
        await soon(() => expect(storefront.handlesOf("blog")).toContain("comeback-article"))
      })

      it("a URL SEO config is restored unless its path has another one by now", async () => {
        const id = await create("url-seo", "url_seo", { url: "/comeback", meta_title: "Back" })
        await send("delete", `url-seo/${id}`)
        const other = await create("url-seo", "url_seo", { url: "/comeback" })
        const { status, data } = await restore("url_seo", id)
        expect({ status, message: data.message }).toEqual({
          status: 409,
          message: "/comeback has another URL SEO config by now. Delete that one first.",
        })
        await send("delete", `url-seo/${other}`)
        expect((await restored("url_seo", id)).handle).toBe("/comeback")
      })

      it("that are not deleted, or do not exist, cannot be restored", async () => {
        const id = await create("brands", "brand", { name: "Alive" })
        expect((await restore("brand", id)).status).toBe(404)
        expect((await restore("product", "prod_nobody")).status).toBe(404)
        expect((await restore("user", "user_1")).status).toBe(400)
      })

      it("stay deleted when a later step of the restore fails", async () => {
        const brand_id = await create("brands", "brand", { name: "Stays Away" })
        const { id } = await shop.createProduct({
          title: "Stays Away",
          sku: "AWAY-1",
          additional_data: { brand_id },
        })
        const blog = await create("blogs", "blog", { title: "Stays Away" })
        const seo = await create("url-seo", "url_seo", { url: "/stays-away" })
        const type = await create("machine-types", "machine_type", { name: "Stays Away" })
        for (const path of [
          `products/${id}`,
          `brands/${brand_id}`,
          `blogs/${blog}`,
          `url-seo/${seo}`,
          `machine-types/${type}`,
        ]) {
          expect((await send("delete", path)).status).toBe(200)
        }
        const before = await activeParts()
        const failures: [string, string, string][] = [
          ["product", id, "product.updated"],
          ["brand", brand_id, BrandEvents.updated],
          ["blog", blog, BlogEvents.updated],
          ["url_seo", seo, UrlSeoEvents.updated],
          ["machine_type", type, MachineTypeEvents.updated],
        ]
        for (const [entity, record, event] of failures) {
          failEvents(event)
          expect((await restore(entity, record)).status).toBe(500)
          jest.restoreAllMocks()
        }
        expect((await listDeleted("q=stays")).map(({ entity }) => entity).sort()).toEqual([
          "blog",
          "brand",
          "machine_type",
          "product",
          "url_seo",
        ])
        expect(await activeParts()).toEqual(before)
        expect((await restored("product", id)).handle).toBe("stays-away")
      })
    })
  },
})
