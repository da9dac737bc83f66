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
  /** Most characters of a text. */
  readonly longest?: number
  /** What to write, for the documentation. */
  readonly description: string
  readonly example: string
  /** The specification that the column carries. */
  readonly specification?: SpecificationDefinition & { readonly key: SpecificationKey }
}

const LIST = "separated by `|`"

const PLAIN_COLUMNS: readonly CatalogueColumn[] = [
  {
    name: "part_number",
    kind: "partNumber",
    required: true,
    description:
      "Manufacturer's part number; rows are matched to products by it. Case, spaces and punctuation do not matter.",
    example: "DS2208-SR7U2100AZW",
  },
  {
    name: "name",
    kind: "name",
    required: true,
    description: "What the product is called, up to 200 characters.",
    example: "Zebra DS2208 USB kit",
  },
  {
    name: "brand",
    kind: "name",
    required: true,
    description: "Manufacturer. A brand that is not there yet is created.",
    example: "Zebra",
  },
  {
    name: "machine_type",
    kind: "machineType",
    required: true,
    description: "One of the six machine types.",
    example: "Barcode Scanners",
  },
  {
    name: "price",
    kind: "price",
    description:
      "Pounds ex VAT, up to 2 decimals. A leading £ and commas between thousands are understood. Blank: no figure, then `price_text` speaks.",
    example: "1249.00",
  },
  {
    name: "price_text",
    kind: "text",
    longest: 120,
    description: "What the page shows when there is no price, up to 120 characters.",
    example: "Price on application",
  },
  {
    name: "stock",
    kind: "pieces",
    required: true,
    description: "Whole pieces on the shelf, 0 or more.",
    example: "25",
  },
  {
    name: "status",
    kind: "status",
    description:
      "`published` or `draft`. Blank or no column: a new product is published, a stored one keeps its status.",
    example: "published",
  },
  {
    name: "short_description",
    kind: "text",
    description: "One line for lists.",
    example: "Corded 2D imager",
  },
  { name: "description", kind: "text", description: "Plain text of the product page.", example: "Reads …" },
  {
    name: "long_description",
    kind: "html",
    description:
      "HTML of the Description tab. Only text structure, lists, tables and links are kept; scripts and styles are dropped.",
    example: "<p>Reads…</p>",
  },
  {
    name: "key_features",
    kind: "list",
    description: `Key features, ${LIST}.`,
    example: "IP42|1.5 m drops",
  },
  { name: "features", kind: "list", description: `Further features, ${LIST}.`, example: "USB|RS-232" },
  {
    name: "compatibility",
    kind: "list",
    description: `What it works with, ${LIST}.`,
    example: "Windows|Android",
  },
  { name: "rating", kind: "rating", description: "Customers' rating, 0 to 5.", example: "4.6" },
  { name: "review_count", kind: "count", description: "Number of reviews behind it.", example: "38" },
  { name: "tags", kind: "list", description: `Tags, ${LIST}.`, example: "Retail|Healthcare" },
  {
    name: "image_urls",
    kind: "urls",
    description: `Addresses of the pictures, ${LIST}; the first is the thumbnail. \`https://…\`, or \`/…\` for a file of the site.`,
    example: "/equipment/pistol-scanner.svg",
  },
  {
    name: "image_alts",
    kind: "alignedList",
    description: `Alternative texts in the order of \`image_urls\`, ${LIST}. Blank: the product's name.`,
    example: "Corded scanner",
  },
  {
    name: "image_titles",
    kind: "alignedList",
    description: `Titles in the order of \`image_urls\`, ${LIST}. Blank: the alternative text.`,
    example: "DS2208",
  },
  {
    name: "brochure_url",
    kind: "url",
    description: "Address of the PDF brochure.",
    example: "https://example.com/ds2208.pdf",
  },
  {
    name: "seo_title",
    kind: "text",
    longest: 200,
    description: "Title for search engines, up to 200 characters.",
    example: "DS2208 scanner",
  },
  {
    name: "seo_description",
    kind: "text",
    longest: 500,
    description: "Description for search engines, up to 500 characters.",
    example: "Corded 2D…",
  },
  {
    name: "seo_keywords",
    kind: "list",
    description: `Keywords, ${LIST}.`,
    example: "barcode scanner|USB",
  },
  {
    name: "handle",
    kind: "handle",
    description:
      "Last part of the page's address. Blank: made from the name when the product is created, and kept afterwards.",
    example: "zebra-ds2208-usb-kit",
  },
]

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
