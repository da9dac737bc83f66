import { PRODUCT_FIELDS, productField, type ProductField } from "../contract/product"
import {
  SPECIFICATIONS,
  type SpecificationDefinition,
  type SpecificationKey,
} from "../contract/specifications"
import type { CellKind } from "./cell-readers"

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

const LIST = "separated by `|`"

/** A column and what its file says beyond the contract's field of the product. */
interface ColumnRow {
  readonly name: string
  /** The field it carries, where the names differ. */
  readonly field?: ProductField
  readonly kind: CellKind
  readonly required?: true
  /** In the place of the field's own help. */
  readonly help?: string
  /** Sentences after the first. */
  readonly more?: string
  readonly example: string
}

const ROWS: readonly ColumnRow[] = [
  {
    name: "part_number",
    kind: "partNumber",
    required: true,
    more: "Rows are matched to products by it. Case, spaces and punctuation do not matter.",
    example: "DS2208-SR7U2100AZW",
  },
  { name: "name", kind: "name", required: true, example: "Zebra DS2208 USB kit" },
  {
    name: "brand",
    field: "brand_id",
    kind: "name",
    required: true,
    help: "Manufacturer",
    more: "A brand that is not there yet is created.",
    example: "Zebra",
  },
  {
    name: "machine_type",
    field: "machine_type_id",
    kind: "machineType",
    required: true,
    help: "One of the six machine types; the product's other categories stay",
    example: "Barcode Scanners",
  },
  {
    name: "price",
    kind: "price",
    more: "A leading £ and commas between thousands are understood. Blank: no figure, then `price_text` speaks.",
    example: "1249.00",
  },
  { name: "price_text", kind: "text", example: "Price on application" },
  {
    name: "stock",
    kind: "pieces",
    required: true,
    more: "At the shop's default stock location; other locations stay as they are.",
    example: "25",
  },
  {
    name: "status",
    kind: "status",
    help: "`published` or `draft`",
    more: "Blank or no column: a new product is published, a stored one keeps its status.",
    example: "published",
  },
  { name: "short_description", kind: "text", example: "Corded 2D imager" },
  { name: "description", kind: "text", example: "Reads …" },
  {
    name: "long_description",
    kind: "html",
    more: "Only text structure, lists, tables and links are kept; scripts and styles are dropped.",
    example: "<p>Reads…</p>",
  },
  { name: "key_features", kind: "list", example: "IP42|1.5 m drops" },
  { name: "features", kind: "list", example: "USB|RS-232" },
  { name: "compatibility", kind: "list", example: "Windows|Android" },
  { name: "rating", kind: "rating", example: "4.6" },
  { name: "review_count", kind: "count", example: "38" },
  { name: "tags", kind: "list", example: "Retail|Healthcare" },
  {
    name: "image_urls",
    field: "images",
    kind: "urls",
    help: `Addresses of the pictures, ${LIST}; the first is the thumbnail`,
    more: "`https://…`, or `/…` for a file of the site.",
    example: "/equipment/pistol-scanner.svg",
  },
  {
    name: "image_alts",
    field: "images",
    kind: "alignedList",
    help: `Alternative texts in the order of \`image_urls\`, ${LIST}`,
    more: "Blank: the product's name.",
    example: "Corded scanner",
  },
  {
    name: "image_titles",
    field: "images",
    kind: "alignedList",
    help: `Titles in the order of \`image_urls\`, ${LIST}`,
    more: "Blank: the alternative text.",
    example: "DS2208",
  },
  { name: "brochure_url", kind: "url", example: "https://example.com/ds2208.pdf" },
  { name: "seo_title", kind: "text", example: "DS2208 scanner" },
  { name: "seo_description", kind: "text", example: "Corded 2D…" },
  { name: "seo_keywords", kind: "list", example: "barcode scanner|USB" },
  {
    name: "handle",
    kind: "handle",
    more: "Blank: made from the name when the product is created, and kept afterwards.",
    example: "zebra-ds2208-usb-kit",
  },
]

const isField = (name: string): name is ProductField => name in PRODUCT_FIELDS

/** The contract's field of a column, with what a cell of it needs to know. */
function columnOf({ name, field, kind, required, help, more, example }: ColumnRow): CatalogueColumn {
  const known = field ?? (isField(name) ? name : undefined)
  const definition = known && productField(known)
  const isText = ["text", "name", "html"].includes(definition?.kind ?? "") && field === undefined
  const limit =
    isText && definition?.most ? `, up to ${definition.most.toLocaleString("en-GB")} characters` : ""
  const list = kind === "list" ? `, ${LIST}` : ""
  const first = `${help ?? definition?.help ?? name}${list}${limit}.`
  return {
    ...{ name, kind, example, description: more ? `${first} ${more}` : first },
    ...(required ? { required } : {}),
    ...(definition?.most && field === undefined ? { most: definition.most } : {}),
  }
}

const PLAIN_COLUMNS: readonly CatalogueColumn[] = ROWS.map(columnOf)

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
