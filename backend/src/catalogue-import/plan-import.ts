import { isDeepStrictEqual } from "node:util"
import { partNumberKey } from "../contract/part-number"
import { nextFreeSlug, slugify } from "../contract/slug"
import {
  SPECIFICATIONS,
  type SpecificationDefinition,
  type SpecificationKey,
  type Specifications,
} from "../contract/specifications"
import { withMachineType } from "../product/machine-type"
import { picturesOf } from "../product/read-products"
import { PROFILE_FIELDS } from "../lib/profile-fields"
import { type CatalogueRow, type RowError } from "./catalogue-row"
import { type Shop, type StoredCatalogue, type StoredProduct, type StoredProfile } from "./stored-catalogue"

/** Fields of a product profile to write; what is absent stays. */
export type ProfileChanges = Partial<StoredProfile>

/** A product to make. */
export interface PlannedCreate {
  row: number
  partNumber: string
  handle: string
  name: string
  subtitle: string | null
  description: string | null
  status: "published" | "draft"
  images: string[]
  tags: string[]
  categoryId: string
  brand: string
  /** Pounds ex VAT. */
  price: number | null
  stock: number
  profile: ProfileChanges
  /** Half-made product of a killed import that this one takes the place of. */
  replaces: string | null
  /** Inventory item that a killed import left without a variant. */
  spareItem: { id: string; hasLevel: boolean } | null
}

/** Fields of Medusa's product to write; what is absent stays. */
export interface ProductChanges {
  title?: string
  handle?: string
  subtitle?: string | null
  description?: string | null
  status?: "published" | "draft"
  thumbnail?: string | null
  images?: string[]
  tags?: string[]
  category_ids?: string[]
}

/** A stored product and what of it changes. */
export interface PlannedUpdate {
  row: number
  partNumber: string
  productId: string
  product: ProductChanges
  profile: ProfileChanges
  /** Name of the brand to link, when another one is linked now. */
  brand?: string
  /** Pounds ex VAT; null takes the price away. */
  price?: { priceSetId: string; priceId: string | null; from: number | null; to: number | null }
  /** Pieces at the shop's location. */
  stock?: number
  joinChannel: boolean
  joinShippingProfile: boolean
}

/** What an import will do. */
export interface ImportPlan {
  creates: PlannedCreate[]
  updates: PlannedUpdate[]
  unchanged: number
  errors: RowError[]
}

/** The profile fields that have a column of the same name. */
const PROFILE_COLUMNS = PROFILE_FIELDS.filter((field) => field !== "specifications")

/** The specifications a row leads to: stored ones, overlaid with the file's columns, of the machine type only. */
function mergeSpecifications(row: CatalogueRow, stored: Specifications): Specifications {
  const merged = { ...stored, ...row.specifications }
  const entries = SPECIFICATIONS.filter(
    ({ key, machineTypes }: SpecificationDefinition & { readonly key: SpecificationKey }) =>
      machineTypes.includes(row.machine_type) && merged[key] !== null && merged[key] !== undefined,
  ).map(({ key }) => [key, merged[key]])
  return Object.fromEntries(entries) as Specifications
}

function profileOf(row: CatalogueRow, stored: StoredProfile | null): ProfileChanges {
  const given = PROFILE_COLUMNS.filter((field) => row[field] !== undefined).map((field) => [
    field,
    row[field],
  ])
  return {
    ...(Object.fromEntries(given) as ProfileChanges),
    specifications: mergeSpecifications(row, stored?.specifications ?? {}),
  }
}

/** Those of the wanted fields whose stored value differs. */
function differing<T extends object>(wanted: T, stored: object): Partial<T> {
  const now = stored as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value, now[field] ?? emptyLike(value)),
    ),
  ) as Partial<T>
}

const emptyLike = (value: unknown) => (Array.isArray(value) ? [] : null)

/** The picture for lists once the pictures have changed: the one that staff chose, while it is there, or else the first. */
function thumbnailOf(images: readonly string[], { thumbnail, images: before }: StoredProduct): string | null {
  const isChosen = thumbnail !== null && thumbnail !== before[0] && images.includes(thumbnail)
  return isChosen ? thumbnail : (images[0] ?? null)
}

