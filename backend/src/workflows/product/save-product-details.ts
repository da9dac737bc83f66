import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { emptyProfile, PROFILE_FIELDS } from "../../contract"
import { richTextToStore } from "../rich-text"
import { FieldsRefused } from "../../safety/refusal"
import {
  type HandleRecordsUndo,
  recordHandles,
  undoRecordedHandles,
} from "../../modules/handle-history/handle-history"
import productBrandLink from "../../links/product-brand"
import { BRAND_MODULE } from "../../modules/brand"
import { type BrandModuleService } from "../../modules/brand/service"
import { PRODUCT_PROFILE_MODULE } from "../../modules/product-profile"
import { type ProductProfileModuleService } from "../../modules/product-profile/service"
import { fileRefusals } from "./file-refusals"
import { setStock, type StockUndo, undoStock } from "./stock"
import { type ProductAdditionalData, type ProductsAdditionalData } from "./additional-data"
import { assertAllPresent } from "../../lib/not-found"

interface ProductKey {
  id: string
  handle: string
}

type Link = Record<string, Record<string, string>>
type ProfileFields = Omit<ProductAdditionalData, "brand_id" | "stock">

/** What a save did, so that it can be undone. */
export interface ProductDetailsUndo {
  handles?: HandleRecordsUndo
  stock?: StockUndo
  createdProfiles: { productId: string; profileId: string }[]
  previousProfiles: StoredProfile[]
  createdLinks: Link[]
  dismissedLinks: Link[]
}

const brandLink = (productId: string, brandId: string): Link => ({
  [Modules.PRODUCT]: { product_id: productId },
  [BRAND_MODULE]: { brand_id: brandId },
})

const profileLink = (productId: string, profileId: string): Link => ({
  [Modules.PRODUCT]: { product_id: productId },
  [PRODUCT_PROFILE_MODULE]: { product_profile_id: profileId },
})

/** Gives each product its details, and refuses details that belong to none of them. */
function detailsByProduct(
  products: readonly ProductKey[],
  data: ProductsAdditionalData | null | undefined,
): Map<string, ProductAdditionalData> {
  if (!data || Object.keys(data).length === 0) return new Map()
  if (!("products" in data)) {
    const [product, another] = products
    if (!product || another) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        "additional_data of several products must be { products: { [handle or id]: … } }",
      )
    }
    return new Map([[product.id, data]])
  }
  const keys = new Map(products.flatMap(({ id, handle }) => [[id, id] as const, [handle, id] as const]))
  const unknown = Object.keys(data.products).filter((key) => !keys.has(key))
  if (unknown.length > 0) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `additional_data speaks of products that are not in this call: ${unknown.join(", ")}`,
    )
  }
  return new Map(Object.entries(data.products).map(([key, details]) => [keys.get(key) ?? key, details]))
}

function profileFields(details: ProductAdditionalData): ProfileFields {
  const given = Object.fromEntries(
    PROFILE_FIELDS.filter((field) => details[field] !== undefined).map((field) => [field, details[field]]),
  ) as ProfileFields
  return given.long_description
    ? { ...given, long_description: richTextToStore(given.long_description).html }
    : given
}

type StoredProfile = ProfileFields & { id: string }

/**
 * Specifications that take the place of others: Medusa merges what is written into what is stored, so those that go are named.
 *
 * @param next what is to be stored
 * @param before what is stored
 */
const inPlaceOf = <Specifications extends object>(
  next: Specifications,
  before: object | null | undefined,
) => ({
  ...Object.fromEntries(Object.keys(before ?? {}).map((key) => [key, undefined])),
  ...next,
})

/** Fields of a profile as they are written over others. */
const over = (next: ProfileFields, { specifications: before }: ProfileFields): ProfileFields =>
  next.specifications ? { ...next, specifications: inPlaceOf(next.specifications, before) } : next

/** The service types JSON columns as records; ours hold an array too. */
type ProfileRow = Parameters<ProductProfileModuleService["createProductProfiles"]>[0][number]
const rows = (profiles: object[]) => profiles as ProfileRow[]

async function saveProfiles(
  container: MedusaContainer,
  products: readonly ProductKey[],
  details: Map<string, ProductAdditionalData>,
  undo: ProductDetailsUndo,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const service = container.resolve<ProductProfileModuleService>(PRODUCT_PROFILE_MODULE)
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const { data } = await query.graph({
    entity: "product",
    fields: ["id", "product_profile.*"],
    filters: { id: products.map(({ id }) => id) },
  })
  const existing = new Map(
    (data as unknown as { id: string; product_profile?: StoredProfile | null }[]).flatMap(
      ({ id, product_profile: profile }) => (profile ? [[id, profile] as const] : []),
    ),
  )

  const refusals = [...details].flatMap(([id, { files }]) => fileRefusals(files, existing.get(id)?.files))
  if (refusals.length > 0) throw new FieldsRefused(refusals)
  const updates = [...details].flatMap(([productId, given]) => {
    const profile = existing.get(productId)
    const fields = profileFields(given)
    return profile && Object.keys(fields).length > 0 ? [{ profile, fields }] : []
  })
  if (updates.length > 0) {
    undo.previousProfiles.push(
      ...updates.map(({ profile, fields }) => {
        const previous = Object.fromEntries(
          Object.keys(fields).map((field) => [field, profile[field as keyof ProfileFields]]),
        )
        return { id: profile.id, ...over(previous, fields) }
      }),
    )
    await service.updateProductProfiles(
      rows(updates.map(({ profile, fields }) => ({ id: profile.id, ...over(fields, profile) }))),
    )
  }

  const without = products.filter(({ id }) => !existing.has(id))
  if (without.length > 0) {
    const created = await service.createProductProfiles(
      rows(without.map(({ id }) => ({ ...emptyProfile(), ...profileFields(details.get(id) ?? {}) }))),
    )
    const pairs = without.map(({ id }, at) => ({ productId: id, profileId: created[at]?.id ?? "" }))
    undo.createdProfiles.push(...pairs)
    await link.create(pairs.map(({ productId, profileId }) => profileLink(productId, profileId)))
  }
}

