import { isDeepStrictEqual } from "node:util"

type Read = <Row>(statement: string) => Promise<Row[]>

/** One row of a product, or of what belongs to it. */
export interface Fact {
  /** Which of {@link PARTS}. */
  part: string
  id: string
  columns: Record<string, unknown>
}

/** What is stored of each product, by its id; of deleted ones, too. */
export type Facts = ReadonlyMap<string, readonly Fact[]>

/** What differs between two readings of one product. */
export interface Difference {
  part: string
  id: string
  /** Null where the whole row has come or gone. */
  column: string | null
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
}

/** Statements with the columns `product_id`, `id` and `columns`. */
const PARTS = {
  product: "select id as product_id, id, to_jsonb(product) as columns from product",
  variant: "select product_id, id, to_jsonb(variant) as columns from product_variant variant",
  option: `select link.product_id, one.id, to_jsonb(one) as columns from product_product_option link
    join product_option one on one.id = link.product_option_id`,
  image: "select product_id, id, to_jsonb(image) as columns from image",
  tag: "select product_id, product_tag_id as id, '{}'::jsonb as columns from product_tags",
  category: `select link.product_id, category.id, to_jsonb(category) as columns from product_category_product link
    join product_category category on category.id = link.product_category_id and category.deleted_at is null`,
  brand: `select link.product_id, brand.id, to_jsonb(brand) || jsonb_build_object('deleted_at', link.deleted_at) as columns
    from product_product_brand_brand link join brand on brand.id = link.brand_id and brand.deleted_at is null`,
  profile: `select link.product_id, profile.id, to_jsonb(profile) || jsonb_build_object('deleted_at', link.deleted_at) as columns
    from product_product_product_profile_product_profile link
    join product_profile profile on profile.id = link.product_profile_id`,
  "sales channel":
    "select product_id, sales_channel_id as id, to_jsonb(link) as columns from product_sales_channel link",
  "shipping profile":
    "select product_id, shipping_profile_id as id, to_jsonb(link) as columns from product_shipping_profile link",
  price: `select variant.product_id, price.id, to_jsonb(price) as columns from product_variant variant
    join product_variant_price_set link on link.variant_id = variant.id and link.deleted_at is null
    join price on price.price_set_id = link.price_set_id`,
  "inventory item": `select variant.product_id, item.id, to_jsonb(item)
      || jsonb_build_object('required_quantity', link.required_quantity) as columns
    from product_variant variant
    join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
    join inventory_item item on item.id = link.inventory_item_id`,
  level: `select variant.product_id, level.id, to_jsonb(level) as columns from product_variant variant
    join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
    join inventory_level level on level.inventory_item_id = link.inventory_item_id`,
  "past address":
    "select target_id as product_id, id, to_jsonb(record) as columns from handle_record record where entity = 'product'",
}

/** Columns that follow another one, or only say that something was written. */
const isOwn = (column: string) => column !== "updated_at" && !column.startsWith("raw_")

/**
 * Reads every product with all that belongs to it. Of products that are there, what was taken from them is left out.
 *
 * @param read runs a statement
 */
export async function readFacts(read: Read): Promise<Facts> {
  const each = Object.entries(PARTS).map(
    ([part, statement]) => `select '${part}' as part, * from (${statement}) of_part`,
  )
  const rows = await read<Fact & { product_id: string }>(
    `select fact.* from (${each.join(" union all ")}) fact join product on product.id = fact.product_id
     where product.deleted_at is not null or fact.columns ->> 'deleted_at' is null order by fact.part, fact.id`,
  )
  const facts = new Map<string, Fact[]>()
  for (const { product_id, part, id, columns } of rows) {
    const own = Object.fromEntries(Object.entries(columns).filter(([column]) => isOwn(column)))
    facts.set(product_id, [...(facts.get(product_id) ?? []), { part, id, columns: own }])
  }
  return facts
}

/** @returns the rows of one kind */
export const partsOf = (facts: readonly Fact[] | undefined, part: keyof typeof PARTS): Fact[] =>
  (facts ?? []).filter((fact) => fact.part === part)

/** Whether a product is there, and not deleted. */
export const isThere = (facts: readonly Fact[] | undefined): boolean =>
  partsOf(facts, "product").some(({ columns }) => columns.deleted_at === null)

/** Columns of a price for everybody and for one piece. */
export const isPlainPrice = ({
  currency_code: currency,
  price_list_id: list,
  rules_count: rules,
  min_quantity: least,
  max_quantity: most,
}: Record<string, unknown>): boolean =>
  currency === "gbp" && list === null && Number(rules ?? 0) === 0 && Number(least ?? 1) <= 1 && most === null

/** Compares two readings of one product. */
export function differencesOf(before: readonly Fact[] = [], after: readonly Fact[] = []): Difference[] {
  const keyOf = ({ part, id }: Fact) => `${part} ${id}`
  const now = new Map(after.map((fact) => [keyOf(fact), fact]))
  const then = new Map(before.map((fact) => [keyOf(fact), fact]))
  const keys = [...new Set([...then.keys(), ...now.keys()])]
  return keys.flatMap((key): Difference[] => {
    const [old, fresh] = [then.get(key), now.get(key)]
    const { part, id } = (old ?? fresh)!
    const both = { part, id, before: old?.columns, after: fresh?.columns }
    if (!old || !fresh) return [{ ...both, column: null }]
    const columns = [...new Set([...Object.keys(old.columns), ...Object.keys(fresh.columns)])]
    return columns
      .filter((column) => !isDeepStrictEqual(old.columns[column], fresh.columns[column]))
      .map((column) => ({ ...both, column }))
  })
}

/** A difference in words. */
export function describeDifference({ part, column, before, after }: Difference): string {
  if (column === null) return before ? `${part} is gone` : `${part} is new`
  return `${part} ${column}: ${JSON.stringify(before?.[column])} to ${JSON.stringify(after?.[column])}`
}
