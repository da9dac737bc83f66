import { z } from "zod"
import {
  CHOOSE,
  ENTER_NUMBER,
  ENTER_PART_NUMBER,
  ENTER_TEXT,
  type ProductFieldDefinition,
  type ProductFieldKind,
  RULES,
  STORED,
  type StoredValue,
} from "./product-kinds"
import { priceListPriceSchema } from "./price-lists"
import { LONGEST_SLUG } from "./slug"
import { type Specifications } from "./specifications"

/**
 * Every field of a product, in the order of the form. The one place that knows labels, limits and messages: forms, the
 * columns of files, the Medusa Admin's widget, the table of profiles, the API's schemas and their documentation are made of it.
 */
export const PRODUCT_FIELDS = {
  name: {
    kind: "name",
    section: "basics",
    label: "Name",
    help: "What the product is called",
    most: 200,
    message: "Enter the product's name",
    column: { required: true, example: "Zebra DS2208 USB kit" },
  },
  brand_id: {
    kind: "reference",
    section: "basics",
    label: "Brand",
    help: "Id of the manufacturer",
    message: CHOOSE,
    column: {
      name: "brand",
      required: true,
      help: "Manufacturer",
      more: "A brand that is not there yet is created once that is confirmed.",
      example: "Zebra",
    },
  },
  machine_type_id: {
    kind: "required-reference",
    section: "basics",
    label: "Machine type",
    help: "Id of the machine type; the product's other categories stay",
    message: "Choose a machine type",
    column: {
      name: "machine_type",
      required: true,
      help: "Kind of equipment. One that is not there yet is created once that is confirmed; the product's other categories stay",
      example: "Barcode Scanners",
    },
  },
  handle: {
    kind: "handle",
    section: "basics",
    label: "Address",
    help: "Last part of the page's address",
    message: `Use small letters, digits and single hyphens, like zebra-ds2208, at most ${LONGEST_SLUG} characters (fewer with accents)`,
    column: {
      more: "Blank: made from the name (or else the part number) when the product is created, and kept afterwards.",
      example: "zebra-ds2208-usb-kit",
    },
  },
  short_description: {
    kind: "paragraph",
    section: "basics",
    label: "Short description",
    help: "One line for lists",
    hint: "One sentence, on cards and in lists",
    most: 500,
    message: ENTER_TEXT,
    column: { example: "Corded 2D imager" },
  },
  description: {
    kind: "paragraph",
    section: "basics",
    label: "Description",
    help: "Plain text of the product page",
    hint: "Beside the pictures. Left empty, the short description stands there.",
    most: 5_000,
    message: ENTER_TEXT,
    column: { example: "Reads …" },
  },
  long_description: {
    kind: "html",
    section: "long-text",
    inProfile: true,
    label: "Long description",
    help: "HTML of the Description tab",
    hint: "The Description tab. Pictures of the product itself belong to the gallery below.",
    most: 100_000,
    message: ENTER_TEXT,
    column: {
      more: "Structure, emphasis, lists, tables and links are kept, also those of Word and Google Docs.",
      example: "<p>Reads…</p>",
    },
  },
  price: {
    kind: "price",
    section: "price",
    label: "Price ex VAT",
    help: "Pounds ex VAT, up to 2 decimals",
    most: 1_000_000,
    message: "Enter a price in pounds, like 149.00",
    column: {
      more: "A leading £ and commas or blanks between thousands are understood; `12,50`, which could be 1,250, is refused. Blank: no figure, then `price_text` speaks.",
      example: "1249.00",
    },
  },
  price_text: {
    kind: "text",
    section: "price",
    inProfile: true,
    label: "Price text",
    help: "What the page shows when there is no price",
    hint: "Instead of a figure: “Price on application”",
    most: 120,
    message: ENTER_TEXT,
    column: { example: "Price on application" },
  },
  part_number: {
    kind: "part-number",
    section: "price",
    label: "SKU",
    help: "Manufacturer's part number",
    hint: "Also the part number, by which people search",
    most: 100,
    message: "Enter a part number, like DS2208-SR7U2100AZW",
    column: {
      required: true,
      more: "Rows are matched to products by it. Case, spaces and punctuation do not matter.",
      example: "DS2208-SR7U2100AZW",
    },
  },
  stock: {
    kind: "stock",
    section: "price",
    label: "Stock",
    help: "Whole pieces on the shelf, 0 or more",
    hint: "Pieces on the shelf; a new product without a figure has none. From 1 to 10 the number shows, above it “In stock”.",
    most: 1_000_000,
    message: "Enter a whole number from 0 to 1,000,000",
    column: {
      required: true,
      more: "At the shop's default stock location; other locations stay as they are.",
      example: "25",
    },
  },
  reorder_level: {
    kind: "count",
    section: "price",
    inProfile: true,
    staffOnly: true,
    label: "Reorder level",
    help: "Stock below which it is to be ordered again, 0 to 100,000; only staff see it",
    hint: "With fewer in stock, the dashboard and the figures list the product. Only staff see it.",
    most: 100_000,
    message: "Enter a whole number from 0 to 100,000",
    column: { example: "10" },
  },
  lead_time_days: {
    kind: "count",
    section: "price",
    inProfile: true,
    label: "Lead time",
    unit: "working days",
    help: "Working days until dispatch when out of stock, 0 to 365",
    hint: "The page says it while there is none on the shelf. Left empty, it says nothing.",
    most: 365,
    message: "Enter a whole number of working days from 0 to 365",
    column: { example: "10" },
  },
  key_features: {
    kind: "list",
    section: "lists",
    inProfile: true,
    label: "Key features",
    entry: "Key feature",
    help: "Key features",
    hint: "The first five show beside the pictures, all of them in their tab",
    most: 200,
    message: ENTER_TEXT,
    column: { example: "IP42|1.5 m drops" },
  },
  features: {
    kind: "list",
    section: "lists",
    inProfile: true,
    label: "Features",
    entry: "Feature",
    help: "Further features",
    hint: "Stand in where there are no key features",
    most: 200,
    message: ENTER_TEXT,
    column: { example: "USB|RS-232" },
  },
  tags: {
    kind: "list",
    section: "lists",
    label: "Tags",
    entry: "Tag",
    help: "Tags",
    hint: "Where there are none, Industrial, Professional and High-Performance may stand in, as the shop is set up",
    most: 200,
    message: ENTER_TEXT,
    column: { example: "Retail|Healthcare" },
  },
  compatibility: {
    kind: "list",
    section: "works-with",
    inProfile: true,
    label: "Compatibility",
    entry: "Entry",
    help: "What it works with",
    hint: "Also in free words: “Windows 10 and later”",
    most: 200,
    message: ENTER_TEXT,
    column: { example: "Windows|Android" },
  },
  accessories: {
    kind: "part-numbers",
    section: "works-with",
    inProfile: true,
    label: "Accessories",
    entry: "Accessory",
    help: "Part numbers of accessories of ours that fit it",
    hint: "Cradles, stands, cables. Each of them says on its page that it fits this product.",
    most: 50,
    message: ENTER_PART_NUMBER,
    column: { example: "CR8178-PC;CBA-U21-S07ZBR" },
  },
  consumables: {
    kind: "part-numbers",
    section: "works-with",
    inProfile: true,
    label: "Consumables",
    entry: "Consumable",
    help: "Part numbers of consumables of ours for it",
    hint: "Labels, ribbons, rolls",
    most: 50,
    message: ENTER_PART_NUMBER,
    column: { example: "DK-22205;DK-11208" },
  },
  spare_parts: {
    kind: "part-numbers",
    section: "works-with",
    inProfile: true,
    label: "Spare parts",
    entry: "Spare part",
    help: "Part numbers of spare parts of ours for it",
    hint: "Batteries, print heads, rollers",
    most: 50,
    message: ENTER_PART_NUMBER,
    column: { example: "P1058930-009" },
  },
  specifications: {
    kind: "specifications",
    section: "specifications",
    inProfile: true,
    label: "Specifications",
    help: "What products are filtered and compared by",
    message: ENTER_NUMBER,
  },
  warranty_months: {
    kind: "count",
    section: "specifications",
    inProfile: true,
    label: "Warranty",
    unit: "months",
    help: "Months of the maker's warranty, 0 to 120",
    most: 120,
    message: "Enter a whole number of months from 0 to 120",
    column: { example: "36" },
  },
  images: {
    kind: "images",
    section: "pictures",
    inProfile: true,
    label: "Pictures",
    help: "Pictures, the first of which opens the gallery",
    hint: "The first one opens the gallery. Say what each one shows: it is read out to people who do not see it.",
    most: 50,
    message: "Choose a picture",
  },
  thumbnail: {
    kind: "picture",
    section: "pictures",
    label: "Picture for lists",
    help: "Address of the picture for lists",
    message: "Choose one of the pictures",
  },
  rating: {
    kind: "rating",
    section: "reputation",
    inProfile: true,
    label: "Rating",
    unit: "of 5",
    help: "Customers' rating, 0 to 5",
    most: 5,
    message: "Enter a rating from 0 to 5, like 4.6",
    column: { example: "4.6" },
  },
  review_count: {
    kind: "count",
    section: "reputation",
    inProfile: true,
    label: "Review count",
    help: "Number of reviews behind it",
    most: 1_000_000,
    message: "Enter a whole number, like 18",
    column: { example: "38" },
  },
  brochure_url: {
    kind: "address",
    section: "brochure",
    inProfile: true,
    label: "Brochure",
    help: "Address of the PDF brochure",
    hint: "Left empty, “Brochure” downloads a data sheet made from what stands here",
    message: "Enter an address that begins with https://",
    column: { example: "https://example.com/ds2208.pdf" },
  },
  files: {
    kind: "files",
    section: "files",
    inProfile: true,
    label: "Files",
    entry: "File",
    help: "Files to download: manuals, drivers, certificates, data sheets",
    hint: "Visitors download them from the product's page, in this order",
    most: 20,
    message: "Upload a file",
  },
  seo_title: {
    kind: "text",
    section: "search",
    inProfile: true,
    label: "SEO title",
    help: "Title for search engines",
    hint: "The site’s name is added to it",
    most: 200,
    message: ENTER_TEXT,
    column: { example: "DS2208 scanner" },
  },
  seo_description: {
    kind: "paragraph",
    section: "search",
    inProfile: true,
    label: "SEO description",
    help: "Description for search engines",
    most: 500,
    message: ENTER_TEXT,
    column: { example: "Corded 2D…" },
  },
  seo_keywords: {
    kind: "list",
    section: "search",
    inProfile: true,
    label: "SEO keywords",
    entry: "SEO keyword",
    help: "Keywords",
    most: 200,
    message: ENTER_TEXT,
    column: { example: "barcode scanner|USB" },
  },
  status: {
    kind: "status",
    section: "status",
    label: "Status",
    help: "Whether visitors see the product",
    message: "Choose draft or published",
    column: {
      help: "`published` or `draft`",
      more: "Blank or no column: a new product is published, a stored one keeps its status.",
      example: "published",
    },
  },
} as const satisfies Record<string, ProductFieldDefinition>

