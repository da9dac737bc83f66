import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  type ImportUndoEntry,
  type ImportUndoResult,
  type ProductChanges,
  type ProductField,
} from "../contract"
import { BRAND_MODULE } from "../modules/brand"
import { type BrandModuleService } from "../modules/brand/service"
import { findHandleOwners } from "../modules/handle-history/handle-history"
import { withMachineType } from "../product/machine-type"
import { digestOf, productDigest, valueOf } from "../product/product-digest"
import { readProducts, type StoredProduct } from "../product/read-products"
import { fieldsIn, type ImportChangeRow, placesIn, WHOLE } from "./import-changes"

/** Products read in one statement. */
const CHUNK = 500

/** Changes of a stored product. */
export type StoredProductChanges = ProductChanges & { id: string }

/** What undoing an import writes, and what becomes of each product. */
export interface UndoPlan {
  /** Old values that come back. */
  saves: StoredProductChanges[]
  /** The values that they take the place of, product by product. */
  present: StoredProductChanges[]
  /** Ids of products that the import created and nobody has changed since. */
  deletes: string[]
  wentBack: ImportUndoEntry[]
  stayed: ImportUndoEntry[]
}

/** What decides whether old values can come back. */
interface Around {
  stored: ReadonlyMap<string, StoredProduct>
  brands: ReadonlySet<string>
  categories: ReadonlySet<string>
  /** Products by the addresses that would come back. */
  handleOwners: ReadonlyMap<string, { id: string }>
  /** Ids of products by the part numbers that would come back. */
  partNumberOwners: ReadonlyMap<string, string>
  /** Inventory items of which pieces are reserved: Medusa does not delete their products. */
  reserved: ReadonlySet<string>
}

type TextField = "brand_id" | "handle" | "machine_type_id" | "part_number"

const textsOf = (changes: readonly ImportChangeRow[], field: TextField) => [
  ...new Set(changes.flatMap(({ before }) => before?.[field] ?? [])),
]

/** The inventory items of created products of which pieces are reserved. */
async function readReserved(
  container: MedusaContainer,
  changes: readonly ImportChangeRow[],
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<Set<string>> {
  const items = changes.flatMap(({ before, product_id: id }) =>
    before === null ? (stored.get(id)?.inventoryItemIds ?? []) : [],
  )
  if (items.length === 0) return new Set()
  const levels = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ inventory_item_id: items }, { take: null })
  return new Set(
    levels.flatMap(({ inventory_item_id: id, reserved_quantity: pieces }) => (pieces > 0 ? [id] : [])),
  )
}

async function readAround(container: MedusaContainer, changes: readonly ImportChangeRow[]): Promise<Around> {
  const brandIds = textsOf(changes, "brand_id")
  const categoryIds = textsOf(changes, "machine_type_id")
  const handles = textsOf(changes, "handle")
  const partNumbers = textsOf(changes, "part_number")
  const [stored, brands, categories, handleOwners, variants] = await Promise.all([
    readProducts(
      container,
      changes.map(({ product_id: id }) => id),
    ),
    brandIds.length > 0
      ? container
          .resolve<BrandModuleService>(BRAND_MODULE)
          .listBrands({ id: brandIds }, { select: ["id"], take: CHUNK })
      : [],
    categoryIds.length > 0
      ? container
          .resolve(Modules.PRODUCT)
          .listProductCategories({ id: categoryIds }, { select: ["id"], take: CHUNK })
      : [],
    handles.length > 0 ? findHandleOwners(container, "product", handles) : new Map<string, { id: string }>(),
    partNumbers.length > 0
      ? container
          .resolve(Modules.PRODUCT)
          .listProductVariants({ sku: partNumbers }, { select: ["sku", "product_id"], take: CHUNK })
      : [],
  ])
  return {
    stored,
    brands: new Set(brands.map(({ id }) => id)),
    categories: new Set(categories.map(({ id }) => id)),
    handleOwners,
    partNumberOwners: new Map(variants.map(({ sku, product_id: id }) => [sku ?? "", id ?? ""])),
    reserved: await readReserved(container, changes, stored),
  }
}

