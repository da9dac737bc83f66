import { spawn } from "node:child_process"
import path from "node:path"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/** A stored product, with the fields that the tests read. */
export interface ImportedProduct {
  id: string
  title: string
  handle: string
  description: string | null
  status: string
  updated_at: string
  tags: { value: string }[]
  images: { url: string }[]
  categories: { name: string }[]
  brand: { name: string } | null
  product_profile: { key_features: string[]; specifications: object; images: object[] } | null
  variants: {
    id: string
    sku: string
    price_set: { id: string; prices: { amount: number; currency_code: string }[] } | null
    inventory_items: { inventory: { location_levels: { stocked_quantity: number }[] } }[]
  }[]
}

const PRODUCT_FIELDS = [
  "*",
  "tags.value",
  "images.url",
  "categories.name",
  "brand.name",
  "product_profile.*",
  "variants.*",
  "variants.price_set.*",
  "variants.price_set.prices.*",
  "variants.inventory_items.inventory.location_levels.*",
]

/** Tables that an import writes to. */
const TABLES = [
  "product",
  "product_variant",
  "product_profile",
  "brand",
  "price_set",
  "inventory_item",
  "product_tag",
]

/** Products with every record that an import creates for one: variant, price, stock, brand and so on. */
const WHOLE_PRODUCTS = `
  select count(*)::int as count from product_variant variant
  join product on product.id = variant.product_id and product.deleted_at is null
  where variant.deleted_at is null
    and exists (select 1 from product_variant_price_set link join price on price.price_set_id = link.price_set_id
      where link.variant_id = variant.id and link.deleted_at is null and price.deleted_at is null)
    and exists (select 1 from product_variant_inventory_item link join inventory_level level
      on level.inventory_item_id = link.inventory_item_id where link.variant_id = variant.id and link.deleted_at is null)
    and exists (select 1 from product_product_product_profile_product_profile link
      where link.product_id = product.id and link.deleted_at is null)
    and exists (select 1 from product_product_brand_brand link
      where link.product_id = product.id and link.deleted_at is null)
    and exists (select 1 from product_sales_channel link
      where link.product_id = product.id and link.deleted_at is null)
    and exists (select 1 from product_category_product link where link.product_id = product.id)`

/** Looks at what an import has stored. */
export class ImportedCatalogue {
  constructor(private readonly container: () => MedusaContainer) {}

  /** All products, by name. */
  async products(): Promise<ImportedProduct[]> {
    const query = this.container().resolve(ContainerRegistrationKeys.QUERY)
    const { data } = await query.graph({
      entity: "product",
      fields: PRODUCT_FIELDS,
      pagination: { order: { title: "ASC" } },
    })
    return data as ImportedProduct[]
  }

  /** The product with exactly this part number. */
  async product(partNumber: string): Promise<ImportedProduct> {
    const [product, ...others] = (await this.products()).filter(({ variants }) =>
      variants.some(({ sku }) => sku === partNumber),
    )
    expect(others).toEqual([])
    expect(product).toBeDefined()
    return product!
  }

  /** Rows of a statement. */
  async sql<Row>(statement: string): Promise<Row[]> {
    const connection = this.container().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows }: { rows: Row[] } = await connection.raw(statement)
    return rows
  }

  private async count(statement: string): Promise<number> {
    const [counted] = await this.sql<{ count: number }>(statement)
    return counted?.count ?? 0
  }

  /** How many rows each table has that an import writes to. */
  async countRows(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const table of TABLES) {
      counts[table] = await this.count(`select count(*)::int as count from ${table} where deleted_at is null`)
    }
    return counts
  }

  /** How many products have every record that an import creates for one. */
  async countWhole(): Promise<number> {
    return this.count(WHOLE_PRODUCTS)
  }

  /** Names of the events emitted while the work runs. */
  async eventsOf(work: () => Promise<unknown>): Promise<string[]> {
    const names: string[] = []
    const eventBus = this.container().resolve(Modules.EVENT_BUS)
    const listen = async ({ name }: { name: string }) => void names.push(name)
    eventBus.addInterceptor?.(listen)
    await work()
    eventBus.removeInterceptor?.(listen)
    return names
  }
}

/** Pieces on the shelf. */
export const levelOf = ({ variants: [variant] }: ImportedProduct) =>
  Number(variant?.inventory_items[0]?.inventory.location_levels[0]?.stocked_quantity)

/** Pounds ex VAT. */
export const priceOf = ({ variants: [variant] }: ImportedProduct) =>
  variant?.price_set?.prices.find(({ currency_code: code }) => code === "gbp")?.amount

/** Starts the import command of staff in a process of its own and kills it once it has written some products. */
export async function killWhileImporting(file: string, databaseUrl: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      require.resolve("@medusajs/cli/cli.js"),
      "exec",
      "./src/scripts/catalogue-import.ts",
      file,
      "add-brands",
    ],
    {
      cwd: path.resolve(__dirname, "../.."),
      env: { ...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: "" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  )
  let said = ""
  const hear = (text: Buffer) => {
    said += text.toString()
    if (said.includes(" products written")) child.kill("SIGKILL")
  }
  child.stdout.on("data", hear)
  child.stderr.on("data", hear)
  const signal = await new Promise((resolve) => child.on("exit", (_code, by) => resolve(by)))
  expect({ signal, said }).toMatchObject({ signal: "SIGKILL" })
}