/** Name of a field of a product. */
export type ProductField = keyof typeof PRODUCT_FIELDS

/** The names of all fields, in their order. */
export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductField[]

/** Every field of a product as plain definitions, for code that walks through them. */
export const productField = (field: ProductField): ProductFieldDefinition => PRODUCT_FIELDS[field]

/** Kind of a field. */
export type KindOf<Field extends ProductField> = (typeof PRODUCT_FIELDS)[Field]["kind"]

/** Names of the fields of some kinds. */
export type FieldOfKind<Kind extends ProductFieldKind> = {
  [Field in ProductField]: KindOf<Field> extends Kind ? Field : never
}[ProductField]

/** Whether a field is of one of these kinds. */
export const isOfKind = <Kind extends ProductFieldKind>(
  field: ProductField,
  ...kinds: readonly Kind[]
): field is FieldOfKind<Kind> => kinds.some((kind) => kind === productField(field).kind)

/** Name of a field that names products which fit this one. */
export type AccessoryField = FieldOfKind<"part-numbers">

/** The fields that name products which fit this one, in their order. */
export const ACCESSORY_FIELDS: readonly AccessoryField[] = PRODUCT_FIELD_NAMES.filter((field) =>
  isOfKind(field, "part-numbers"),
)

/** Name of a field that Medusa has no place for. */
export type ProfileField = {
  [Field in ProductField]: (typeof PRODUCT_FIELDS)[Field] extends { inProfile: true } ? Field : never
}[ProductField]