type PossibilityCheck = (before: ProductChanges, stored: StoredProduct, around: Around) => boolean

/** Whether the old value of a field can be written now. A field without a check always can. */
const POSSIBLE: Partial<Record<ProductField, PossibilityCheck>> = {
  brand_id: ({ brand_id: brand }, _stored, { brands }) => !brand || brands.has(brand),
  machine_type_id: ({ machine_type_id: machineType }, stored, { categories }) =>
    machineType !== undefined &&
    categories.has(machineType) &&
    !("olderCategoryId" in withMachineType(stored.categoryIds, machineType)),
  handle: ({ handle }, stored, { handleOwners }) => {
    const owner = handle ? handleOwners.get(handle) : undefined
    return owner === undefined || owner.id === stored.product.id
  },
  part_number: ({ part_number: partNumber }, stored, { partNumberOwners }) => {
    const owner = partNumber ? partNumberOwners.get(partNumber) : undefined
    return stored.variantId !== null && (owner === undefined || owner === stored.product.id)
  },
  price: (_before, stored) => stored.variantId !== null,
  stock: (before, stored) => {
    const places = stored.product.stock.map(({ location_id: id }) => id)
    const isKit = stored.inventoryItemIds.length > 1
    return stored.variantId !== null && !isKit && placesIn(before).every((id) => places.includes(id))
  },
}

const pick = (changes: ProductChanges, fields: readonly ProductField[]) =>
  Object.fromEntries(fields.map((field) => [field, changes[field]])) as ProductChanges

function planOne(change: ImportChangeRow, around: Around, plan: UndoPlan): void {
  const { product_id: id, name, part_number, before, after } = change
  const entry = (result: ImportUndoResult, fields: readonly ProductField[] = []): ImportUndoEntry => ({
    ...{ product_id: id, name, part_number, result, fields: [...fields] },
  })
  const stored = around.stored.get(id)
  if (!stored) {
    plan.stayed.push(entry("deleted_since"))
    return
  }
  const { product } = stored
  if (before === null) {
    if (productDigest(product) !== after[WHOLE]) plan.stayed.push(entry("changed_since"))
    else if (stored.inventoryItemIds.some((item) => around.reserved.has(item))) {
      plan.stayed.push(entry("impossible"))
    } else {
      plan.deletes.push(id)
      plan.wentBack.push(entry("deleted"))
    }
    return
  }
  const places = placesIn(before)
  const now = Object.fromEntries(
    fieldsIn(before).map((field) => [field, valueOf(product, field, places)]),
  ) as ProductChanges
  // What somebody has set to the old value again needs nothing.
  const open = fieldsIn(before).filter((field) => digestOf(now[field]) !== digestOf(before[field]))
  const untouched = open.filter((field) => digestOf(now[field]) === after[field])
  const possible = untouched.filter((field) => POSSIBLE[field]?.(before, stored, around) ?? true)
  const changed = open.filter((field) => !untouched.includes(field))
  const impossible = untouched.filter((field) => !possible.includes(field))
  if (possible.length > 0) {
    plan.saves.push({ ...pick(before, possible), id })
    plan.present.push({ ...pick(now, possible), id })
    plan.wentBack.push(entry("restored", possible))
  }
  if (changed.length > 0) plan.stayed.push(entry("changed_since", changed))
  if (impossible.length > 0) plan.stayed.push(entry("impossible", impossible))
}

/**
 * Works out what undoing an import writes: what it changed and nobody has changed since.
 *
 * @param container of the step
 * @param changes what the import did
 */
export async function planUndo(
  container: MedusaContainer,
  changes: readonly ImportChangeRow[],
): Promise<UndoPlan> {
  const plan: UndoPlan = { saves: [], present: [], deletes: [], wentBack: [], stayed: [] }
  for (let start = 0; start < changes.length; start += CHUNK) {
    const portion = changes.slice(start, start + CHUNK)
    const around = await readAround(container, portion)
    for (const change of portion) planOne(change, around, plan)
  }
  return plan
}
