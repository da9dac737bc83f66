import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type AdminCatalogueResponse,
  INQUIRY_QUANTITY_MOST,
  type StoreCatalogueResponse,
  type StoreSuggestionsResponse,
} from "../../src/contract"
import { waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import reconcileCatalogue from "../../src/jobs/reconcile-catalogue"
import { type CreatedProduct, Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"
import { Storefront } from "../helpers/storefront"

/** Pieces at two stock locations. */
interface Pieces {
  warehouse: number
  outlet: number
}

/** A further part of a variant, and how many of it are needed. */
interface Part {
  pieces: Pieces
  needed: number
}

/** Which locations the sales channel sells from. */
type Place = keyof Pieces

type Body = Record<string, unknown>

/** A way in which Medusa can hold the stock of a variant, and what can be sold of it. */
interface Kind {
  name: string
  pieces: Partial<Pieces>
  reserved?: number
  /** How many pieces of its own inventory item the variant needs; one by default. */
  needed?: number
  part?: Part
  variant?: Body
  sold: (places: readonly Place[]) => number
}

const sum = (pieces: Partial<Pieces>, places: readonly Place[]) =>
  places.reduce((all, place) => all + (pieces[place] ?? 0), 0)

const counted = (name: string, pieces: Partial<Pieces>): Kind => ({
  ...{ name, pieces },
  sold: (places) => sum(pieces, places),
})

const uncounted = (name: string, variant: Body): Kind => ({
  ...{ name, variant, pieces: { warehouse: 5 } },
  sold: () => INQUIRY_QUANTITY_MOST,
})

const PART = { warehouse: 4, outlet: 9 }

const KINDS: readonly Kind[] = [
  counted("at one location", { warehouse: 5 }),
  counted("at both", { warehouse: 5, outlet: 7 }),
  counted("at the other only", { outlet: 7 }),
  counted("at none", {}),
  {
    ...{ name: "with reserved pieces", pieces: { warehouse: 5, outlet: 3 }, reserved: 2 },
    sold: (places) => sum({ warehouse: 3, outlet: 3 }, places),
  },
  {
    ...{ name: "a kit", pieces: { warehouse: 5, outlet: 7 }, part: { pieces: PART, needed: 2 } },
    sold: (places) => Math.min(sum({ warehouse: 5, outlet: 7 }, places), Math.floor(sum(PART, places) / 2)),
  },
  { ...{ name: "of which none is needed", pieces: { warehouse: 5 }, needed: 0 }, sold: () => 0 },
  uncounted("that nobody counts", { manage_inventory: false }),
  uncounted("sold ahead", { allow_backorder: true }),
]

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const storefront = new Storefront()
    const made = new Map<Kind, CreatedProduct>()
    let shop: Shop
    let outlet: string

    const addLevel = (item: string, location: string, pieces: number) =>
      shop.ask("post", `inventory-items/${item}/location-levels`, {
        ...{ location_id: location, stocked_quantity: pieces },
      })
    const addPart = async ({ variant_id, id }: CreatedProduct, sku: string, { pieces, needed }: Part) => {
      const { inventory_item: item } = await shop.ask<{ inventory_item: { id: string } }>(
        "post",
        "inventory-items",
        {
          sku,
        },
      )
      await addLevel(item.id, shop.stockLocationId, pieces.warehouse)
      await addLevel(item.id, outlet, pieces.outlet)
      await shop.ask("post", `products/${id}/variants/${variant_id}/inventory-items`, {
        ...{ inventory_item_id: item.id, required_quantity: needed },
      })
      return item.id
    }

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
      // As in the shop, which has one sales channel: Medusa makes another one when it first starts.
      const { sales_channels: channels } = await shop.ask<{ sales_channels: { id: string }[] }>(
        "get",
        "sales-channels",
      )
      for (const { id } of channels.filter((channel) => channel.id !== shop.salesChannelId))
        await shop.ask("delete", `sales-channels/${id}`)
      // For an order.
      await shop.ask("post", `regions/${shop.regionId}`, { payment_providers: ["pp_system_default"] })
      const { stock_location: other } = await shop.ask<{ stock_location: { id: string } }>(
        "post",
        "stock-locations",
        {
          name: "Outlet",
        },
      )
      outlet = other.id
      for (const [at, { name, pieces, reserved, needed, part, variant }] of KINDS.entries()) {
        const product = await shop.createProduct({
          ...{ title: `Stock ${name}`, sku: `STOCK-${at}`, price: 10, stock: pieces.warehouse ?? 0 },
        })
        if (pieces.outlet !== undefined) await addLevel(product.inventory_item_id, outlet, pieces.outlet)
        if (part) await addPart(product, `PART-${at}`, part)
        if (needed !== undefined)
          await shop.ask(
            "post",
            `products/${product.id}/variants/${product.variant_id}/inventory-items/${product.inventory_item_id}`,
            {
              required_quantity: needed,
            },
          )
        if (variant) await shop.ask("post", `products/${product.id}/variants/${product.variant_id}`, variant)
        if (reserved)
          await shop.ask("post", "reservations", {
            ...{ inventory_item_id: product.inventory_item_id, location_id: shop.stockLocationId },
            quantity: reserved,
          })
        made.set(KINDS[at]!, product)
      }
      await waitForStorefront(shop.container)
    })
    afterEach(() => waitForStorefront(shop.container))
    afterAll(() => storefront.stop())

    const list = async () => (await shop.store<StoreCatalogueResponse>("catalogue?limit=50")).data
    const stockOf = async ({ id }: CreatedProduct) =>
      (await list()).products.find((product) => product.id === id)?.stock

    /** What the product's page shows, from Medusa's own product. */
    const readPages = async () => {
      const { data } = await shop.store<{
        products: {
          id: string
          variants: {
            manage_inventory: boolean
            allow_backorder: boolean
            inventory_quantity?: number | null
          }[]
        }[]
      }>(`products?limit=50&fields=id,*variants,%2Bvariants.inventory_quantity`)
      return new Map(
        data.products.map(({ id, variants: [variant] }) => [
          id,
          variant?.manage_inventory && !variant.allow_backorder
            ? (variant.inventory_quantity ?? 0)
            : INQUIRY_QUANTITY_MOST,
        ]),
      )
    }

    const expectStock = (what: string, places: readonly Place[]) =>
      soon(async () => {
        const byId = (found: readonly { id: string; stock: number }[]) =>
          new Map(found.map(({ id, stock }) => [id, stock]))
        const { products, facets } = await list()
        const listed = byId(products)
        const { products: ofStaff } = await shop.ask<AdminCatalogueResponse>("get", "catalogue?limit=50")
        const staff = byId(ofStaff)
        const { data } = await shop.store<StoreSuggestionsResponse>("products/suggestions?q=STOCK&limit=20")
        const suggested = byId(data.suggestions)
        const pages = await readPages()
        const said = [...made].map(([{ name }, { id }]) => [
          ...[name, listed.get(id), staff.get(id), suggested.get(id), pages.get(id)],
        ])
        expect([what, said]).toEqual([
          what,
          KINDS.map(({ name, sold }) => [name, ...Array.from({ length: 4 }, () => sold(places))]),
        ])
        expect([what, facets.in_stock]).toEqual([what, KINDS.filter(({ sold }) => sold(places) > 0).length])
      })

    /** Medusa's cart takes as many as are said, and not one more. */
    const expectCart = async (what: string, places: readonly Place[]) => {
      const add = async (lines: { variant_id: string; quantity: number }[]) => {
        const { status } = await shop.request(
          "post",
          "/store/carts",
          { "x-publishable-api-key": shop.publishableKey },
          { region_id: shop.regionId, items: lines },
        )
        return status
      }
      const lines = [...made].map(([{ name, sold }, { variant_id }]) => ({
        ...{ name, variant_id, quantity: sold(places) },
      }))
      const offered = lines.filter(({ quantity }) => quantity > 0)
      expect([
        what,
        await add(offered.map(({ variant_id, quantity }) => ({ variant_id, quantity }))),
      ]).toEqual([what, 200])
      for (const { name, variant_id, quantity } of lines.filter(
        (line) => line.quantity < INQUIRY_QUANTITY_MOST,
      ))
        expect([what, name, await add([{ variant_id, quantity: quantity + 1 }])]).toEqual([what, name, 400])
    }

    it("every reader says what the sales channel's locations hold, whatever is linked, unlinked or deleted, and Medusa's cart takes it", async () => {
      const link = (location: string, change: Body) =>
        shop.ask("post", `stock-locations/${location}/sales-channels`, change)
      const add = { add: [shop.salesChannelId] }
      const remove = { remove: [shop.salesChannelId] }
      const walk: [what: string, step: () => Promise<unknown>, places: Place[]][] = [
        ["the warehouse only", () => Promise.resolve(), ["warehouse"]],
        ["the outlet linked", () => link(outlet, add), ["warehouse", "outlet"]],
        ["the warehouse unlinked", () => link(shop.stockLocationId, remove), ["outlet"]],
        ["the outlet unlinked", () => link(outlet, remove), []],
        [
          "both linked",
          () => Promise.all([link(shop.stockLocationId, add), link(outlet, add)]),
          ["warehouse", "outlet"],
        ],
        ["the outlet deleted", () => shop.ask("delete", `stock-locations/${outlet}`), ["warehouse"]],
      ]
      let before: readonly Place[] = ["warehouse"]
      for (const [what, step, places] of walk) {
        storefront.forget()
        await step()
        await expectStock(what, places)
        await expectCart(what, places)
        const changed = [...made].filter(([{ sold }]) => sold(places) !== sold(before))
        await soon(() => {
          expect([what, storefront.handlesOf("product").sort()]).toEqual([
            what,
            changed.map(([, { handle }]) => handle).sort(),
          ])
        })
        before = places
      }
    })

    it.each<[string, (id: string, channels: { id: string }[]) => Promise<unknown>]>([
      [
        "the channel's products",
        (id, channels) =>
          shop.ask("post", `sales-channels/${shop.salesChannelId}/products`, {
            [channels.length > 0 ? "add" : "remove"]: [id],
          }),
      ],
      [
        "the product's channels",
        (id, channels) => shop.ask("post", `products/${id}`, { sales_channels: channels }),
      ],
      [
        "a batch of products",
        (id, channels) => shop.ask("post", "products/batch", { update: [{ id, sales_channels: channels }] }),
      ],
      [
        "its status",
        (id, { length }) =>
          shop.ask("post", `products/${id}`, { status: length > 0 ? "published" : "draft" }),
      ],
    ])("a product that is taken off sale by %s is sold nowhere until it is back", async (_, change) => {
      const { id, handle, variant_id } = await shop.createProduct({
        ...{ title: "Taken out", sku: "OUT-1", price: 10, stock: 9 },
      })
      const store = (method: "get" | "post", path: string, body?: Body) =>
        shop.request<{
          products: { id: string }[]
          cart: { id: string; items: { id: string }[] }
          payment_collection: { id: string }
          message: string
        }>(...([method, `/store/${path}`, { "x-publishable-api-key": shop.publishableKey }, body] as const))
      const newCart = (items: Body[]) => store("post", "carts", { region_id: shop.regionId, items })
      const line = { variant_id, quantity: 1 }
      const { data } = await newCart([line])
      const filled = data.cart
      const ready = (await newCart([line])).data.cart.id
      const { data: payment } = await store("post", "payment-collections", { cart_id: ready })
      await store("post", `payment-collections/${payment.payment_collection.id}/payment-sessions`, {
        provider_id: "pp_system_default",
      })
      const { data: other } = await newCart([])
      const sees = async () => ({
        page: (await store("get", `products?handle=${handle}`)).data.products.length,
        comparison: (await store("get", `products?id[]=${id}`)).data.products.length,
        list: (await store("get", "products?limit=50")).data.products.filter((one) => one.id === id).length,
        catalogue: (await list()).products.filter((one) => one.id === id).length,
        address: (await store("get", `handles/product/${handle}`)).status,
        product: (await store("get", `products/${id}`)).status,
        cart: (await newCart([line])).status,
        line: (await store("post", `carts/${other.cart.id}/line-items`, line)).status,
        more: (await store("post", `carts/${filled.id}/line-items/${filled.items[0]?.id}`, { quantity: 2 }))
          .status,
      })
      const sold = {
        page: 1,
        comparison: 1,
        list: 1,
        catalogue: 1,
        address: 200,
        product: 200,
        cart: 200,
        line: 200,
        more: 200,
      }
      const gone = {
        page: 0,
        comparison: 0,
        list: 0,
        catalogue: 0,
        address: 404,
        product: 404,
        cart: 400,
        line: 400,
        more: 400,
      }
      await soon(async () => expect(await sees()).toEqual(sold))
      await change(id, [])
      await soon(async () => expect(await sees()).toEqual(gone))
      const order = await store("post", `carts/${ready}/complete`)
      expect(order.data.message).toBe('"Taken out" is not sold here')
      // A line that is not sold any more can still be taken out.
      expect(
        (await store("post", `carts/${filled.id}/line-items/${filled.items[0]?.id}`, { quantity: 0 })).status,
      ).toBe(200)
      await change(id, [{ id: shop.salesChannelId }])
      await soon(async () => expect(await sees()).toEqual({ ...sold, more: 404 }))
    })

    it("lists follow the parts of a kit", async () => {
      const product = await shop.createProduct({ title: "Kit", sku: "KIT-1", price: 10, stock: 9 })
      const soonListed = (what: string, stock: number) =>
        soon(async () => {
          expect([what, await stockOf(product)]).toEqual([what, stock])
        })
      await soonListed("one part", 9)
      const items = `products/${product.id}/variants/${product.variant_id}/inventory-items`
      const part = await addPart(product, "KIT-PART", { pieces: { warehouse: 8, outlet: 0 }, needed: 2 })
      await soonListed("a part added", 4)
      await shop.ask("post", `${items}/${part}`, { required_quantity: 4 })
      await soonListed("more of it needed", 2)
      await shop.ask("delete", `${items}/${part}`)
      await soonListed("the part removed", 9)
      const { variant_id } = product
      await shop.ask("post", `products/${product.id}/variants/inventory-items/batch`, {
        create: [{ ...{ variant_id, inventory_item_id: part }, required_quantity: 1 }],
      })
      await soonListed("added again", 8)
      await shop.ask("delete", `inventory-items/${part}`)
      await soonListed("the part deleted", 9)
      const { inventory_item: empty } = await shop.ask<{ inventory_item: { id: string } }>(
        "post",
        "inventory-items",
        { sku: "KIT-EMPTY" },
      )
      await shop.ask("post", items, { inventory_item_id: empty.id, required_quantity: 1 })
      await soonListed("a part that is at no location", 0)
      await shop.ask("delete", `inventory-items/${empty.id}`)
      await soonListed("that part deleted", 9)
    })

    it("each night what no event has said is found, put right and named in the log", async () => {
      const product = made.get(KINDS[0]!)!
      await expectStock("before", ["warehouse"])
      storefront.forget()
      await shop.sql(
        "update inventory_level set stocked_quantity = 3, raw_stocked_quantity = ? where inventory_item_id = ?",
        ['{"value": "3", "precision": 20}', product.inventory_item_id],
      )
      const log = jest.spyOn(shop.container.resolve(ContainerRegistrationKeys.LOGGER), "warn")
      const found = () => log.mock.calls.flat().filter((text) => text.startsWith("Out of date"))
      await reconcileCatalogue(shop.container)
      expect(found()).toEqual([`Out of date in the search index (1): ${product.id} (stock 5, now 3)`])
      expect(await stockOf(product)).toBe(3)
      await waitForStorefront(shop.container)
      expect(storefront.handlesOf("product")).toEqual([product.handle])
      log.mockClear()
      await reconcileCatalogue(shop.container)
      expect(found()).toEqual([])
      log.mockRestore()
    })
  },
})
