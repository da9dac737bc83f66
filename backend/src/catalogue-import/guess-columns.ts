import { IMPORT_HEADING_MOST } from "../contract/catalogue-imports"
import { nearestName } from "../contract/near-name"
import { nameKey } from "../contract/slug"
import { CATALOGUE_COLUMNS, type CatalogueColumn } from "./catalogue-columns"

/**
 * What suppliers call the columns of their lists, the best name first. A column's own name comes before those of its list,
 * unless the list has it: the manufacturer's part number is a better one than just a part number.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  part_number: [
    ...["mpn", "mfr part number", "mfr part no", "manufacturer part number", "manufacturer part no"],
    ...["manufacturers part number", "part number", "part no", "part", "part code", "sku", "product code"],
    ...["item code", "item number", "item no", "stock code", "article number", "model number"],
    ...["vendor part number", "order code"],
  ],
  name: ["product", "product name", "product title", "title", "item", "item name", "model", "model name"],
  brand: ["manufacturer", "mfr", "make", "vendor", "brand name"],
  machine_type: ["category", "product category", "type", "product type", "product group", "machine"],
  price: [
    ...[
      "rrp",
      "trade price",
      "trade",
      "list price",
      "unit price",
      "sell price",
      "selling price",
      "net price",
    ],
    ...["price gbp", "price ex vat", "price excl vat", "ex vat", "msrp", "price each"],
  ],
  price_text: ["price note", "price remark"],
  stock: [
    "qty",
    "quantity",
    "stock level",
    "stock qty",
    "in stock",
    "available",
    "availability",
    "free stock",
  ],
  short_description: ["summary", "short desc", "short text"],
  description: ["desc", "product description", "details"],
  long_description: ["long desc", "full description", "long text"],
  image_urls: ["image", "images", "image url", "picture", "pictures", "photo"],
  brochure_url: ["brochure", "datasheet", "data sheet", "datasheet url"],
  reorder_level: ["reorder point", "minimum stock", "min stock", "minimum stock level"],
  warranty_months: ["warranty", "guarantee"],
}

const keyOf = (name: string) => nameKey(name).replaceAll("-", "")

function namesOf({ name, specification }: CatalogueColumn): readonly string[] {
  const synonyms = SYNONYMS[name] ?? []
  const own = [name, specification?.label ?? name.replaceAll("_", " ")]
  return synonyms.some((synonym) => keyOf(synonym) === keyOf(name)) ? synonyms : [...own, ...synonyms]
}

/** Every name of every column; a column's best name has rank 0. */
const KNOWN = CATALOGUE_COLUMNS.flatMap((column) =>
  namesOf(column).map((name, rank) => ({ name, key: keyOf(name), column: column.name, rank })),
)

/** Columns of what the shop itself pays, which must not become what it asks for. */
const PURCHASE = /\b(cost|buy|buying|purchase|landed)\b/i

/** What stands beside a name and does not change it: `Price (GBP, ex VAT)`, `Trade price £`. */
const withoutRemarks = (heading: string) =>
  heading
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/\b(gbp|ex\.? ?vat|excl\.? ?vat|each)\b|£/gi, " ")
    .trim()

/**
 * Guesses which column each heading of a file means. Exact names come before near ones, and each column is given once, to the
 * heading that names it best.
 *
 * @param headings of the file, in its order
 * @returns the name of a column for each heading, null where none is near
 */
export function guessColumns(headings: readonly string[]): (string | null)[] {
  const guesses: (string | null)[] = headings.map(() => null)
  const taken = new Set<string>()
  const give = (index: number, column: string | undefined) => {
    if (column === undefined || taken.has(column) || guesses[index] !== null) return
    taken.add(column)
    guesses[index] = column
  }
  const open = headings.flatMap((heading, index) =>
    heading.length <= IMPORT_HEADING_MOST && keyOf(heading) !== "" && !PURCHASE.test(heading)
      ? [{ heading, plain: withoutRemarks(heading), index }]
      : [],
  )
  for (const part of ["heading", "plain"] as const) {
    open
      .flatMap(({ index, ...texts }) => {
        const key = keyOf(texts[part])
        return KNOWN.filter((known) => known.key === key).map(({ column, rank }) => ({ index, column, rank }))
      })
      .sort((one, other) => one.rank - other.rank || one.index - other.index)
      .forEach(({ index, column }) => give(index, column))
  }
  for (const { plain, index } of open) {
    if (guesses[index] !== null) continue
    const free = KNOWN.filter(({ column }) => !taken.has(column))
    give(index, nearestName(plain, free)?.column)
  }
  return guesses
}
