import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import {
  type AdminCatalogueBatchResponse,
  type AdminCatalogueResponse,
  type AdminProductResponse,
} from "../../src/contract"
import { importCatalogue } from "../../src/catalogue-import/import-catalogue"
import { parseCatalogue } from "../../src/catalogue-import/parse-catalogue"
import { csv, row } from "../helpers/catalogue-rows"
import { type CreatedProduct, Shop } from "../helpers/shop"

type Body = Record<string, unknown>

/** Pounds, or null for no figure. */
type Price = number | null

interface Regions {
  ours: string
  other: string
}

/** Prices of a variant as Medusa's Admin and its API store them, beside the ones that our screens know. */
interface Kind {
  name: string
  stored: (regions: Regions) => Body[]
  /** The price of a price list for everybody. */
  listed?: number
  /** What the product itself costs. */
  price: Price
  /** Amounts that no edit of that price changes. */
  others: number[]
  /** Which of these are left when the price is taken away: those that a guest does not get; all unless it says so. */
  left?: number[]
}

const gbp = (amount: number, more: Body = {}): Body => ({ currency_code: "gbp", amount, ...more })

const KINDS: readonly Kind[] = [
  { name: "one", stored: () => [gbp(100)], price: 100, others: [] },
  { name: "none", stored: () => [], price: null, others: [] },
  {
    name: "one of our region",
    stored: ({ ours }) => [gbp(100, { rules: { region_id: ours } })],
    price: 100,
    others: [],
  },
  {
    name: "one of another region beside it",
    stored: ({ other }) => [gbp(100), gbp(55, { rules: { region_id: other } })],
    price: 100,
    others: [55],
  },
  {
    name: "another one from ten pieces",
    stored: () => [gbp(100, { min_quantity: 1, max_quantity: 9 }), gbp(55, { min_quantity: 10 })],
    price: 100,
    others: [55],
  },
  {
    name: "a lower one up to nine pieces",
    stored: () => [gbp(110), gbp(100, { min_quantity: 1, max_quantity: 9 })],
    price: 100,
    others: [],
  },
  {
    name: "a much lower one up to nine pieces",
    stored: () => [gbp(555), gbp(100, { min_quantity: 1, max_quantity: 9 })],
    price: 100,
    others: [555],
    left: [],
  },
  {
    name: "another currency",
    stored: () => [gbp(100), { currency_code: "eur", amount: 55 }],
    price: 100,
    others: [55],
  },
  {
    name: "one of every region beside one of our region",
    stored: ({ ours }) => [gbp(55), gbp(100, { rules: { region_id: ours } })],
    price: 100,
    others: [55],
    left: [],
  },
  { name: "a price list", stored: () => [gbp(100)], listed: 55, price: 100, others: [55] },
  { name: "a price list alone", stored: () => [], listed: 55, price: null, others: [55] },
]

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const made = new Map<Kind, CreatedProduct>()
    let shop: Shop

    const skuOf = (kind: Kind) => `BASE-${KINDS.indexOf(kind)}`
    const idOf = (kind: Kind) => made.get(kind)?.id ?? ""

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
      // What an import asks of a shop.
      await shop.ask("post", "shipping-profiles", { name: "Default", type: "default" })
      const { region } = await shop.ask<{ region: { id: string } }>("post", "regions", {
        ...{ name: "Isle of Man", currency_code: "gbp", countries: ["im"] },
      })
      const { product_category: type } = await shop.ask<{ product_category: { id: string } }>(
        "post",
        "product-categories",
        { name: "Barcode Scanners", is_active: true },
      )
      for (const kind of KINDS) {
        const product = await shop.createProduct({
          ...{ title: `Scanner ${skuOf(kind)}`, sku: skuOf(kind), stock: 5, category_id: type.id },
          additional_data: { price_text: "Price on application" },
        })
        made.set(kind, product)
        await shop.ask("post", `products/${product.id}/variants/${product.variant_id}`, {
          prices: kind.stored({ ours: shop.regionId, other: region.id }),
        })
        if (kind.listed === undefined) continue
        await shop.ask("post", "price-lists", {
          ...{ title: `For ${skuOf(kind)}`, description: "Of a test", status: "active", type: "sale" },
          ends_at: "2126-01-01T00:00:00.000Z",
          prices: [{ ...gbp(kind.listed), variant_id: product.variant_id }],
        })
      }
    })

    const edit = (kind: Kind, price: Price) =>
      shop.ask<AdminProductResponse>("post", `catalogue/products/${idOf(kind)}`, { price })

    /** What staff's editor and a visitor's page say of a product, and the amounts that an edit is not to change. */
    const read = async (kind: Kind) => {
      const { product, price_list_price: listed } = await shop.ask<AdminProductResponse>(
        "get",
        `catalogue/products/${idOf(kind)}`,
      )
      const { data } = await shop.store<{
        product: { variants: { calculated_price?: { calculated_amount: Price } | null }[] }
      }>(`products/${idOf(kind)}?region_id=${shop.regionId}&fields=*variants.calculated_price`)
      const others = await shop.sql<{ amount: number }>(
        `select price.amount::float8 as amount from price
         join product_variant_price_set link on link.price_set_id = price.price_set_id
         where link.variant_id = ? and price.deleted_at is null and price.amount in (55, 555)`,
        [made.get(kind)?.variant_id ?? ""],
      )
      return {
        editor: product.price,
        listed: listed?.amount,
        page: data.product.variants[0]?.calculated_price?.calculated_amount ?? null,
        others: others.map(({ amount }) => amount),
      }
    }

    const expectPrice = async (kind: Kind, price: Price, others = kind.others) =>
      expect([kind.name, await read(kind)]).toEqual([
        kind.name,
        { editor: price, listed: kind.listed, page: kind.listed ?? price, others },
      ])

    /** Every price with the number of its rules. */
    const rows = () =>
      shop.sql(
        `select price.id, price.price_set_id, price.amount, count(rule.id) as rules
         from price left join price_rule rule on rule.price_id = price.id and rule.deleted_at is null
         where price.deleted_at is null group by price.id order by price.id`,
      )

    it("the editor shows what a product costs, and the price list that says otherwise", async () => {
      for (const kind of KINDS) await expectPrice(kind, kind.price)
      const { products } = await shop.ask<AdminCatalogueResponse>("get", "catalogue?limit=50")
      for (const kind of KINDS) {
        const listed = products.find(({ id }) => id === idOf(kind))
        const list = { title: `For ${skuOf(kind)}`, ends_at: "2126-01-01T00:00:00.000Z" }
        expect([kind.name, listed?.price_list ?? null]).toEqual([
          kind.name,
          kind.listed === undefined ? null : expect.objectContaining(list),
        ])
      }
    })

    it("a failed save leaves every price and rule as it was", async () => {
      const before = await rows()
      await shop.sql(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'disk is full'; end $$`)
      await shop.sql(
        "create trigger refuse before insert on price_record for each row execute function refuse()",
      )
      for (const kind of KINDS)
        for (const price of [60, null]) {
          if (price === kind.price) continue
          const { status } = await shop.admin("post", `catalogue/products/${idOf(kind)}`, { price })
          expect([kind.name, price, status]).toEqual([kind.name, price, 500])
          expect([kind.name, await rows()]).toEqual([kind.name, before])
        }
    })

    it("the editor, a bulk change and an import write the price that shows, and no other", async () => {
      for (const kind of KINDS) {
        expect((await edit(kind, 120)).product.price).toBe(120)
        await expectPrice(kind, 120)
      }
      const { results } = await shop.ask<AdminCatalogueBatchResponse>("post", "catalogue/batch", {
        ...{ ids: KINDS.map(idOf), change: { price_percent: 10 } },
      })
      expect(results.filter(({ ok }) => !ok)).toEqual([])
      for (const kind of KINDS) await expectPrice(kind, 132)

      const file = csv(KINDS.map((kind) => row(skuOf(kind), { price: "140.00" })))
      const { rows: read } = await parseCatalogue(file)
      const { updated } = await importCatalogue(shop.container, read, { notify: false, brands: "add-all" })
      expect(updated).toBe(KINDS.length)
      for (const kind of KINDS) await expectPrice(kind, 140)
    })

    it("a price that is taken away shows nowhere, whatever is stored beside it, not even when the product is restored", async () => {
      for (const kind of KINDS) {
        const { left = kind.others } = kind
        await edit(kind, null)
        await expectPrice(kind, null, left)
        await edit(kind, 90)
        await expectPrice(kind, 90, left)
        await edit(kind, null)
        await shop.admin("delete", `products/${idOf(kind)}`)
        await shop.ask("post", "deleted/restore", { entity: "product", id: idOf(kind) })
        await expectPrice(kind, null, left)
      }
    })

    it("a price of 0 is refused, and says what to write instead; one that Medusa has stored is in nobody's way", async () => {
      const [kind] = KINDS
      const { id = "", variant_id = "" } = (kind && made.get(kind)) ?? {}
      const save = (body: Body) => shop.admin<{ message: string }>("post", `catalogue/products/${id}`, body)
      for (const price of [0, 1e-9]) {
        const { status, data } = await save({ price })
        expect([price, status, data.message]).toEqual([price, 400, expect.stringMatching(/price/i)])
      }
      expect((await save({ price: 0 })).data.message).toContain("price text")
      await shop.ask("post", `products/${id}/variants/${variant_id}`, { prices: [gbp(0)] })
      expect((await save({ name: "Scanner at no price", price: 0 })).status).toBe(200)
    })
  },
})
