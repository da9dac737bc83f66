import { isDeepStrictEqual } from "node:util"
import { partNumberKey } from "../contract/part-number"
import {
  type NewProduct,
  PROFILE_FIELDS,
  type ProductChanges,
  type ProductProfile,
} from "../contract/product"
import { type ImportNote } from "../contract/catalogue-imports"
import { isFindable } from "../contract/address"
import { nextFreeSlug, slugOfProduct } from "../contract/slug"
import { picturesOf } from "../product/read-products"
import { type CatalogueRow, type RowError } from "./catalogue-row"
import { isNamed, type NameChoices } from "./new-names"
import { machineTypeProblems, mergeSpecifications, staysOfType } from "./row-machine-type"
import { type InventoryItem, type Shop, type StoredCatalogue, type StoredProduct } from "./stored-catalogue"

/**
 * A new product in the contract's words, without what only the shop knows: its brand, its machine type and the place of
 * its stock.
 */
type PlannedProduct = Omit<NewProduct, "brand_id" | "machine_type_id" | "stock"> & {
  handle: string
  part_number: string
}

/** A product to make. */
export interface PlannedCreate {
  row: number
  product: PlannedProduct
  /** Names of the brand and of the machine type. */
  brand: string
  machineType: string
  /** Pieces at the shop's location. */
  stock: number
  /** Id of the product that a killed import left without its variant: it is completed. */
  completes: string | null
  /** The inventory item that has the part number as its SKU. */
  item: InventoryItem | null
}

/** A stored product and what of it changes. */
export interface PlannedUpdate {
  row: number
  partNumber: string
  /** As the file has it. */
  name: string
  productId: string
  changes: ProductChanges
  /** Pounds ex VAT. */
  priceBefore: number | null
  /** Names of the brand and of the machine type to link, when others are linked now. */
  brand?: string
  machineType?: string
}

/** What an import will do. */
export interface ImportPlan {
  creates: PlannedCreate[]
  updates: PlannedUpdate[]
  unchanged: number
  errors: RowError[]
  /** What becomes of rows that are not imported just as they are. */
  notes: ImportNote[]
}

/** The profile fields that have a column of the same name. */
const PROFILE_COLUMNS = PROFILE_FIELDS.filter(
  (field) => field !== "specifications" && field !== "images" && field !== "files",
)

