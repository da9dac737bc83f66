import { CURRENCY, type AdminCatalogueResponse, type StoreProductProfile } from "@scanwright/backend/contract"
import { allSpecifications, type ProductForm, type ProductValues } from "./product-form"
import { MedusaReadError, type Result } from "@/lib/medusa/failure"
import { toMediaPath } from "@/lib/medusa/media"
import { readAsStaff, writeAsStaff } from "@/staff/session/client"
import { type Choice, readChoices } from "@/staff/brands/data"

/** What a product can be put into. */
export interface ProductChoices {
  readonly brands: readonly Choice[]
  readonly machineTypes: readonly Choice[]
}

/** A product as staff edit it. */
export interface StaffProduct {
  readonly id: string
  /** As Medusa writes it: a later write names it, so that nobody's change is overwritten unseen. */
  readonly updatedAt: string
  readonly createdAt: string
  readonly form: ProductForm
}

interface AdminPrice {
  id: string
  amount: number
  currency_code: string
  min_quantity: number | null
  max_quantity: number | null
  rules: Record<string, string> | null
}

interface AdminVariant {
  id: string
  sku: string | null
  variant_rank: number | null
  manage_inventory: boolean
  prices: AdminPrice[] | null
  inventory_items: { inventory: { location_levels: { stocked_quantity: number }[] | null } | null }[] | null
}

interface AdminProduct {
  id: string
  title: string
  handle: string
  subtitle: string | null
  description: string | null
  status: string
  thumbnail: string | null
  created_at: string
  updated_at: string
  images: { url: string; rank: number | null }[] | null
  tags: { value: string }[] | null
  categories: Choice[] | null
  variants: AdminVariant[] | null
  brand?: Choice | null
  product_profile?: StoreProductProfile | null
}

const FIELDS = [
  "id,title,handle,subtitle,description,status,thumbnail,created_at,updated_at",
  "images.url,images.rank,tags.value,categories.id,categories.name,categories.handle",
  "variants.id,variants.sku,variants.variant_rank,variants.manage_inventory,variants.prices.*",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
  "brand.id,brand.name,brand.handle,product_profile.*",
].join(",")

/** Medusa wants an option and a value of it for every variant; ours have one, as imported products have. */
const OPTION = "Default option"
const OPTION_VALUE = "Default option value"
const VARIANT = "Default variant"

/** Products offered while one is looked for. */
const MOST_FOUND = 12

const byRank = (variants: AdminProduct["variants"]): AdminVariant[] =>
  [...(variants ?? [])].sort(
    (a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0) || (a.id < b.id ? -1 : 1),
  )

/** The price that the shop shows: in its currency, for everybody and any quantity. */
const isShown = ({ currency_code: currency, rules, min_quantity: min, max_quantity: max }: AdminPrice) =>
  currency === CURRENCY && Object.keys(rules ?? {}).length === 0 && min === null && max === null

const stockOf = (variant: AdminVariant | undefined): number | null => {
  if (!variant?.manage_inventory) return null
  const levels = (variant.inventory_items ?? []).flatMap((item) => item.inventory?.location_levels ?? [])
  return levels.reduce((sum, { stocked_quantity: pieces }) => sum + pieces, 0)
}

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : String(value)

function toForm(product: AdminProduct): ProductForm {
  const profile = product.product_profile
  const [variant] = byRank(product.variants)
  const machineType = [...(product.categories ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1))[0]
  const price = variant?.prices?.find(isShown)?.amount
  const texts = new Map(profile?.images.map((image) => [image.url, image]))
  const pictures = [...(product.images ?? [])].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const [first] = pictures
  return {
    name: product.title,
    handle: product.handle,
    shortDescription: product.subtitle ?? "",
    description: product.description ?? "",
    brandId: product.brand?.id ?? "",
    machineTypeId: machineType?.id ?? "",
    longDescription: profile?.long_description ?? "",
    price: price === undefined ? "" : price.toFixed(2),
    priceText: profile?.price_text ?? "",
    stock: textOf(stockOf(variant)),
    sku: variant?.sku ?? "",
    keyFeatures: profile?.key_features ?? [],
    features: profile?.features ?? [],
    tags: (product.tags ?? []).map(({ value }) => value),
    compatibility: profile?.compatibility ?? [],
    specifications: allSpecifications(profile?.specifications ?? {}),
    images: pictures.map(({ url }) => ({
      url,
      src: toMediaPath(url),
      alt: texts.get(url)?.alt_text ?? "",
      title: texts.get(url)?.title_text ?? "",
    })),
    thumbnail: product.thumbnail === null || product.thumbnail === first?.url ? "" : product.thumbnail,
    rating: textOf(profile?.rating),
    reviewCount: textOf(profile?.review_count),
    brochureUrl: profile?.brochure_url ?? "",
    seoTitle: profile?.seo_title ?? "",
    seoDescription: profile?.seo_description ?? "",
    seoKeywords: profile?.seo_keywords ?? [],
    status: product.status === "published" ? "published" : "draft",
  }
}

