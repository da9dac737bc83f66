import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { adminUrlSeoSchema, PROFILE_FIELDS } from "../../contract"
import { type FieldTexts, textOf } from "./changes"

/** State of a record at one time. */
export interface Snapshot {
  /** The name people know the record by. */
  name: string | null
  fields: FieldTexts
}

/** Entity and fields that the activity log stores of a record. None of them may name a customer. */
interface Source {
  /** Entity of `query.graph`. */
  entity: string
  /** Field with the record's name. */
  name: string
  /** Paths of `query.graph`, or a field's name and its path where the path's end is no good name. */
  fields: readonly (string | readonly [field: string, path: string])[]
}

const CATEGORY: Source = {
  entity: "product_category",
  name: "name",
  fields: [
    "name",
    "handle",
    "description",
    "is_active",
    "is_internal",
    ["parent", "parent_category.name"],
    "machine_type.logo",
    "machine_type.sort",
    "machine_type.intro",
  ],
}

const STAFF_MEMBER: Source = {
  entity: "user",
  name: "email",
  fields: ["email", "first_name", "last_name", ["role", "staff_role.role"]],
}

/** Fields of an article that are not computed from others. */
const BLOG_FIELDS = [
  ...[
    "title",
    "handle",
    "excerpt",
    "content",
    "type",
    "category",
    "tags",
    "author",
    "image_url",
    "image_alt",
  ],
  ...["is_published", "published_at", "scheduled_at", "seo_title", "seo_description", "created_at"],
]

const URL_SEO_FIELDS = Object.keys(adminUrlSeoSchema.shape).filter(
  (field) => !["id", "created_at", "updated_at"].includes(field),
)

/** Sources by the first part of the path after `/admin`. Writes of other resources are logged without values. */
const SOURCES: Readonly<Record<string, Source>> = {
  products: {
    entity: "product",
    name: "title",
    fields: [
      ...["title", "subtitle", "description", "handle", "status", "thumbnail", "discountable"],
      ["pictures", "images.url"],
      ["brand", "brand.name"],
      ["machine type", "categories.name"],
      ["tags", "tags.value"],
      ["part number", "variants.sku"],
      ["variant", "variants.title"],
      ["price", "variants.price_set.prices.amount"],
      ["stock", "variants.inventory_items.inventory.location_levels.stocked_quantity"],
      ...PROFILE_FIELDS.map((field) => `product_profile.${field}`),
    ],
  },
  brands: { entity: "brand", name: "name", fields: ["name", "handle", "logo"] },
  "machine-types": CATEGORY,
  "product-categories": CATEGORY,
  blogs: { entity: "blog", name: "title", fields: BLOG_FIELDS },
  "url-seo": { entity: "url_seo_config", name: "url", fields: URL_SEO_FIELDS },
  redirects: { entity: "redirect", name: "path", fields: ["path", "target", "status", "over_page"] },
  "form-submissions": { entity: "form_submission", name: "reference", fields: ["status", "assignee_id"] },
  companies: {
    entity: "company",
    name: "account_number",
    // Not the note, addresses and telephone numbers, which may be a person's.
    fields: [
      ...["legal_name", "trading_name", "company_type", "company_number", "vat_number", "eori", "status"],
      ...["po_required", "assigned_user_id", "possible_duplicate_of"],
    ],
  },
  collections: { entity: "product_collection", name: "title", fields: ["title", "handle"] },
  "product-tags": { entity: "product_tag", name: "value", fields: ["value"] },
  "product-types": { entity: "product_type", name: "value", fields: ["value"] },
  regions: { entity: "region", name: "name", fields: ["name", "currency_code"] },
  "sales-channels": {
    entity: "sales_channel",
    name: "name",
    fields: ["name", "description", "is_disabled"],
  },
  "stock-locations": { entity: "stock_location", name: "name", fields: ["name"] },
  "inventory-items": {
    entity: "inventory_item",
    name: "sku",
    fields: ["sku", "title", ["stock", "location_levels.stocked_quantity"]],
  },
  "price-lists": { entity: "price_list", name: "title", fields: ["title", "status", "starts_at", "ends_at"] },
  promotions: { entity: "promotion", name: "code", fields: ["code", "status"] },
  campaigns: { entity: "campaign", name: "name", fields: ["name", "starts_at", "ends_at"] },
  "api-keys": { entity: "api_key", name: "title", fields: ["title", "revoked_at"] },
  users: STAFF_MEMBER,
  staff: STAFF_MEMBER,
  invites: { entity: "invite", name: "email", fields: ["accepted", "expires_at"] },
  stores: { entity: "store", name: "name", fields: ["name"] },
}

const nameAndPath = (field: string | readonly [string, string]): readonly [string, string] =>
  typeof field === "string" ? [field.slice(field.lastIndexOf(".") + 1), field] : field

function valueAt(record: unknown, path: readonly string[]): unknown {
  if (path.length === 0 || record === null || record === undefined) return record
  if (Array.isArray(record)) return record.map((entry) => valueAt(entry, path))
  const [key = "", ...rest] = path
  return valueAt((record as Record<string, unknown>)[key], rest)
}

/**
 * Reads a record as the activity log stores it.
 *
 * @param container the request's
 * @param resource first part of the path after `/admin`
 * @param id of the record
 * @returns undefined when there is no such record, or the log stores no values of its kind
 */
export async function readSnapshot(
  container: MedusaContainer,
  resource: string,
  id: string,
): Promise<Snapshot | undefined> {
  const source = Object.hasOwn(SOURCES, resource) ? SOURCES[resource] : undefined
  if (!source) return undefined
  const fields = source.fields.map(nameAndPath)
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: source.entity,
    fields: [...new Set([source.name, ...fields.map(([, path]) => path)])],
    filters: { id },
  })
  const record: unknown = data[0]
  if (record === undefined) return undefined
  return {
    name: textOf(valueAt(record, [source.name])),
    fields: Object.fromEntries(
      fields.map(([field, path]) => [field, textOf(valueAt(record, path.split(".")))]),
    ),
  }
}