/** What a row says of a profile, but for its pictures. */
function profileIn(row: CatalogueRow, stored: StoredProduct | null, shop: Shop): Partial<ProductProfile> {
  const given = PROFILE_COLUMNS.filter((field) => row[field] !== undefined).map((field) => [
    field,
    row[field],
  ])
  return {
    ...(Object.fromEntries(given) as Partial<ProductProfile>),
    specifications: mergeSpecifications(row, stored, shop),
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

/** The pictures of a row, where they or their texts differ. */
function changedImages(row: CatalogueRow, stored: StoredProduct): ProductChanges {
  const { images } = row
  // A file has the name in the place of a text that a picture does not have.
  const now = picturesOf(stored.images, stored.profile).map(({ url, alt_text: alt, title_text: title }) => ({
    ...{ url, alt_text: alt || row.name, title_text: title || alt || row.name },
  }))
  if (!images || isDeepStrictEqual(images, now)) return {}
  const urls = images.map(({ url }) => url)
  if (isDeepStrictEqual(urls, stored.images)) return { images }
  const thumbnail = thumbnailOf(urls, stored)
  return { images, ...(thumbnail === stored.thumbnail ? {} : { thumbnail }) }
}

/** What a row changes of a stored product. */
function changesOf(row: CatalogueRow, stored: StoredProduct, shop: Shop): ProductChanges {
  const { name, part_number, short_description, description, status, tags, price, stock } = row
  const wanted: ProductChanges = {
    ...{ name, short_description, description, status },
    ...(row.handle ? { handle: row.handle } : {}),
    ...(tags ? { tags: [...tags].sort() } : {}),
    ...profileIn(row, stored, shop),
  }
  const now = { ...stored.profile, ...stored, tags: [...stored.tags].sort() }
  return {
    ...differing(wanted, now),
    ...changedImages(row, stored),
    ...(part_number === stored.sku ? {} : { part_number }),
    ...(price === undefined || samePrice(price, stored.price) ? {} : { price }),
    ...(whyStockStays(stored) !== null || stock === (stored.stock ?? 0)
      ? {}
      : { stock: [{ location_id: shop.locationId, quantity: stock }] }),
  }
}

/** Why an import does not write the stock of a product, as a note says it; null where it does. */
function whyStockStays({
  manage_inventory: isManaged,
  inventory_item_ids: items,
}: StoredProduct): string | null {
  if (!isManaged) return "Its stock is not managed and stays so; the file's stock was left out"
  if (items.length > 1) return `It is a kit of ${items.length} parts; the file's stock was left out`
  return null
}

/** What staff should know of a row that is imported. */
function notesOf(row: CatalogueRow, stored: StoredProduct): ImportNote[] {
  const stock = whyStockStays(stored)
  const texts = [
    ...(row.part_number === stored.sku
      ? []
      : [`The part number "${stored.sku}" becomes "${row.part_number}"`]),
    ...(stock === null ? [] : [stock]),
    ...(stored.in_channel ? [] : ["It is not in the shop's sales channel, so visitors do not see it"]),
  ]
  return texts.map((note) => ({ row: row.row, part_number: row.part_number, name: row.name, note }))
}

/** Compares money in whole pence. */
const samePrice = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.round(one * 100) === Math.round(other * 100)

function planUpdate(
  row: CatalogueRow,
  stored: StoredProduct,
  catalogue: StoredCatalogue,
  shop: Shop,
): PlannedUpdate | null {
  const brandStays = stored.brand_id !== null && isNamed(catalogue.brands, row.brand, stored.brand_id)
  const update: PlannedUpdate = {
    row: row.row,
    partNumber: row.part_number,
    name: row.name,
    productId: stored.product_id,
    changes: changesOf(row, stored, shop),
    priceBefore: stored.price,
    ...(brandStays ? {} : { brand: row.brand }),
    ...(staysOfType(row, stored, shop) ? {} : { machineType: row.machine_type }),
  }
  return isEmpty(update) && stored.profile ? null : update
}

/** Whether a planned update changes nothing. */
const isEmpty = ({ changes, brand, machineType }: PlannedUpdate): boolean =>
  Object.keys(changes).length === 0 && brand === undefined && machineType === undefined

function planCreate(
  row: CatalogueRow,
  handle: string,
  completes: string | null,
  catalogue: StoredCatalogue,
  shop: Shop,
): PlannedCreate {
  const images = row.images ?? []
  return {
    row: row.row,
    product: {
      ...profileIn(row, null, shop),
      name: row.name,
      handle,
      part_number: row.part_number,
      short_description: row.short_description ?? null,
      description: row.description ?? null,
      status: row.status ?? "published",
      images,
      thumbnail: images[0]?.url ?? null,
      tags: row.tags ?? [],
      price: row.price ?? null,
    },
    brand: row.brand,
    machineType: row.machine_type,
    stock: row.stock,
    completes,
    item: catalogue.itemsBySku.get(row.part_number) ?? null,
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

  take(handle: string, partNumber: string): string {
    this.owners.set(handle, partNumber)
    return handle
  }

  takeFree(name: string, partNumber: string): string {
    return this.take(
      nextFreeSlug(
        slugOfProduct(name, partNumber),
        (candidate) => !isFindable(candidate) || this.owners.has(candidate),
      ),
      partNumber,
    )
  }
}

/** The product that a killed import left without its variant. */
function halfMadeOf({ part_number: partNumber }: CatalogueRow, catalogue: StoredCatalogue) {
  const key = partNumberKey(partNumber)
  const owner = catalogue.formerByKey.get(key)
  return owner && !owner.had_variant && catalogue.halfMadeKeys.has(key) ? owner : undefined
}

/** Why a part number that no product has cannot be a new product's: a second page for one thing would be the result. */
function formerProblem(row: CatalogueRow, catalogue: StoredCatalogue): string | null {
  const owner = catalogue.formerByKey.get(partNumberKey(row.part_number))
  if (!owner || halfMadeOf(row, catalogue)) return null
  const was = `was that of "${owner.name}", which`
  if (!owner.has_variant) {
    return `${was} has no variant any more; add one with this SKU in the Medusa Admin, or delete the product`
  }
  return owner.part_number === null
    ? `${was} has none any more; give it this one again, or delete it`
    : `${was} has "${owner.part_number}" now; write that in the file, or add another product with this one by hand`
}

/** A problem that shows only beside the stored products. */
function storedProblem(
  row: CatalogueRow,
  matches: readonly StoredProduct[],
  catalogue: StoredCatalogue,
): Omit<RowError, "row"> | null {
  const [stored] = matches
  const partNumber = { column: "part_number" }
  if (!stored) {
    const former = formerProblem(row, catalogue)
    if (former) return { ...partNumber, problem: former }
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
      problem: `belongs to "${stored.name}", which has ${stored.variant_count} variants; change it in the Medusa Admin`,
    }
  }
  return null
}

/**
 * Compares the rows of a file with what is stored.
 *
 * @param rows good rows, in the file's order
 * @param catalogue what is stored about their part numbers
 * @param shop what every product hangs on
 * @param newMachineTypes what becomes of machine types that the shop does not have
 * @returns what to make, what to change and how, the rows that cannot be imported, and notes on others
 */
export function planImport(
  rows: readonly CatalogueRow[],
  catalogue: StoredCatalogue,
  shop: Shop,
  newMachineTypes: NameChoices,
): ImportPlan {
  const plan: ImportPlan = { creates: [], updates: [], unchanged: 0, errors: [], notes: [] }
  const handles = new Handles(catalogue.ownerOfHandle)
  for (const row of rows) {
    const key = partNumberKey(row.part_number)
    const matches = catalogue.byKey.get(key) ?? []
    const [stored] = matches
    const problem = storedProblem(row, matches, catalogue) ?? handleProblem(row, handles)
    const problems = [
      ...(problem ? [problem] : []),
      ...machineTypeProblems(row, stored, shop, newMachineTypes),
    ]
    if (problems.length > 0) {
      plan.errors.push(...problems.map((one) => ({ row: row.row, ...one })))
      continue
    }
    if (stored) {
      if (row.handle && row.handle !== stored.handle) {
        // The old one stays its own: it leads to the new one.
        handles.take(row.handle, row.part_number)
      }
      plan.notes.push(...notesOf(row, stored))
      const update = planUpdate(row, stored, catalogue, shop)
      if (update) plan.updates.push(update)
      else plan.unchanged += 1
      continue
    }
    const halfMade = halfMadeOf(row, catalogue)
    const handle = row.handle
      ? handles.take(row.handle, row.part_number)
      : (halfMade?.handle ?? handles.takeFree(row.name, row.part_number))
    plan.creates.push(planCreate(row, handle, halfMade?.id ?? null, catalogue, shop))
  }
  return plan
}

function handleProblem(row: CatalogueRow, handles: Handles): Omit<RowError, "row"> | null {
  const owner = row.handle ? handles.otherOwner(row.handle, row.part_number) : undefined
  return owner === undefined
    ? null
    : { column: "handle", problem: `"${row.handle}" is already the address of ${owner}; choose another` }
}