const readRow = (id: string) =>
  readAsStaff<{ product: AdminProduct }>(`/admin/products/${encodeURIComponent(id)}`, { fields: FIELDS })

/** A product as staff edit it. @returns a failure of the kind "not_found" where there is none, or no longer */
export async function readStaffProduct(id: string): Promise<Result<StaffProduct>> {
  const result = await readRow(id)
  if (!result.ok) return result
  const { product } = result.value
  return {
    ok: true,
    value: {
      id: product.id,
      updatedAt: product.updated_at,
      createdAt: product.created_at,
      form: toForm(product),
    },
  }
}

/**
 * Brands and machine types by name, and in the order of the shop.
 *
 * @throws MedusaReadError when Medusa gives no answer: nothing can be edited then
 */
export async function readProductChoices(): Promise<ProductChoices> {
  const [brands, types] = await Promise.all([readChoices("brand"), readChoices("machine_type")])
  if (!brands.ok) throw new MedusaReadError("/admin/brands", brands.failure)
  if (!types.ok) throw new MedusaReadError("/admin/machine-types", types.failure)
  return { brands: brands.value, machineTypes: types.value }
}

const orNull = (text: string) => (text === "" ? null : text)

/** Ids of tags, which are made where there are none yet; one that nothing bears harms nobody. */
async function tagIds(values: readonly string[]): Promise<Result<{ id: string }[]>> {
  const wanted = [...new Set(values)]
  if (wanted.length === 0) return { ok: true, value: [] }
  const found = await readAsStaff<{ product_tags: { id: string; value: string }[] }>("/admin/product-tags", {
    value: wanted,
    limit: wanted.length,
    fields: "id,value",
  })
  if (!found.ok) return found
  const ids = new Map(found.value.product_tags.map(({ id, value }) => [value, id]))
  for (const value of wanted) {
    if (ids.has(value)) continue
    const made = await writeAsStaff<{ product_tag: { id: string } }>("/admin/product-tags", {
      action: "add tag",
      body: { value },
      isRepeatable: false,
    })
    if (!made.ok) return made
    ids.set(value, made.value.product_tag.id)
  }
  return { ok: true, value: wanted.map((value) => ({ id: ids.get(value) ?? "" })) }
}

/** What both writes have in common, in Medusa's words. */
const toBody = (values: ProductValues, tags: { id: string }[]) => ({
  title: values.name,
  subtitle: orNull(values.shortDescription),
  description: orNull(values.description),
  status: values.status,
  thumbnail: orNull(values.thumbnail) ?? values.images[0]?.url ?? null,
  images: values.images.map(({ url }) => ({ url })),
  categories: [{ id: values.machineTypeId }],
  tags,
  additional_data: {
    brand_id: orNull(values.brandId),
    long_description: orNull(values.longDescription),
    key_features: values.keyFeatures,
    features: values.features,
    compatibility: values.compatibility,
    specifications: values.specifications,
    ...(values.stock !== null && { stock: values.stock }),
    price_text: orNull(values.priceText),
    rating: values.rating,
    review_count: values.reviewCount,
    brochure_url: orNull(values.brochureUrl),
    seo_title: orNull(values.seoTitle),
    seo_description: orNull(values.seoDescription),
    seo_keywords: values.seoKeywords,
    images: values.images.map(({ url, alt, title }) => ({ url, alt_text: alt, title_text: title })),
  },
})

const ofCurrency = (price: number | null) =>
  price === null ? [] : [{ amount: price, currency_code: CURRENCY }]

/** Where a new product is sold, and how it is sent. */
async function readShop() {
  const [stores, profiles] = await Promise.all([
    readAsStaff<{ stores: { default_sales_channel_id: string }[] }>("/admin/stores", {
      fields: "id,default_sales_channel_id",
    }),
    readAsStaff<{ shipping_profiles: { id: string; type: string }[] }>("/admin/shipping-profiles", {
      fields: "id,type",
    }),
  ])
  if (!stores.ok) return stores
  if (!profiles.ok) return profiles
  const [store] = stores.value.stores
  const profile = profiles.value.shipping_profiles.find(({ type }) => type === "default")
  return {
    ok: true,
    value: {
      ...(store && { sales_channels: [{ id: store.default_sales_channel_id }] }),
      ...(profile && { shipping_profile_id: profile.id }),
    },
  } as const
}

