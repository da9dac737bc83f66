import Medusa from "@medusajs/js-sdk"
import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type HttpTypes } from "@medusajs/framework/types"
import { createSampleCatalogue, type SampleCatalogue } from "../helpers/sample-catalogue"
import { Shop } from "../helpers/shop"

/** The product fields that Medusa's own storefront starter asks for. */
const STARTER_FIELDS =
  "*variants.calculated_price,+variants.inventory_quantity,*variants.images,+metadata,+tags,"

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop
    let sample: SampleCatalogue
    let sdk: Medusa

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
      sample = await createSampleCatalogue(shop)
      sdk = new Medusa({
        baseUrl: (api as AxiosInstance).defaults.baseURL ?? "",
        publishableKey: shop.publishableKey,
        auth: { type: "jwt", jwtTokenStorageMethod: "nostore" },
      })
    })

    const read = <T>(path: string, query: Record<string, unknown> = {}) =>
      sdk.client.fetch<T>(path, { method: "GET", query })

    describe("Medusa's own storefront starter", () => {
      it("finds the region it sells in, as its middleware does", async () => {
        const { regions } = await read<HttpTypes.StoreRegionListResponse>("/store/regions")
        expect(regions).toMatchObject([
          { id: shop.regionId, currency_code: "gbp", countries: [{ iso_2: "gb" }] },
        ])
      })

      it("lists categories with their products and finds one by its handle", async () => {
        const { product_categories: all } = await read<HttpTypes.StoreProductCategoryListResponse>(
          "/store/product-categories",
          {
            fields: "*category_children, *products, *parent_category, *parent_category.parent_category",
            limit: 100,
          },
        )
        expect(all.map(({ handle }) => handle).sort()).toEqual(["barcode-scanners", "label-printers"])
        const { product_categories: one } = await read<HttpTypes.StoreProductCategoryListResponse>(
          "/store/product-categories",
          { fields: "*category_children, *products", handle: "label-printers" },
        )
        expect(one).toMatchObject([{ id: sample.printers.id, name: "Label Printers" }])
      })

      it("lists products of a category with the region's prices and stock", async () => {
        const { products, count } = await read<HttpTypes.StoreProductListResponse>("/store/products", {
          category_id: [sample.scanners.id],
          limit: 12,
          offset: 0,
          region_id: shop.regionId,
          fields: STARTER_FIELDS,
        })
        expect(count).toBe(3)
        const ds2208 = products.find(({ handle }) => handle === "ds2208-imager")
        expect(ds2208?.variants).toMatchObject([
          {
            sku: "DS2208-SR7U2100AZW",
            inventory_quantity: 12,
            calculated_price: {
              calculated_amount: 100,
              original_amount: 100,
              currency_code: "gbp",
              is_calculated_price_tax_inclusive: false,
            },
          },
        ])
      })

      it("reads a product by its handle, with our additional fields, and no draft", async () => {
        const { products } = await sdk.store.product.list({
          handle: "ds2208-imager",
          region_id: shop.regionId,
          fields: `${STARTER_FIELDS}+brand.name,+product_profile.key_features`,
        })
        expect(products).toMatchObject([
          {
            title: "DS2208 Imager",
            brand: { name: "Zebra" },
            product_profile: { key_features: ["Reads 1D and 2D"] },
          },
        ])
        const { product } = await sdk.store.product.retrieve(products[0]?.id ?? "", {
          region_id: shop.regionId,
          fields: STARTER_FIELDS,
        })
        expect(product.handle).toBe("ds2208-imager")
        const drafts = await sdk.store.product.list({ handle: "draft-imager", region_id: shop.regionId })
        expect(drafts.products).toEqual([])
      })

      it("fills a cart, changes it and sees its totals", async () => {
        const { cart } = await sdk.store.cart.create({ region_id: shop.regionId })
        expect(cart).toMatchObject({ region_id: shop.regionId, currency_code: "gbp", total: 0 })

        const { ds2208, zd421, li2208 } = sample.products
        await sdk.store.cart.createLineItem(cart.id, { variant_id: ds2208.variant_id, quantity: 2 })
        await sdk.store.cart.createLineItem(cart.id, { variant_id: zd421.variant_id, quantity: 1 })
        const { cart: filled } = await sdk.store.cart.retrieve(cart.id, {
          fields:
            "*items, *region, *items.product, *items.variant, *items.thumbnail, *items.metadata, +items.total, *promotions, +shipping_methods.name",
        })
        expect(filled).toMatchObject({ item_subtotal: 500, subtotal: 500, total: 500 })
        expect(filled.items?.map(({ product_handle: handle }) => handle).sort()).toEqual([
          "ds2208-imager",
          "zd421-desktop-printer",
        ])

        const line = filled.items?.find(({ variant_id: id }) => id === ds2208.variant_id)
        const { cart: more } = await sdk.store.cart.updateLineItem(cart.id, line?.id ?? "", { quantity: 3 })
        expect(more).toMatchObject({ item_subtotal: 600 })
        await sdk.store.cart.deleteLineItem(cart.id, line?.id ?? "")
        const { cart: less } = await sdk.store.cart.retrieve(cart.id)
        expect(less).toMatchObject({ item_subtotal: 300, total: 300 })

        await expect(
          sdk.store.cart.createLineItem(cart.id, { variant_id: li2208.variant_id, quantity: 1 }),
        ).rejects.toMatchObject({ status: 400 })
      })
    })
  },
})
