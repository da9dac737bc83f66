import { isDeepStrictEqual } from "node:util"
import { partNumberKey, withoutZeros } from "../contract/part-number"
import {
  type NewProduct,
  PROFILE_FIELDS,
  type ProductChanges,
  type ProductProfile,
} from "../contract/product"
import { type ImportNote } from "../contract/catalogue-imports"
import { isFindable } from "../contract/address"
import { isVisible, nextFreeSlug, slugOfProduct } from "../contract/slug"
import { picturesOf } from "../product/read-products"
import { type CatalogueRow, type CellProblem, type RowError, type RowValues } from "./catalogue-row"
import { isNamed, type NameChoices } from "./new-names"
import { cellInFile, type ProductCells, productCells } from "./product-cells"
import { machineTypeProblems, mergeSpecifications, staysOfType } from "./row-machine-type"
import { type InventoryItem, type Shop, type StoredCatalogue, type StoredProduct } from "./stored-catalogue"
import { type AskedOfStored, withoutWhatIsStored } from "./what-is-stored"

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
function profileIn(values: RowValues, stored: StoredProduct | null, shop: Shop): Partial<ProductProfile> {
  const given = PROFILE_COLUMNS.filter((field) => values[field] !== undefined).map((field) => [
    field,
    values[field],
  ])
  const specifications = mergeSpecifications(values, stored, shop)
  return {
    ...(Object.fromEntries(given) as Partial<ProductProfile>),
    ...(specifications ? { specifications } : {}),
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

/**
 * Pictures with their texts: a blank alternative text is the product's name and a blank title the alternative text, unless it is
 * blank in the shop as well.
 *
 * @param pictures of a row
 * @param now those of the product
 * @param name of the product
 */
const withTexts = (
  pictures: ProductProfile["images"],
  now: ProductProfile["images"],
  name: string,
): ProductProfile["images"] =>
  pictures.map(({ url, alt_text: alt, title_text: title }) => {
    const before = now.find((picture) => picture.url === url)
    return {
      url,
      alt_text: alt || (before?.alt_text === "" ? "" : name),
      title_text: title || (before?.title_text === "" ? "" : alt || name),
    }
  })

/** The pictures of a row, where they or their texts differ. */
function changedImages({ images: given, name }: RowValues, stored: StoredProduct): ProductChanges {
  if (!given) return {}
  const now = picturesOf(stored.images, stored.profile)
  const images = withTexts(given, now, name ?? stored.name)
  if (isDeepStrictEqual(images, now)) return {}
  const urls = images.map(({ url }) => url)
  if (isDeepStrictEqual(urls, stored.images)) return { images }
  const thumbnail = thumbnailOf(urls, stored)
  return { images, ...(thumbnail === stored.thumbnail ? {} : { thumbnail }) }
}

/** What a row changes of a stored product. */
function changesOf(values: RowValues, stored: StoredProduct, shop: Shop): ProductChanges {
  const { name, part_number, short_description, description, status, tags, price, stock } = values
  const wanted: ProductChanges = {
    ...{ name, short_description, description, status },
    ...(values.handle ? { handle: values.handle } : {}),
    ...(tags ? { tags: [...tags].sort() } : {}),
    ...profileIn(values, stored, shop),
  }
  const now = { ...stored.profile, ...stored, tags: [...stored.tags].sort() }
  return {
    ...differing(wanted, now),
    ...changedImages(values, stored),
    ...(part_number === undefined || part_number === stored.sku ? {} : { part_number }),
    ...(price === undefined || samePrice(price, stored.price) ? {} : { price }),
    ...(stock === undefined || whyStockStays(stored) !== null || stock === (stored.stock ?? 0)
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

const noteOn = (row: CatalogueRow, name: string, note: string): ImportNote => ({
  ...{ row: row.row, part_number: row.part_number, name, note },
})

/** Says which cells of a row are not taken as they stand. */
const notesOnCells = ({ cleaned, cellNotes }: Pick<CatalogueRow, "cleaned" | "cellNotes">): string[] => [
  ...(cleaned.length === 0
    ? []
    : [`Invisible characters, or hyphens that no keyboard has, were taken out of ${cleaned.join(", ")}`]),
  ...Object.entries(cellNotes).map(([column, note]) => `${column}: ${note}`),
]

/** What staff should know of a row that is imported. */
function notesOf(
  row: CatalogueRow,
  asked: AskedOfStored,
  stored: StoredProduct,
  update: PlannedUpdate | null,
): ImportNote[] {
  const { values } = asked
  const stock = values.stock === undefined ? null : whyStockStays(stored)
  const texts = [
    ...(update ? notesOnCells(asked) : []),
    ...(values.part_number === undefined || values.part_number === stored.sku
      ? []
      : [`The part number "${stored.sku}" becomes "${values.part_number}"`]),
    ...(stock === null ? [] : [stock]),
    ...(stored.in_channel ? [] : ["It is not in the shop's sales channel, so visitors do not see it"]),
  ]
  return texts.map((note) => noteOn(row, row.values.name ?? stored.name, note))
}

/** Compares money in whole pence. */
const samePrice = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.round(one * 100) === Math.round(other * 100)

function planUpdate(
  row: CatalogueRow,
  { values }: AskedOfStored,
  stored: StoredProduct,
  catalogue: StoredCatalogue,
  shop: Shop,
): PlannedUpdate | null {
  const { brand, machine_type: machineType } = values
  const brandStays =
    brand === undefined || (stored.brand_id !== null && isNamed(catalogue.brands, brand, stored.brand_id))
  const update: PlannedUpdate = {
    row: row.row,
    partNumber: row.part_number,
    name: row.values.name ?? stored.name,
    productId: stored.product_id,
    changes: changesOf(values, stored, shop),
    priceBefore: stored.price,
    ...(brandStays ? {} : { brand }),
    ...(machineType === undefined || staysOfType(values, stored, shop) ? {} : { machineType }),
  }
  return isEmpty(update) ? null : update
}

/** Whether a planned update changes nothing. */
const isEmpty = ({ changes, brand, machineType }: PlannedUpdate): boolean =>
  Object.keys(changes).length === 0 && brand === undefined && machineType === undefined

/** What a row without problems says: its cells that must be filled in are. */
type WholeValues = RowValues & Required<Pick<RowValues, "name" | "brand" | "machine_type" | "stock">>

const isWhole = (values: RowValues): values is WholeValues =>
  [values.name, values.brand, values.machine_type, values.stock].every((value) => value !== undefined)

function planCreate(
  { row, part_number: partNumber }: CatalogueRow,
  values: WholeValues,
  { handle, completes }: { handle: string; completes: string | null },
  catalogue: StoredCatalogue,
  shop: Shop,
): PlannedCreate {
  const images = withTexts(values.images ?? [], [], values.name)
  return {
    row,
    product: {
      ...profileIn(values, null, shop),
      name: values.name,
      handle,
      part_number: partNumber,
      short_description: values.short_description ?? null,
      description: values.description ?? null,
      status: values.status ?? "published",
      images,
      thumbnail: images[0]?.url ?? null,
      tags: values.tags ?? [],
      price: values.price ?? null,
    },
    brand: values.brand,
    machineType: values.machine_type,
    stock: values.stock,
    completes,
    item: catalogue.itemsBySku.get(partNumber) ?? null,
  }
}

/** Hands out addresses: no two products get the same, whether stored or planned. */
class Handles {
  private readonly owners: Map<string, string>

  constructor(stored: ReadonlyMap<string, string>) {
    this.owners = new Map(stored)
  }

  /** Why a product cannot have a handle. @param isOwn whether a part number is the product's */
  problems(handle: string | null | undefined, isOwn: (partNumber: string) => boolean): CellProblem[] {
    const owner = handle ? this.owners.get(handle) : undefined
    return owner === undefined || isOwn(owner)
      ? []
      : [{ column: "handle", problem: `"${handle}" is already the address of ${owner}; choose another` }]
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

/** The stored products that a part number can stand for. */
interface Matches {
  /** Those that have it as it is. */
  same: readonly StoredProduct[]
  /** All of which it is a spelling. */
  spelled: readonly StoredProduct[]
}

function productsOf({ part_number: partNumber, cells }: CatalogueRow, { byKey }: StoredCatalogue): Matches {
  const matches = byKey.get(partNumberKey(partNumber)) ?? []
  const having = (cell: string | undefined) =>
    matches.filter(({ sku }) => cellInFile({ part_number: sku }, "part_number") === cell)
  const asItIs = having(cells.part_number)
  const same = asItIs.length > 0 ? asItIs : having(partNumber)
  // Only Medusa itself lets two differ in nothing but blanks around them, or in how an accent is written.
  const atAddress = same.filter(({ handle }) => handle === cells.handle)
  return { same: atAddress.length === 1 ? atAddress : same, spelled: matches }
}

const ofPartNumber = (problem: string): CellProblem => ({ column: "part_number", problem })

/** A part number of digits alone, and its row in the file where the shop does not have it. */
interface DigitsOwner {
  partNumber: string
  row: number | null
}

/** The part numbers of digits alone, of the shop and of a file, by what is left of each without zeros at the beginning. */
function ownersByDigits(
  rows: readonly CatalogueRow[],
  { byDigits }: StoredCatalogue,
): Map<string, DigitsOwner[]> {
  const owners = new Map(
    [...byDigits].map(([digits, partNumber]) => [digits, [{ partNumber, row: null as number | null }]]),
  )
  for (const { part_number: partNumber, row } of rows) {
    const digits = withoutZeros(partNumber)
    const known = owners.get(digits ?? "") ?? []
    const isNew = digits !== null && !known.some((owner) => owner.partNumber === partNumber)
    if (isNew) owners.set(digits, [...known, { partNumber, row }])
  }
  return owners
}

/** Asks whether a new part number is another one that has lost zeros at its beginning, or the other one has lost them. */
const zerosDoubt = (partNumber: string, { partNumber: other, row }: DigitsOwner): CellProblem => ({
  ...ofPartNumber(
    `"${partNumber}" and "${other}" ${row === null ? "of the shop" : `in row ${row}`} differ in zeros at the beginning only, which spreadsheets take away`,
  ),
  // Nothing puts zeros before a number.
  ...{ suggestion: other.length > partNumber.length ? other : null, may_be_right: true },
})

/** Says that a part number which was confirmed is a spelling of a stored one: that would be renamed, or get a twin. */
const spellingProblem = (partNumber: string, [other]: readonly StoredProduct[]): CellProblem =>
  ofPartNumber(
    `"${partNumber}" differs in case and punctuation only from "${other?.sku ?? ""}" of the shop; write that, or add another product by hand`,
  )

/** Why a row would leave a product with neither a price nor a text in its place; nothing where it has neither already. */
function priceProblems({ price, price_text: text }: RowValues, stored: StoredProduct | null): CellProblem[] {
  if (stored && price === undefined && text === undefined) return []
  const priceAfter = price === undefined ? stored?.price : price
  const textAfter = text === undefined ? stored?.profile?.price_text : text
  if (typeof priceAfter === "number" || isVisible(textAfter ?? "")) return []
  if (price === undefined) {
    return stored
      ? [
          {
            column: "price_text",
            problem: "is empty, and there is no price; write what to show, like Price on application",
          },
        ]
      : [{ column: "price", problem: "is missing from the file, and a new product needs one" }]
  }
  const problem =
    "is empty; write pounds and pence like 249.00, or say in price_text what to show, like Price on application"
  return [{ column: "price", problem }]
}

/** Whether somebody says that a cell is right although it seems damaged. */
export type IsConfirmed = (row: CatalogueRow, column: string) => boolean

/** Plans the rows of a file one after the other. */
class Planner {
  readonly plan: ImportPlan = { creates: [], updates: [], unchanged: 0, errors: [], notes: [] }
  private readonly handles: Handles
  private readonly cellsOf: (product: StoredProduct) => ProductCells
  /** Rows of the file by what they stand for: the id of a stored variant, or the key of a new part number. */
  private readonly rows = new Map<string, number>()
  /** Part numbers of digits alone, stored or new, by what is left without zeros at the beginning. */
  private readonly byDigits: ReadonlyMap<string, readonly DigitsOwner[]>

  constructor(
    rows: readonly CatalogueRow[],
    private readonly catalogue: StoredCatalogue,
    private readonly shop: Shop,
    private readonly newMachineTypes: NameChoices,
    private readonly isConfirmed: IsConfirmed,
  ) {
    this.byDigits = ownersByDigits(rows, catalogue)
    this.handles = new Handles(catalogue.ownerOfHandle)
    this.cellsOf = productCells({ brands: catalogue.brands.records, machineTypes: shop.machineTypes })
  }

  add(given: CatalogueRow): void {
    const row = { ...given, problems: this.unconfirmed(given, given.problems) }
    const problems = this.problemsOf(row, given)
    this.plan.errors.push(...problems.map((problem) => ({ row: row.row, ...problem })))
  }

  private unconfirmed(row: CatalogueRow, problems: readonly CellProblem[]): CellProblem[] {
    return problems.filter((problem) => !(problem.may_be_right && this.isConfirmed(row, problem.column)))
  }

  /** Plans a row, or says what keeps it from being imported. @param given the row before anything of it was confirmed */
  private problemsOf(row: CatalogueRow, given: CatalogueRow): readonly CellProblem[] {
    const { same, spelled } = productsOf(row, this.catalogue)
    // What a spreadsheet has made of a part number is no spelling of one.
    const isDoubtful = given.problems.some(({ column }) => column === "part_number")
    const matches = same.length > 0 || isDoubtful ? same : spelled
    const [stored] = matches
    if (matches.length > 1) return [ofPartNumber(severalProblem(matches))]
    const repeated = this.repeatedProblem(row, stored, isDoubtful)
    if (repeated) return repeated
    if (stored) return this.update(row, stored)
    if (isDoubtful && spelled.length > 0 && !row.problems.some(({ column }) => column === "part_number")) {
      return [...row.problems, spellingProblem(row.part_number, spelled)]
    }
    return this.create(row)
  }

  /** Says that a row above stands for the same product. */
  private repeatedProblem(
    row: CatalogueRow,
    stored: StoredProduct | undefined,
    isDoubtful: boolean,
  ): CellProblem[] | null {
    const key = isDoubtful ? "" : partNumberKey(row.part_number)
    const subject = stored?.variant_id ?? (key || row.part_number)
    const earlier = this.rows.get(subject)
    if (earlier === undefined) {
      this.rows.set(subject, row.row)
      return null
    }
    return [
      ofPartNumber(`"${row.part_number}" is already in row ${earlier}; keep one row for each part number`),
    ]
  }

  private update(row: CatalogueRow, stored: StoredProduct): readonly CellProblem[] {
    const asked = withoutWhatIsStored(row, this.cellsOf(stored))
    const { handle } = asked.values
    const problems = [
      ...asked.problems,
      ...priceProblems(asked.values, stored),
      ...this.handles.problems(handle, (owner) => owner === stored.sku),
      ...machineTypeProblems(asked.values, stored, this.shop, this.newMachineTypes),
    ]
    if (problems.length > 0) return problems
    const update = planUpdate(row, asked, stored, this.catalogue, this.shop)
    if (update && stored.variant_count > 1) {
      return [
        ofPartNumber(
          `belongs to "${stored.name}", which has ${stored.variant_count} variants; change it in the Medusa Admin`,
        ),
      ]
    }
    // The old one stays its own: it leads to the new one.
    if (handle && handle !== stored.handle) this.handles.take(handle, stored.sku)
    this.plan.notes.push(...notesOf(row, asked, stored, update))
    if (update) this.plan.updates.push(update)
    else this.plan.unchanged += 1
    return []
  }

  private create(row: CatalogueRow): readonly CellProblem[] {
    const { values } = row
    const problems = [...row.problems, ...this.unconfirmed(row, this.zerosProblems(row))]
    if (problems.length > 0 || !isWhole(values)) return problems
    const former = formerProblem(row, this.catalogue)
    const found = [
      ...(former ? [ofPartNumber(former)] : []),
      ...priceProblems(values, null),
      ...this.handles.problems(
        values.handle,
        (owner) => partNumberKey(owner) === partNumberKey(row.part_number),
      ),
      ...machineTypeProblems(values, undefined, this.shop, this.newMachineTypes),
    ]
    if (found.length > 0) return found
    const halfMade = halfMadeOf(row, this.catalogue)
    const handle = values.handle
      ? this.handles.take(values.handle, row.part_number)
      : (halfMade?.handle ?? this.handles.takeFree(values.name, row.part_number))
    const completes = halfMade?.id ?? null
    this.plan.creates.push(planCreate(row, values, { handle, completes }, this.catalogue, this.shop))
    this.plan.notes.push(...notesOnCells(row).map((note) => noteOn(row, values.name, note)))
    return []
  }

  private zerosProblems({ part_number: partNumber }: CatalogueRow): CellProblem[] {
    const owners = this.byDigits.get(withoutZeros(partNumber) ?? "") ?? []
    const longer = owners.find((owner) => owner.partNumber.length > partNumber.length)
    // In one file the one with more zeros is right; what the shop has may have lost them on its way there.
    const other = longer ?? owners.find((owner) => owner.row === null && owner.partNumber !== partNumber)
    return other ? [zerosDoubt(partNumber, other)] : []
  }
}

/** Says that a part number is a spelling of several stored ones. */
const severalProblem = (matches: readonly StoredProduct[]): string =>
  `stands for more than one stored product, ${matches.map(({ sku }) => `"${sku}"`).join(" and ")}; write one of them just so`

/**
 * Compares the rows of a file with what is stored. A cell that says what is stored is right, whatever the rules say of it, so that
 * an exported file comes back unchanged.
 *
 * @param rows in the file's order
 * @param catalogue what is stored about their part numbers
 * @param shop what every product hangs on
 * @param newMachineTypes what becomes of machine types that the shop does not have
 * @param isConfirmed which of the cells that seem damaged are right
 * @returns what to make, what to change and how, the rows that cannot be imported, and notes on others
 */
export function planImport(
  rows: readonly CatalogueRow[],
  catalogue: StoredCatalogue,
  shop: Shop,
  newMachineTypes: NameChoices,
  isConfirmed: IsConfirmed = () => false,
): ImportPlan {
  const planner = new Planner(rows, catalogue, shop, newMachineTypes, isConfirmed)
  for (const row of rows) planner.add(row)
  return planner.plan
}