async function saveBrands(
  container: MedusaContainer,
  details: Map<string, ProductAdditionalData>,
  undo: ProductDetailsUndo,
): Promise<void> {
  const wanted = [...details].flatMap(([productId, { brand_id: brandId }]) =>
    brandId === undefined ? [] : [{ productId, brandId }],
  )
  if (wanted.length === 0) return

  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const { data } = await query.graph({
    entity: productBrandLink.entryPoint,
    fields: ["product_id", "brand_id"],
    filters: { product_id: wanted.map(({ productId }) => productId) },
  })
  const current = data as unknown as { product_id: string; brand_id: string }[]
  const target = new Map(wanted.map(({ productId, brandId }) => [productId, brandId]))
  const leaving = current.filter((row) => target.get(row.product_id) !== row.brand_id)
  const staying = new Set(current.filter((row) => !leaving.includes(row)).map((row) => row.product_id))
  const arriving = wanted.flatMap(({ productId, brandId }) =>
    brandId && !staying.has(productId) ? [brandLink(productId, brandId)] : [],
  )
  if (leaving.length > 0) {
    const links = leaving.map((row) => brandLink(row.product_id, row.brand_id))
    undo.dismissedLinks.push(...links)
    await link.dismiss(links)
  }
  if (arriving.length > 0) {
    undo.createdLinks.push(...arriving)
    await link.create(arriving)
  }
}

async function assertBrandsExist(
  container: MedusaContainer,
  details: Map<string, ProductAdditionalData>,
): Promise<void> {
  const ids = [...new Set([...details.values()].flatMap(({ brand_id: id }) => id ?? []))]
  if (ids.length === 0) return
  const brands = await container
    .resolve<BrandModuleService>(BRAND_MODULE)
    .listBrands({ id: ids }, { select: ["id"], take: ids.length })
  assertAllPresent("Brand", ids, brands)
}

/**
 * Writes the profiles, brands and stock of products just created or updated, and records their handles: every product ends
 * with one profile and at most one brand. All or nothing: a failure takes back what it had written.
 *
 * @param container the hook's container
 * @param products the written products
 * @param data `additional_data` of the call
 * @returns what {@link undoProductDetails} needs when a later step fails
 * @throws MedusaError when a brand does not exist, details name a product outside the call, or a handle is another
 *   product's past address
 */
export async function saveProductDetails(
  container: MedusaContainer,
  products: readonly ProductKey[],
  data: ProductsAdditionalData | null | undefined,
): Promise<ProductDetailsUndo> {
  const undo: ProductDetailsUndo = {
    createdProfiles: [],
    previousProfiles: [],
    createdLinks: [],
    dismissedLinks: [],
  }
  const details = detailsByProduct(products, data)
  await assertBrandsExist(container, details)
  try {
    undo.handles = await recordHandles(container, "product", products)
    await saveProfiles(container, products, details, undo)
    await saveBrands(container, details, undo)
    undo.stock = await setStock(
      container,
      [...details].flatMap(([productId, { stock }]) =>
        stock === undefined ? [] : [{ productId, quantity: stock }],
      ),
    )
  } catch (error) {
    await undoProductDetails(container, undo)
    throw error
  }
  return undo
}

/**
 * Takes back what {@link saveProductDetails} wrote.
 *
 * @param container the hook's container
 * @param undo its result
 */
export async function undoProductDetails(
  container: MedusaContainer,
  undo: ProductDetailsUndo,
): Promise<void> {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const service = container.resolve<ProductProfileModuleService>(PRODUCT_PROFILE_MODULE)
  if (undo.stock) await undoStock(container, undo.stock)
  if (undo.createdLinks.length > 0) await link.dismiss(undo.createdLinks)
  if (undo.dismissedLinks.length > 0) await link.create(undo.dismissedLinks)
  if (undo.createdProfiles.length > 0) {
    await link.dismiss(
      undo.createdProfiles.map(({ productId, profileId }) => profileLink(productId, profileId)),
    )
    await service.deleteProductProfiles(undo.createdProfiles.map(({ profileId }) => profileId))
  }
  if (undo.previousProfiles.length > 0) await service.updateProductProfiles(rows(undo.previousProfiles))
  if (undo.handles) await undoRecordedHandles(container, undo.handles)
}