/** Adds a product with all that belongs to it, in one write. */
export async function createStaffProduct(values: ProductValues): Promise<Result<{ id: string }>> {
  const [tags, shop] = await Promise.all([tagIds(values.tags), readShop()])
  if (!tags.ok) return tags
  if (!shop.ok) return shop
  const { subtitle, description, ...body } = toBody(values, tags.value)
  const result = await writeAsStaff<{ product: { id: string } }>("/admin/products", {
    action: "add product",
    isRepeatable: false,
    body: {
      ...body,
      ...shop.value,
      ...(subtitle !== null && { subtitle }),
      ...(description !== null && { description }),
      ...(values.handle !== "" && { handle: values.handle }),
      options: [{ title: OPTION, values: [OPTION_VALUE] }],
      variants: [
        {
          title: VARIANT,
          ...(values.sku !== "" && { sku: values.sku }),
          manage_inventory: true,
          options: { [OPTION]: OPTION_VALUE },
          prices: ofCurrency(values.price),
        },
      ],
    },
  })
  return result.ok ? { ok: true, value: { id: result.value.product.id } } : result
}

/** Variants as an update wants them: all of them named, or those left out go; only the first one changes. */
function toVariants(product: AdminProduct, { sku, price }: ProductValues) {
  const [first, ...others] = byRank(product.variants)
  if (!first) return undefined
  const shown = first.prices?.find(isShown)
  const kept = (first.prices ?? []).filter((one) => one !== shown)
  return [
    {
      id: first.id,
      sku: orNull(sku),
      prices: [
        ...kept.map(({ id, amount, currency_code: currency, min_quantity, max_quantity, rules }) => ({
          ...{ id, amount, currency_code: currency, min_quantity, max_quantity },
          ...(rules && Object.keys(rules).length > 0 && { rules }),
        })),
        ...ofCurrency(price).map((one) => ({ ...one, ...(shown && { id: shown.id }) })),
      ],
    },
    ...others.map(({ id }) => ({ id })),
  ]
}

/**
 * Changes a product, in one write.
 *
 * @param updatedAt as it was read: where it has changed since, the failure is of the kind "conflict"
 */
export async function updateStaffProduct(
  id: string,
  values: ProductValues,
  updatedAt: string,
): Promise<Result<StaffProduct>> {
  const [tags, now] = await Promise.all([tagIds(values.tags), readRow(id)])
  if (!tags.ok) return tags
  if (!now.ok) return now
  const variants = toVariants(now.value.product, values)
  const result = await writeAsStaff(`/admin/products/${encodeURIComponent(id)}`, {
    action: "update product",
    ifMatch: updatedAt,
    body: {
      ...toBody(values, tags.value),
      ...(values.handle !== "" && { handle: values.handle }),
      ...(variants && { variants }),
    },
  })
  return result.ok ? readStaffProduct(id) : result
}

/** Deletes a product; it can be restored. @param updatedAt as it was read */
export const deleteStaffProduct = (id: string, updatedAt: string): Promise<Result<unknown>> =>
  writeAsStaff(`/admin/products/${encodeURIComponent(id)}`, {
    method: "DELETE",
    action: "delete product",
    ifMatch: updatedAt,
  })

/** Brings a deleted product back, with all that belonged to it. */
export const restoreStaffProduct = (id: string): Promise<Result<unknown>> =>
  writeAsStaff("/admin/deleted/restore", { action: "restore product", body: { entity: "product", id } })

/** A product that was found by name or part number. */
export interface FoundProduct {
  readonly id: string
  readonly name: string
  readonly partNumber: string | null
}

/** Products whose name, part number or brand matches, drafts among them. */
export async function findStaffProducts(words: string): Promise<Result<FoundProduct[]>> {
  const result = await readAsStaff<AdminCatalogueResponse>("/admin/catalogue", {
    q: words,
    limit: MOST_FOUND,
    facets: false,
  })
  if (!result.ok) return result
  const products = result.value.products.map(({ id, name, part_number: partNumber }) => ({
    ...{ id, name, partNumber },
  }))
  return { ok: true, value: products }
}

/** Adds a brand by its name. */
export async function createBrandByName(name: string): Promise<Result<Choice>> {
  const result = await writeAsStaff<{ brand: Choice }>("/admin/brands", {
    action: "add brand",
    body: { name },
    isRepeatable: false,
  })
  return result.ok ? { ok: true, value: result.value.brand } : result
}

/** Adds a machine type by its name. */
export async function createMachineTypeByName(name: string): Promise<Result<Choice>> {
  const result = await writeAsStaff<{ machine_type: Choice }>("/admin/machine-types", {
    action: "add category",
    body: { name },
    isRepeatable: false,
  })
  return result.ok ? { ok: true, value: result.value.machine_type } : result
}
