import { PRODUCT_FIELD_NAMES, productField, type ProductField } from "../contract/product"
import { type ProductFieldKind } from "../contract/product-kinds"
import {
  SPECIFICATIONS,
  type SpecificationDefinition,
  type SpecificationKey,
} from "../contract/specifications"
import { type CellKind } from "./cell-readers"
import { LIST_SEPARATOR, PART_NUMBER_SEPARATOR } from "./list-cell"

/** One column of a catalogue file. */
export interface CatalogueColumn {
  readonly name: string
  readonly kind: CellKind
  /** The column must be there and no cell of it may be blank. */
  readonly required?: true
  /** Unit of a number. */
  readonly unit?: string
  /** Most characters of a text, most entries of a list, or the largest number. */
  readonly most?: number
  /** What to write, for the documentation. */
  readonly description: string
  readonly example: string
  /** The specification that the column carries. */
  readonly specification?: SpecificationDefinition & { readonly key: SpecificationKey }
}

const LIST = `separated by \`${LIST_SEPARATOR}\``
/** How the entries of each kind of cell that has several are separated. */
const SEPARATED: Partial<Record<CellKind, string>> = {
  list: `, ${LIST}`,
  partNumbers: `, separated by \`${PART_NUMBER_SEPARATOR}\``,
}

/** How the cells of each kind of field are read; what has no row here has no column of its own. */
const CELL_KINDS: Partial<Record<ProductFieldKind, CellKind>> = {
  name: "productName",
  handle: "handle",
  "part-number": "partNumber",
  text: "text",
  paragraph: "paragraph",
  html: "html",
  reference: "name",
  "required-reference": "name",
  price: "price",
  stock: "pieces",
  list: "list",
  "part-numbers": "partNumbers",
  address: "url",
  rating: "rating",
  count: "count",
  status: "status",
}

/** Kinds whose limit the documentation names. */
const TEXTS: ReadonlySet<ProductFieldKind> = new Set(["name", "part-number", "text", "paragraph", "html"])

/** The contract's field as a column. */
function columnsOf(field: ProductField): CatalogueColumn[] {
  const { kind: fieldKind, column, help, most } = productField(field)
  const kind = CELL_KINDS[fieldKind]
  if (!kind || !column) return []
  const list = SEPARATED[kind] ?? ""
  const limit = most && TEXTS.has(fieldKind) ? `, up to ${most.toLocaleString("en-GB")} characters` : ""
  const first = `${column.help ?? help}${list}${limit}.`
  return [
    {
      ...{ name: column.name ?? field, kind, example: column.example },
      description: column.more ? `${first} ${column.more}` : first,
      ...(column.required ? { required: true } : {}),
      ...(most ? { most } : {}),
    },
  ]
}

/** The pictures of a product fill three columns, side by side. */
const IMAGE_COLUMNS: readonly CatalogueColumn[] = [
  {
    name: "image_urls",
    kind: "urls",
    description: `Addresses of the pictures, ${LIST}; the first is the thumbnail. \`https://…\`, or \`/…\` for a file of the site.`,
    example: "/equipment/pistol-scanner.svg",
  },
  {
    name: "image_alts",
    kind: "alignedList",
    description: `Alternative texts in the order of \`image_urls\`, ${LIST}. Blank: the product's name, unless it is blank in the shop.`,
    example: "Corded scanner",
  },
  {
    name: "image_titles",
    kind: "alignedList",
    description: `Titles in the order of \`image_urls\`, ${LIST}. Blank: the alternative text.`,
    example: "DS2208",
  },
]

/** Their names. */
export const IMAGE_COLUMN_NAMES: ReadonlySet<string> = new Set(IMAGE_COLUMNS.map(({ name }) => name))

/** The order in which files are written; a field that is not named here comes after these. */
const ORDER: readonly ProductField[] = [
  ...([
    "part_number",
    "name",
    "brand_id",
    "machine_type_id",
    "price",
    "price_text",
    "stock",
    "status",
  ] as const),
  ...(["short_description", "description", "long_description", "key_features", "features"] as const),
  ...([
    "compatibility",
    "accessories",
    "consumables",
    "spare_parts",
    "rating",
    "review_count",
    "tags",
    "images",
    "brochure_url",
  ] as const),
  ...(["seo_title", "seo_description", "seo_keywords", "handle"] as const),
]

const PLAIN_COLUMNS = [...new Set([...ORDER, ...PRODUCT_FIELD_NAMES])].flatMap((field) =>
  field === "images" ? IMAGE_COLUMNS : columnsOf(field),
)

const SPECIFICATION_EXAMPLES: Record<SpecificationDefinition["kind"], string> = {
  text: "IP65",
  list: "USB|Bluetooth",
  number: "203",
}

/** What to write in a specification's column. */
function describeSpecification({ label, kind, unit, machineTypes }: SpecificationDefinition): string {
  const form = { text: "", list: `, ${LIST}`, number: unit ? `, a number in ${unit}` : ", a number" }[kind]
  return `${label}${form}. For ${machineTypes.join(", ")}.`
}

/** Every column of a catalogue file: parsing, messages and documentation all read this table. */
export const CATALOGUE_COLUMNS: readonly CatalogueColumn[] = [
  ...PLAIN_COLUMNS,
  ...SPECIFICATIONS.map(
    (specification: SpecificationDefinition & { readonly key: SpecificationKey }): CatalogueColumn => ({
      name: `spec_${specification.key}`,
      kind: specification.kind,
      ...(specification.unit ? { unit: specification.unit } : {}),
      description: describeSpecification(specification),
      example: SPECIFICATION_EXAMPLES[specification.kind],
      specification,
    }),
  ),
]

/**
 * The table of columns as it stands in backend/docs/catalogue-csv.md.
 *
 * @returns lines of a Markdown table
 */
export function columnsAsMarkdown(): string {
  const cell = (text: string) => text.replaceAll("|", "\\|")
  const lines = CATALOGUE_COLUMNS.map(
    ({ name, required, description, example }) =>
      `| \`${name}\`${required ? " \\*" : ""} | ${cell(description)} | \`${cell(example)}\` |`,
  )
  return ["| Column | What to write | Example |", "| --- | --- | --- |", ...lines].join("\n")
}