function productChanges(row: CatalogueRow, stored: StoredProduct, shop: Shop): ProductChanges {
  const images = row.images?.map(({ url }) => url)
  const machineType = withMachineType(stored.category_ids, shop.categoryIds.get(row.machine_type) ?? "")
  const wanted: ProductChanges = {
    title: row.name,
    ...("categoryIds" in machineType ? { category_ids: machineType.categoryIds } : {}),
    ...(row.handle ? { handle: row.handle } : {}),
    ...(row.short_description === undefined ? {} : { subtitle: row.short_description }),
    ...(row.description === undefined ? {} : { description: row.description }),
    ...(row.status === undefined ? {} : { status: row.status }),
    ...(images && !isDeepStrictEqual(images, stored.images)
      ? { images, thumbnail: thumbnailOf(images, stored) }
      : {}),
    ...(row.tags ? { tags: [...row.tags].sort() } : {}),
  }
  const now = { ...stored, tags: [...stored.tags].sort() }
  return differing(wanted, now)
}

/** Compares money in whole pence. */
const samePrice = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.round(one * 100) === Math.round(other * 100)

function planUpdate(
  row: CatalogueRow,
  stored: StoredProduct,
  priceSetId: string,
  catalogue: StoredCatalogue,
  shop: Shop,
): PlannedUpdate | null {
  const { brandIds } = catalogue
  const brandStays = stored.brand_id !== null && brandIds.get(slugify(row.brand)) === stored.brand_id
  const update: PlannedUpdate = {
    row: row.row,
    partNumber: row.part_number,
    productId: stored.product_id,
    product: productChanges(row, stored, shop),
    profile: differing(profileOf(row, stored.profile), {
      ...stored.profile,
      // A file has the name in the place of a text that a picture does not have.
      images: picturesOf(stored.images, stored.profile).map(({ url, alt_text: alt, title_text: title }) => ({
        url,
        alt_text: alt || row.name,
        title_text: title || alt || row.name,
      })),
    }),
    ...(brandStays ? {} : { brand: row.brand }),
    ...(row.price === undefined || samePrice(row.price, stored.price)
      ? {}
      : {
          price: {
            priceSetId,
            priceId: stored.price_id,
            from: stored.price,
            to: row.price,
          },
        }),
    ...(row.stock === (stored.stock ?? 0) ? {} : { stock: row.stock }),
    joinChannel: !stored.in_channel,
    joinShippingProfile: !stored.has_shipping_profile,
  }
  return isEmpty(update) && stored.profile ? null : update
}

/** Whether a planned update changes nothing. */
function isEmpty(update: PlannedUpdate): boolean {
  return (
    Object.keys(update.product).length === 0 &&
    Object.keys(update.profile).length === 0 &&
    update.brand === undefined &&
    update.price === undefined &&
    update.stock === undefined &&
    !update.joinChannel &&
    !update.joinShippingProfile
  )
}

function planCreate(
  row: CatalogueRow,
  handle: string,
  replaces: string | null,
  catalogue: StoredCatalogue,
  shop: Shop,
): PlannedCreate {
  const spare = catalogue.spareItemsBySku.get(row.part_number)
  return {
    row: row.row,
    partNumber: row.part_number,
    handle,
    name: row.name,
    subtitle: row.short_description ?? null,
    description: row.description ?? null,
    status: row.status ?? "published",
    images: (row.images ?? []).map(({ url }) => url),
    tags: row.tags ?? [],
    categoryId: shop.categoryIds.get(row.machine_type) ?? "",
    brand: row.brand,
    price: row.price ?? null,
    stock: row.stock,
    profile: profileOf(row, null),
    replaces,
    spareItem: spare ? { id: spare.id, hasLevel: spare.stock !== null } : null,
  }
}

/** Hands out addresses: no two products get the same, whether stored or planned. */
class Handles {
  private readonly owners: Map<string, string>

  constructor(stored: ReadonlyMap<string, string>) {
    this.owners = new Map(stored)
  }

  /** Part number of the product that has the handle, unless it is the given one. */
  otherOwner(handle: string, partNumber: string): string | undefined {
    const owner = this.owners.get(handle)
    return owner === undefined || partNumberKey(owner) === partNumberKey(partNumber) ? undefined : owner
  }

  release(handle: string): void {
    this.owners.delete(handle)
  }