/** The fields that a product's profile holds. */
export const PROFILE_FIELDS: readonly ProfileField[] = PRODUCT_FIELD_NAMES.filter(
  (field): field is ProfileField => productField(field).inProfile === true,
)

/** Name of a field of the profile that visitors may read. */
export type PublicProfileField = {
  [Field in ProfileField]: (typeof PRODUCT_FIELDS)[Field] extends { staffOnly: true } ? never : Field
}[ProfileField]

/** The fields of a product's profile that visitors may read. */
export const PUBLIC_PROFILE_FIELDS: readonly PublicProfileField[] = PROFILE_FIELDS.filter(
  (field): field is PublicProfileField => productField(field).staffOnly !== true,
)

type ProductShape = {
  -readonly [Field in ProductField]: ReturnType<(typeof RULES)[KindOf<Field>]>
}

const describe = (field: ProductFieldDefinition) => RULES[field.kind](field).describe(field.help)

/** The rule of every field of a product, made from {@link PRODUCT_FIELDS}. */
export const productShape = Object.fromEntries(
  Object.entries(PRODUCT_FIELDS).map(([key, field]) => [key, describe(field)]),
) as unknown as ProductShape

/** A whole product in the contract's words. */
export const productSchema = z.strictObject(productShape)
export type ProductData = z.output<typeof productSchema>

