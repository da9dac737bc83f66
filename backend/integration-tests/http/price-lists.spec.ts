import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import {
  type AdminCatalogueResponse,
  type InquiredProduct,
  type StoreCatalogueResponse,
  type StoreRelatedProductsResponse,
  type StoreSuggestionsResponse,
} from "../../src/contract"
import { SAMPLE_VALUES } from "../../src/contract/forms/samples"
import { waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import followPriceLists from "../../src/jobs/follow-price-lists"
import { createFormSubmissionWorkflow } from "../../src/workflows/form-submission/workflows/create-form-submission"
import { type CreatedProduct, Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"
import { Storefront } from "../helpers/storefront"

/** What a reader says of a product: pounds, or null for no figure. */
type Price = number | null

type Body = Record<string, unknown>

const ACTIVE = { title: "Offers", description: "Of a test", status: "active", type: "sale" }
const PAST = "2026-01-01T00:00:00.000Z"
const FUTURE = "2126-01-01T00:00:00.000Z"

interface Ids {
  group: string
  region: string
  otherRegion: string
}

/** A price list, or a price of Medusa's own, and what a guest pays then. */
interface Kind {
  name: string
  /** Pounds of the product itself; null where its price is on application. */
  base: Price
  /** The price list; its price is 80 unless it says otherwise. */
  list?: (ids: Ids) => Body
  amount?: number
  currency?: string
  /** More of the price in the list. */
  price?: (ids: Ids) => Body
  /** Prices of the variant in the place of its base. */
  prices?: (ids: Ids) => Body[]
  paid: Price
}

const gbp = (amount: number, more: Body = {}): Body => ({ currency_code: "gbp", amount, ...more })

const KINDS: readonly Kind[] = [
  { name: "sale", base: 100, list: () => ({}), paid: 80 },
  { name: "sale above the price", base: 100, list: () => ({}), amount: 120, paid: 100 },
  { name: "override", base: 100, list: () => ({ type: "override" }), paid: 80 },
  {
    name: "override above the price",
    base: 100,
    list: () => ({ type: "override" }),
    amount: 120,
    paid: 120,
  },
  { name: "begun and not ended", base: 100, list: () => ({ starts_at: PAST, ends_at: FUTURE }), paid: 80 },
  { name: "not begun", base: 100, list: () => ({ starts_at: FUTURE }), paid: 100 },
  { name: "ended", base: 100, list: () => ({ ends_at: PAST }), paid: 100 },
  { name: "draft", base: 100, list: () => ({ status: "draft" }), paid: 100 },
  {
    name: "in our region",
    base: 100,
    list: () => ({}),
    price: ({ region }) => ({ rules: { region_id: region } }),
    paid: 80,
  },
  {
    name: "in another region",
    base: 100,
    list: () => ({}),
    price: ({ otherRegion }) => ({ rules: { region_id: otherRegion } }),
    paid: 100,
  },
  { name: "from ten pieces", base: 100, list: () => ({}), price: () => ({ min_quantity: 10 }), paid: 100 },
  { name: "up to nine pieces", base: 100, list: () => ({}), price: () => ({ max_quantity: 9 }), paid: 80 },
  {
    name: "for a customer group",
    base: 100,
    list: ({ group }) => ({ rules: { "customer.groups.id": [group] } }),
    paid: 100,
  },
  { name: "in another currency", base: 100, list: () => ({}), currency: "eur", paid: 100 },
  { name: "zero", base: 100, list: () => ({}), amount: 0, paid: 0 },
  { name: "on application", base: null, list: () => ({}), paid: 80 },
  { name: "none", base: null, paid: null },
  {
    name: "no list, a price of our region",
    base: 100,
    prices: ({ region }) => [gbp(100), gbp(80, { rules: { region_id: region } })],
    paid: 80,
  },
  {
    name: "no list, cheaper from ten pieces",
    base: 100,
    prices: () => [gbp(100, { min_quantity: 1, max_quantity: 9 }), gbp(80, { min_quantity: 10 })],
    paid: 100,
  },
]

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const storefront = new Storefront()
    const made = new Map<Kind, CreatedProduct>()
    const lists = new Map<Kind, string>()
    let shop: Shop
    let ids: Ids
    let type: string
    let neighbour: CreatedProduct

    const skuOf = (kind: Kind) => `KIND-${String(KINDS.indexOf(kind)).padStart(2, "0")}`

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
      const { customer_group } = await shop.ask<{ customer_group: { id: string } }>(
        "post",
        "customer-groups",
        {
          name: "Trade",
        },
      )
      const { region } = await shop.ask<{ region: { id: string } }>("post", "regions", {
        ...{ name: "Isle of Man", currency_code: "gbp", countries: ["im"] },
      })
      ids = { group: customer_group.id, region: shop.regionId, otherRegion: region.id }
      const { product_category } = await shop.ask<{ product_category: { id: string } }>(
        "post",
        "product-categories",
        { name: "Scanners", is_active: true },
      )
      type = product_category.id
      neighbour = await shop.createProduct({ title: "Neighbour", sku: "NEXT-1", price: 1, category_id: type })
      for (const kind of KINDS) {
        const product = await shop.createProduct({
          ...{ title: `With ${kind.name}`, sku: skuOf(kind), stock: 5, category_id: type },
          ...(kind.base === null
            ? { additional_data: { price_text: "Price on application" } }
            : { price: kind.base }),
        })
        made.set(kind, product)
      }
    })
    afterAll(() => storefront.stop())

    const products = () => [...made.values()]

    /** What each reader says of each product, and of the whole catalogue in the order of prices. */
    const read = async () => {
      const catalogue = async (query: string) =>
        (await shop.store<StoreCatalogueResponse>(`catalogue?limit=50&${query}`)).data
      const byId = (found: readonly { id: string; price: Price }[]) =>
        new Map(found.map(({ id, price }) => [id, price]))
      const whole = byId((await catalogue("facets=false")).products)
      const variants = products().map(({ variant_id }) => variant_id)
      const lookedUp = byId((await catalogue(`facets=false&variant_id=${variants.join()}`)).products)
      const staff = byId((await shop.ask<AdminCatalogueResponse>("get", "catalogue?limit=50")).products)
      const { data: related } = await shop.store<StoreRelatedProductsResponse>(
        `products/${neighbour.id}/related?limit=24`,
      )
      const { data: pages } = await shop.store<{
        products: {
          id: string
          variants: { calculated_price?: { calculated_amount: number | null } | null }[]
        }[]
      }>(`products?limit=50&region_id=${shop.regionId}&fields=id,*variants.calculated_price`)
      const page = new Map(
        pages.products.map(({ id, variants: [variant] }) => [
          id,
          variant?.calculated_price?.calculated_amount ?? null,
        ]),
      )
      // As spam, because an enquiry that counts has products read again.
      const { result } = await createFormSubmissionWorkflow(shop.container).run({
        input: {
          submission: {
            type: "product_inquiry",
            data: {
              ...SAMPLE_VALUES.product_inquiry,
              lines: products().map(({ id }) => ({ product_id: id, quantity: 1 })),
            },
          },
          spam_reason: "Of a test",
          idempotency_key: null,
        },
      })
      const { form_submission } = await shop.ask<{
        form_submission: { products: (InquiredProduct | null)[] }
      }>("get", `form-submissions/${result.id}`)
      const rows: Record<string, Record<string, Price | undefined>> = {}
      for (const [kind, { id }] of made) {
        const { products: found, facets } = await catalogue(`q=${skuOf(kind)}`)
        const { data: suggested } = await shop.store<StoreSuggestionsResponse>(
          `products/suggestions?q=${skuOf(kind)}`,
        )
        const price = whole.get(id) ?? null
        const inRange = async (pounds: number) =>
          (await catalogue(`facets=false&q=${skuOf(kind)}&price_min=${pounds}&price_max=${pounds}`))
            .products[0]?.price
        rows[kind.name] = {
          list: whole.get(id),
          cart: lookedUp.get(id),
          staff: staff.get(id),
          related: byId(related.products).get(id),
          page: page.get(id),
          quote: form_submission.products.find((one) => one?.product_id === id)?.price,
          search: byId(found).get(id),
          suggestion: byId(suggested.suggestions).get(id),
          filter: price === null ? null : await inRange(price),
          // A facet of prices needs one above 0.
          facet: price ? facets.price?.min : price,
        }
      }
      const inOrder = (await catalogue("facets=false&order=price")).products.map(({ id }) => page.get(id))
      return { rows, inOrder }
    }

    /** Expects every reader to say the same price of each product. */
    const expectPrices = (priceOf: (kind: Kind) => Price) =>
      soon(async () => {
        const { rows, inOrder } = await read()
        const shown = Object.fromEntries(
          Object.entries(rows).map(([name, readers]) => [name, [...new Set(Object.values(readers))]]),
        )
        const wanted = Object.fromEntries(KINDS.map((kind) => [kind.name, [priceOf(kind)]]))
        expect({ shown, rows }).toEqual({ shown: wanted, rows: expect.anything() as unknown })
        const prices = inOrder.filter((price) => price !== null && price !== undefined)
        expect(prices).toEqual([...prices].sort((one, other) => one - other))
      })

    it("every reader says what a guest pays for one piece, before and after each kind of price list, and Medusa's cart takes it", async () => {
      await expectPrices(({ base }) => base)

      for (const [kind, { id, variant_id }] of made) {
        if (kind.prices)
          await shop.ask("post", `products/${id}/variants/${variant_id}`, { prices: kind.prices(ids) })
        if (!kind.list) continue
        const { price_list } = await shop.ask<{ price_list: { id: string } }>("post", "price-lists", {
          ...ACTIVE,
          ...kind.list(ids),
          prices: [
            {
              ...{ variant_id, amount: kind.amount ?? 80, currency_code: kind.currency ?? "gbp" },
              ...kind.price?.(ids),
            },
          ],
        })
        lists.set(kind, price_list.id)
      }
      await expectPrices(({ paid }) => paid)

      const { data } = await shop.request<{ cart: { items: { variant_id: string; unit_price: number }[] } }>(
        "post",
        "/store/carts",
        { "x-publishable-api-key": shop.publishableKey },
        {
          region_id: shop.regionId,
          items: [...made].flatMap(([{ paid }, { variant_id }]) =>
            paid === null ? [] : [{ variant_id, quantity: 1 }],
          ),
        },
      )
      const charged = new Map(data.cart.items.map((item) => [item.variant_id, item.unit_price]))
      for (const [kind, { variant_id }] of made)
        expect([kind.name, charged.get(variant_id) ?? null]).toEqual([kind.name, kind.paid])
    })

    it("lists, searches and pages follow a price list through all that staff and the clock do to it", async () => {
      const { id, handle, variant_id } = await shop.createProduct({
        ...{ title: "Followed", sku: "FOLLOWED-1", price: 100, stock: 5, category_id: type },
      })
      const { price_list: list } = await shop.ask<{ price_list: { id: string } }>("post", "price-lists", {
        ...ACTIVE,
        status: "draft",
        prices: [{ variant_id, currency_code: "gbp", amount: 80 }],
      })
      const [stored] = await shop.sql<{ id: string }>("select id from price where price_list_id = ?", [
        list.id,
      ])
      const priceId = stored?.id
      const change = (data: Body) => shop.ask("post", `price-lists/${list.id}`, data)
      const batch = (data: Body) => shop.ask("post", `price-lists/${list.id}/prices/batch`, data)
      const soonListed = (price: Price, what: string) =>
        soon(async () => {
          const { data } = await shop.store<StoreCatalogueResponse>(`catalogue?variant_id=${variant_id}`)
          expect([what, data.products[0]?.price]).toEqual([what, price])
          expect([what, storefront.handlesOf("product")]).toEqual([what, expect.arrayContaining([handle])])
        })
      const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
      const walk: [what: string, step: () => Promise<unknown>, price: Price][] = [
        ["switched on", () => change({ status: "active" }), 80],
        ["switched off and on between two looks", () => offAndOn(), 80],
        ["for a group only", () => change({ rules: { "customer.groups.id": [ids.group] } }), 100],
        ["for everybody again", () => change({ rules: {} }), 80],
        ["switched off", () => change({ status: "draft" }), 100],
        ["begins soon", () => change({ status: "active", starts_at: inSeconds(3) }), 80],
        ["ends soon", () => change({ ends_at: inSeconds(3) }), 100],
        ["without dates", () => change({ starts_at: null, ends_at: null }), 80],
        ["the base below the sale", () => saveBase(70), 70],
        ["an override", () => change({ type: "override" }), 80],
        ["another price", () => batch({ update: [{ id: priceId, variant_id, amount: 90 }] }), 90],
        ["no price", () => batch({ delete: [priceId] }), 70],
        ["a price again", () => batch({ create: [{ variant_id, currency_code: "gbp", amount: 60 }] }), 60],
        ["deleted", () => shop.ask("delete", `price-lists/${list.id}`), 70],
      ]
      const saveBase = (amount: number) =>
        shop.ask("post", `products/${id}/variants/${variant_id}`, { prices: [gbp(amount)] })
      const offAndOn = async () => {
        await change({ status: "draft" })
        await saveBase(100)
        await soonListed(100, "switched off")
        await change({ status: "active" })
      }
      await soonListed(100, "a draft")
      for (const [what, step, price] of walk) {
        await waitForStorefront(shop.container)
        storefront.forget()
        await step()
        // As its schedule does; what the clock does is left to the schedule.
        await followPriceLists(shop.container)
        await soonListed(price, what)
      }
    })
  },
})
