import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AxiosResponse } from "axios"

type Staff = <T>(method: "get" | "post" | "delete", path: string, data?: object) => Promise<AxiosResponse<T>>

/** Ids of what the rich products of {@link createRichProducts} are made of. */
export interface RichProducts {
  /**
   * Product with two variants, three categories, stock at two locations, a price list, a quantity break and a price
   * rule.
   */
  two: string
  /** The same with one variant, as an import accepts it. */
  one: string
  warehouse: string
  annexe: string
  scanners: string
  tablets: string
}

const OPTION = "Default option"

const prices = (regionId: string) => [
  { currency_code: "gbp", amount: 80, min_quantity: 10 },
  { currency_code: "gbp", amount: 95, rules: { region_id: regionId } },
  { currency_code: "gbp", amount: 100 },
]

const profile = (brandId: string) => ({
  brand_id: brandId,
  long_description: "<p>Reads in the dark.</p>",
  key_features: ["IP65", "2 m drops"],
  specifications: { form_factor: "Pistol", interface: ["USB"] },
  price_text: "Price on application",
  rating: 4.6,
  review_count: 18,
  seo_title: "A rich scanner",
  images: [{ url: "/equipment/pistol-scanner.svg", alt_text: "From the left", title_text: "Left" }],
})

/**
 * Makes a second stock location, and two products with several of everything that a product can have several of.
 *
 * @param staff sends requests of staff
 * @param names tell the products from those of other tests
 */
export async function createRichProducts(staff: Staff, names: string): Promise<RichProducts> {
  const { data: regions } = await staff<{ regions: { id: string }[] }>("get", "regions")
  const { data: locations } = await staff<{ stock_locations: { id: string }[] }>("get", "stock-locations")
  const { data: annexe } = await staff<{ stock_location: { id: string } }>("post", "stock-locations", {
    name: `${names} annexe`,
  })
  const { data: types } = await staff<{ machine_types: { id: string; name: string }[] }>(
    "get",
    "machine-types",
  )
  const typeId = (name: string) => types.machine_types.find((type) => type.name === name)?.id ?? ""
  const { data: channels } = await staff<{ sales_channels: { id: string }[] }>("get", "sales-channels")
  const { data: profiles } = await staff<{ shipping_profiles: { id: string }[] }>("get", "shipping-profiles")
  const categories: { id: string }[] = [{ id: typeId("Barcode Scanners") }]
  for (const name of [`${names} retail`, `${names} clearance`]) {
    const { data } = await staff<{ product_category: { id: string } }>("post", "product-categories", { name })
    categories.push({ id: data.product_category.id })
  }
  const { data: brands } = await staff<{ brand: { id: string } }>("post", "brands", {
    name: `${names} brand`,
  })
  const tags: { id: string }[] = []
  for (const value of [`${names} tough`, `${names} small`]) {
    const { data } = await staff<{ product_tag: { id: string } }>("post", "product-tags", { value })
    tags.push({ id: data.product_tag.id })
  }
  const warehouse = locations.stock_locations[0]?.id ?? ""
  const regionId = regions.regions[0]?.id ?? ""

  const create = async (title: string, skus: readonly string[]) => {
    const { data, status } = await staff<{
      product: { id: string; variants: { id: string; sku: string }[] }
    }>("post", "products", {
      title,
      subtitle: "Rich in one line",
      description: "Rich in more than one line",
      status: "published",
      thumbnail: "/equipment/ring-scanner.svg",
      images: [{ url: "/equipment/pistol-scanner.svg" }, { url: "/equipment/ring-scanner.svg" }],
      categories,
      tags,
      sales_channels: [{ id: channels.sales_channels[0]?.id }],
      shipping_profile_id: profiles.shipping_profiles[0]?.id,
      options: [{ title: OPTION, values: skus }],
      variants: skus.map((sku, at) => ({
        title: sku,
        sku,
        variant_rank: at,
        manage_inventory: true,
        options: { [OPTION]: sku },
        prices: prices(regionId),
      })),
      additional_data: profile(brands.brand.id),
    })
    expect({ status, data }).toMatchObject({ status: 200 })
    for (const { sku } of data.product.variants) {
      const { data: items } = await staff<{ inventory_items: { id: string }[] }>(
        "get",
        `inventory-items?sku=${sku}`,
      )
      for (const [location_id, stocked_quantity] of [
        [warehouse, 7],
        [annexe.stock_location.id, 5],
      ]) {
        await staff("post", `inventory-items/${items.inventory_items[0]?.id}/location-levels`, {
          location_id,
          stocked_quantity,
        })
      }
    }
    const { status: listed } = await staff("post", "price-lists", {
      title: `${title} offers`,
      description: "A test",
      status: "active",
      prices: data.product.variants.map(({ id }) => ({ variant_id: id, currency_code: "gbp", amount: 60 })),
    })
    expect(listed).toBe(200)
    return data.product.id
  }

  return {
    two: await create(`${names} scanner two`, [`${names}-2A`, `${names}-2B`]),
    one: await create(`${names} scanner one`, [`${names}-1A`]),
    warehouse,
    annexe: annexe.stock_location.id,
    scanners: typeId("Barcode Scanners"),
    tablets: typeId("Tablets"),
  }
}

/** Tables of all that belongs to products. */
const PRODUCT_TABLES = [
  ...["product", "product_variant", "product_option", "product_option_value", "image", "product_tag"],
  ...["product_tags", "product_category_product", "price_set", "price", "price_rule", "price_list"],
  ...["inventory_item", "inventory_level", "product_profile", "handle_record"],
]

/** Tables of links, whose rows have ids that nothing refers to. */
const LINK_TABLES = [
  ...["product_variant_price_set", "product_variant_inventory_item", "product_sales_channel"],
  ...["product_shipping_profile", "product_product_brand_brand"],
  "product_product_product_profile_product_profile",
]

const all = async (container: MedusaContainer, condition: string): Promise<Record<string, string[]>> => {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const tables = [...PRODUCT_TABLES, ...LINK_TABLES].map(async (table) => {
    const row = `to_jsonb(stored) - 'updated_at' ${LINK_TABLES.includes(table) ? "- 'id'" : ""}`
    const { rows } = await database.raw<{ rows: { row: string }[] }>(
      `select (${row})::text as row from ${table} stored where ${condition} order by 1`,
    )
    return [table, rows.map((one) => one.row)] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

/**
 * Reads every row of every table of products, deleted ones included, without `updated_at`.
 *
 * @returns rows as JSON, in order, by table
 */
export const productRows = (container: MedusaContainer) => all(container, "true")

/** As {@link productRows}, without deleted rows: a removed link remains as a row marked as deleted. */
export const undeletedProductRows = (container: MedusaContainer) =>
  all(container, "to_jsonb(stored) ->> 'deleted_at' is null")