/** Changes of a product: fields that are absent stay as they are, null empties them. */
export const productChangesSchema = productSchema.partial()
export type ProductChanges = z.output<typeof productChangesSchema>

/** A product to create: a name and a machine type, and whatever else is known. */
export const newProductSchema = productChangesSchema.extend({
  name: productShape.name,
  machine_type_id: productShape.machine_type_id,
})
export type NewProduct = z.output<typeof newProductSchema>

type StoredShape = {
  -readonly [Field in ProductField]: (typeof STORED)[KindOf<Field>]
}

const storedShape = Object.fromEntries(
  Object.entries(PRODUCT_FIELDS).map(([key, { kind, help }]) => [key, STORED[kind].describe(help)]),
) as unknown as StoredShape

/** A product as staff's form is given it: `GET /admin/catalogue/products/:id`; stock at every location, the default one first. */
export const adminProductSchema = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z
    .string()
    .describe(
      "Of all that the form saves, as `If-Match` of a write names it: another one once any of it changes",
    ),
  ...storedShape,
})
export type AdminProduct = z.infer<typeof adminProductSchema>

export const adminProductResponseSchema = z.object({
  product: adminProductSchema,
  /** What visitors pay in the place of the product's own price now; null where no price list says otherwise. */
  price_list_price: priceListPriceSchema.nullable(),
})
export type AdminProductResponse = z.infer<typeof adminProductResponseSchema>

/** What Medusa has no field for, as it is stored. */
export type ProductProfile = {
  [Field in ProfileField]: Field extends "specifications" ? Specifications : StoredValue<KindOf<Field>>
}

/** The profile linked to a product as `product_profile`, as staff read it. */
export interface LinkedProductProfile extends ProductProfile {
  id: string
}

/** The profile linked to a product as `product_profile`, as visitors read it. */
export type StoreProductProfile = Pick<LinkedProductProfile, "id" | PublicProfileField>

const BLANK: Partial<Record<ProductFieldKind, () => unknown>> = {
  list: () => [],
  "part-numbers": () => [],
  images: () => [],
  files: () => [],
  specifications: () => ({}),
}

/** An empty profile: no texts and numbers, empty lists. */
export const emptyProfile = (): ProductProfile =>
  Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, BLANK[productField(field).kind]?.() ?? null]),
  ) as ProductProfile

/**
 * The fields of a profile among those of a larger record, such as a row with its id.
 *
 * @param record that has them all
 */
export const profileOf = <Values extends Record<ProfileField, unknown>>(record: Values) =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, record[field]])) as Pick<Values, ProfileField>

/** Why a product was not saved, for the field that is at fault. */
export const productRefusalSchema = z.object({
  /** Of the field: `part_number`, `images.0.alt_text`. */
  path: z.string(),
  /** A slug for programs: `taken`, `unknown`, `invalid`. */
  code: z.string(),
  /** A sentence for staff. */
  message: z.string(),
  /** The other product, where one has what must be unique and the request names it. */
  product_id: z.string().optional(),
})
export type ProductRefusal = z.infer<typeof productRefusalSchema>