  take(handle: string, partNumber: string): string {
    this.owners.set(handle, partNumber)
    return handle
  }

  takeFree(name: string, partNumber: string): string {
    return this.take(
      nextFreeSlug(slugify(name), (candidate) => this.owners.has(candidate)),
      partNumber,
    )
  }
}

/** A problem that only what is stored can tell. */
function storedProblem(
  row: CatalogueRow,
  matches: readonly StoredProduct[],
  shop: Shop,
): Omit<RowError, "row"> | null {
  const [stored] = matches
  const partNumber = { column: "part_number" }
  if (!stored) {
    if (row.price === undefined && !row.price_text) {
      return { column: "price", problem: "is missing from the file, and a new product needs one" }
    }
    return null
  }
  if (matches.length > 1) {
    const spellings = matches.map(({ sku }) => `"${sku}"`).join(" and ")
    return {
      ...partNumber,
      problem: `stands for more than one stored product, ${spellings}; rename one of them`,
    }
  }
  if (stored.variant_count > 1) {
    return {
      ...partNumber,
      problem: `belongs to "${stored.title}", which has ${stored.variant_count} variants; change it in the Medusa Admin`,
    }
  }
  if (stored.inventory_item_ids.length !== 1 || stored.price_set_id === null) {
    return {
      ...partNumber,
      problem: `is stored without managed inventory; switch on "Manage inventory" for "${stored.title}" in the Medusa Admin`,
    }
  }
  const machineType = shop.categoryIds.get(row.machine_type) ?? ""
  if ("olderCategoryId" in withMachineType(stored.category_ids, machineType)) {
    return {
      column: "machine_type",
      problem: `would not become the machine type of "${stored.title}": another of its categories is older; take it out of that one in the Medusa Admin first`,
    }
  }
  return null
}

/** Whether an import was killed before it had made all of a product's variant. */
function isUnfinished(stored: StoredProduct): boolean {
  const isOurs =
    stored.external_id !== null && partNumberKey(stored.external_id) === partNumberKey(stored.sku)
  return isOurs && (stored.inventory_item_ids.length === 0 || stored.price_set_id === null)
}

/**
 * Compares the rows of a file with what is stored.
 *
 * @param rows good rows, in the file's order
 * @param catalogue what is stored about their part numbers
 * @param shop what every product hangs on
 * @returns what to make, what to change and how, and the rows that cannot be imported
 */
export function planImport(
  rows: readonly CatalogueRow[],
  catalogue: StoredCatalogue,
  shop: Shop,
): ImportPlan {
  const plan: ImportPlan = { creates: [], updates: [], unchanged: 0, errors: [] }
  const handles = new Handles(catalogue.ownerOfHandle)
  for (const row of rows) {
    const key = partNumberKey(row.part_number)
    const matches = catalogue.byKey.get(key) ?? []
    const unfinished = matches.length === 1 && matches[0] && isUnfinished(matches[0]) ? matches[0] : undefined
    const stored = unfinished ? [] : matches
    const problem = storedProblem(row, stored, shop) ?? handleProblem(row, handles)
    if (problem) {
      plan.errors.push({ row: row.row, ...problem })
      continue
    }
    const [match] = stored
    if (match?.price_set_id) {
      if (row.handle && row.handle !== match.handle) {
        // The old one stays its own: it leads to the new one.
        handles.take(row.handle, row.part_number)
      }
      const update = planUpdate(row, match, match.price_set_id, catalogue, shop)
      if (update) plan.updates.push(update)
      else plan.unchanged += 1
      continue
    }
    const replaced = unfinished
      ? { id: unfinished.product_id, handle: unfinished.handle }
      : catalogue.unfinishedByKey.get(key)
    if (replaced) handles.release(replaced.handle)
    const handle = row.handle
      ? handles.take(row.handle, row.part_number)
      : handles.takeFree(row.name, row.part_number)
    plan.creates.push(planCreate(row, handle, replaced?.id ?? null, catalogue, shop))
  }
  return plan
}

function handleProblem(row: CatalogueRow, handles: Handles): Omit<RowError, "row"> | null {
  const owner = row.handle ? handles.otherOwner(row.handle, row.part_number) : undefined
  return owner === undefined
    ? null
    : { column: "handle", problem: `"${row.handle}" is already the address of ${owner}; choose another` }
}
