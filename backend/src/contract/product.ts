import { z } from "zod"
import { addressSchema, handleSchemaSaying } from "./address"
import { PRODUCT_STATUSES } from "./catalogue"
import { SPECIFICATIONS, type SpecificationKey } from "./specifications"

/** What a field of a product holds, and thereby which rule it has. */
export type ProductFieldKind =
  | "name"
  | "handle"
  | "text"
  | "html"
  | "reference"
  | "required-reference"
  | "price"
  | "stock"
  | "list"
  | "specifications"
  | "images"
  | "address"
  | "picture"
  | "rating"
  | "count"
  | "status"

/** One field of a product: everything that forms, files, documentation and checks need to know of it. */
export interface ProductFieldDefinition {
  readonly kind: ProductFieldKind
  /** What forms call it. */
  readonly label: string
  /** What to write, as a phrase without its end: files and documentation add limits to it. */
  readonly help: string
  /** One sentence beside the field of a form, where the label does not say enough. */
  readonly hint?: string
  /** Most characters of a text, most entries of a list, or the largest number. */
  readonly most?: number
  /** One sentence that says what to enter, where what was entered cannot be read. */
  readonly message: string
}

/** Most characters of one entry of a list, and of a text among the specifications. */
export const ENTRY_MOST = 200
/** Most entries of one specification that is a list. */
const SPECIFICATION_ENTRIES_MOST = 50
/** Most characters of the texts of a picture. */
const PICTURE_TEXT_MOST = 500
/** Most stock locations of one product. */
const LOCATIONS_MOST = 100

const CHOOSE = "Choose one of the list"
const ENTER_TEXT = "Enter a text"

/** Every field of a product, in the order of the form. The one place that knows labels, limits and messages. */
export const PRODUCT_FIELDS = {
  name: {
    kind: "name",
    label: "Name",
    help: "What the product is called",
    most: 200,
    message: "Enter the product's name",
  },
  handle: {
    kind: "handle",
    label: "Address",
    help: "Last part of the page's address",
    message: "Use small letters, digits and single hyphens, like zebra-ds2208",
  },
  short_description: {
    kind: "text",
    label: "Short description",
    help: "One line for lists",
    hint: "One sentence, on cards and in lists",
    most: 500,
    message: ENTER_TEXT,
  },
  description: {
    kind: "text",
    label: "Description",
    help: "Plain text of the product page",
    hint: "Beside the pictures. Left empty, the short description stands there.",
    most: 5_000,
    message: ENTER_TEXT,
  },
  brand_id: { kind: "reference", label: "Brand", help: "Id of the manufacturer", message: CHOOSE },
  machine_type_id: {
    kind: "required-reference",
    label: "Machine type",
    help: "Id of the machine type; the product's other categories stay",
    message: "Choose a machine type",
  },
  long_description: {
    kind: "html",
    label: "Long description",
    help: "HTML of the Description tab",
    hint: "The Description tab. Pictures belong to the gallery below: here the public page leaves them out.",
    most: 100_000,
    message: ENTER_TEXT,
  },
  price: {
    kind: "price",
    label: "Price ex VAT",
    help: "Pounds ex VAT, up to 2 decimals",
    most: 1_000_000,
    message: "Enter a price in pounds, like 149.00",
  },
  price_text: {
    kind: "text",
    label: "Price text",
    help: "What the page shows when there is no price",
    hint: "Instead of a figure: “Price on application”",
    most: 120,
    message: ENTER_TEXT,
  },
  stock: {
    kind: "stock",
    label: "Stock",
    help: "Whole pieces on the shelf, 0 or more",
    hint: "Pieces on the shelf; a new product without a figure has none. From 1 to 10 the number shows, above it “In stock”.",
    most: 1_000_000,
    message: "Enter a whole number from 0 to 1,000,000",
  },
  part_number: {
    kind: "text",
    label: "SKU",
    help: "Manufacturer's part number",
    hint: "Also the part number, by which people search",
    most: 100,
    message: "Enter a part number, like DS2208-SR7U2100AZW",
  },
  key_features: {
    kind: "list",
    label: "Key features",
    help: "Key features",
    hint: "The first five show beside the pictures, all of them in their tab",
    most: 200,
    message: ENTER_TEXT,
  },
  features: {
    kind: "list",
    label: "Features",
    help: "Further features",
    hint: "Stand in where there are no key features",
    most: 200,
    message: ENTER_TEXT,
  },
  tags: {
    kind: "list",
    label: "Tags",
    help: "Tags",
    hint: "Industrial, Professional and High-Performance stand in where there are none",
    most: 200,
    message: ENTER_TEXT,
  },
  compatibility: {
    kind: "list",
    label: "Compatibility",
    help: "What it works with",
    hint: "Also in free words: “Windows 10 and later”",
    most: 200,
    message: ENTER_TEXT,
  },
  specifications: {
    kind: "specifications",
    label: "Specifications",
    help: "What products are filtered and compared by",
    message: "Enter a number, like 203",
  },
  images: {
    kind: "images",
    label: "Pictures",
    help: "Pictures, the first of which opens the gallery",
    hint: "The first one opens the gallery. Say what each one shows: it is read out to people who do not see it.",
    most: 50,
    message: "Choose a picture",
  },
  thumbnail: {
    kind: "picture",
    label: "Picture for lists",
    help: "Address of the picture for lists",
    message: "Choose one of the pictures",
  },
  rating: {
    kind: "rating",
    label: "Rating",
    help: "Customers' rating, 0 to 5",
    most: 5,
    message: "Enter a rating from 0 to 5, like 4.6",
  },
  review_count: {
    kind: "count",
    label: "Review count",
    help: "Number of reviews behind it",
    most: 1_000_000,
    message: "Enter a whole number, like 18",
  },
  brochure_url: {
    kind: "address",
    label: "Brochure",
    help: "Address of the PDF brochure",
    hint: "Left empty, “Brochure” downloads a data sheet made from what stands here",
    message: "Enter an address that begins with https://",
  },
  seo_title: {
    kind: "text",
    label: "SEO title",
    help: "Title for search engines",
    hint: "The site’s name is added to it",
    most: 200,
    message: ENTER_TEXT,
  },
  seo_description: {
    kind: "text",
    label: "SEO description",
    help: "Description for search engines",
    most: 500,
    message: ENTER_TEXT,
  },
  seo_keywords: { kind: "list", label: "SEO keywords", help: "Keywords", most: 200, message: ENTER_TEXT },
  status: {
    kind: "status",
    label: "Status",
    help: "Whether visitors see the product",
    message: "Choose draft or published",
  },
} as const satisfies Record<string, ProductFieldDefinition>

/** Name of a field of a product. */
export type ProductField = keyof typeof PRODUCT_FIELDS

/** Every field of a product as plain definitions, for code that walks through them. */
export const productField = (field: ProductField): ProductFieldDefinition => PRODUCT_FIELDS[field]

const figure = (value: number) => value.toLocaleString("en-GB")

const atMost = (most: number) => `${figure(most)} characters at most`

const text = ({ most = Infinity, message }: ProductFieldDefinition) =>
  z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .max(most, { error: atMost(most) })

const entry = z
  .string()
  .trim()
  .min(1, { error: ENTER_TEXT })
  .max(ENTRY_MOST, { error: atMost(ENTRY_MOST) })

const wholeNumber = ({ most = Infinity, message }: ProductFieldDefinition) =>
  z
    .number({ error: message })
    .int({ error: message })
    .min(0, { error: message })
    .max(most, { error: message })

const specificationRules = {
  text: entry,
  list: z
    .array(entry)
    .min(1)
    .max(SPECIFICATION_ENTRIES_MOST, { error: `${SPECIFICATION_ENTRIES_MOST} entries at most` }),
  number: z
    .number({ error: PRODUCT_FIELDS.specifications.message })
    .nonnegative({ error: PRODUCT_FIELDS.specifications.message }),
} as const

/** Specifications by their table: each value of its kind, no other keys. */
export const productSpecificationsSchema = z.strictObject(
  Object.fromEntries(
    SPECIFICATIONS.map(({ key, kind }) => [key, specificationRules[kind].optional()]),
  ) as Record<SpecificationKey, z.ZodOptional<(typeof specificationRules)[keyof typeof specificationRules]>>,
)

const pictureText = z
  .string()
  .trim()
  .max(PICTURE_TEXT_MOST, { error: atMost(PICTURE_TEXT_MOST) })

/** A picture of a product: its address and the texts that describe it. */
export const productImageSchema = z.strictObject({
  url: addressSchema("The picture's address"),
  alt_text: pictureText.default(""),
  title_text: pictureText.default(""),
})

const id = (message: string) => z.string({ error: message }).trim().min(1, { error: message }).max(255)

/** The rule of each kind of field. Null stands for "none". */
const RULES = {
  name: (field: ProductFieldDefinition) =>
    text(field).refine((name) => name === "" || /[\p{L}\p{N}]/u.test(name), {
      error: "The name needs a letter or a digit, for the address to be made from",
    }),
  handle: ({ message }: ProductFieldDefinition) => handleSchemaSaying(message),
  text: (field: ProductFieldDefinition) => text(field).nullable(),
  html: ({ most = Infinity }: ProductFieldDefinition) =>
    z
      .string()
      .max(most, { error: `${figure(most)} characters at most, markup included` })
      .nullable(),
  reference: ({ message }: ProductFieldDefinition) => id(message).nullable(),
  "required-reference": ({ message }: ProductFieldDefinition) => id(message),
  price: ({ most = Infinity, message }: ProductFieldDefinition) =>
    z
      .number({ error: message })
      .min(0, { error: message })
      .max(most, { error: message })
      .multipleOf(0.01, { error: message })
      .nullable(),
  stock: (field: ProductFieldDefinition) =>
    z.array(z.strictObject({ location_id: id(CHOOSE), quantity: wholeNumber(field) })).max(LOCATIONS_MOST),
  list: ({ most = Infinity }: ProductFieldDefinition) =>
    z.array(entry).max(most, { error: `${figure(most)} entries at most` }),
  specifications: () => productSpecificationsSchema,
  images: ({ most = Infinity }: ProductFieldDefinition) =>
    z.array(productImageSchema).max(most, { error: `${figure(most)} pictures at most` }),
  address: ({ label, message }: ProductFieldDefinition) => addressSchema(label, message).nullable(),
  picture: ({ label, message }: ProductFieldDefinition) => addressSchema(label, message).nullable(),
  rating: ({ most = Infinity, message }: ProductFieldDefinition) =>
    z.number({ error: message }).min(0, { error: message }).max(most, { error: message }).nullable(),
  count: (field: ProductFieldDefinition) => wholeNumber(field).nullable(),
  status: ({ message }: ProductFieldDefinition) => z.enum(PRODUCT_STATUSES, { error: message }),
} satisfies Record<ProductFieldKind, (field: ProductFieldDefinition) => z.ZodType>

type ProductShape = {
  -readonly [Field in ProductField]: ReturnType<(typeof RULES)[(typeof PRODUCT_FIELDS)[Field]["kind"]]>
}

const describe = (field: ProductFieldDefinition) => RULES[field.kind](field).describe(field.help)

/** The rule of every field of a product, made from {@link PRODUCT_FIELDS}. */
export const productShape = Object.fromEntries(
  Object.entries(PRODUCT_FIELDS).map(([key, field]) => [key, describe(field)]),
) as unknown as ProductShape

/** A whole product in the contract's words. */
export const productSchema = z.strictObject(productShape)
export type ProductData = z.output<typeof productSchema>

/** What changes of a product: fields that are absent stay as they are, null takes away. */
export const productChangesSchema = productSchema.partial()
export type ProductChanges = z.output<typeof productChangesSchema>

/** A product to create: a name and a machine type, and whatever else is known. */
export const newProductSchema = productChangesSchema.extend({
  name: productShape.name,
  machine_type_id: productShape.machine_type_id,
})
export type NewProduct = z.output<typeof newProductSchema>

/** Stock of a product at one location, as staff's form is given it. */
export const shelfStockSchema = z.object({
  location_id: z.string(),
  /** Name of the stock location. */
  location: z.string(),
  /** Pieces on the shelf; null where nobody counts them, or the product is a kit of several parts. */
  quantity: z.number().nullable(),
})
export type ShelfStock = z.infer<typeof shelfStockSchema>

const storedText = z.string().nullable()
const storedTexts = z.array(z.string())
const storedFigure = z.number().nullable()

/** What is read of each kind of field. What was stored by other means may break the limits of {@link RULES}. */
const STORED = {
  name: z.string(),
  handle: z.string(),
  text: storedText,
  html: storedText,
  reference: storedText,
  "required-reference": storedText,
  price: storedFigure,
  stock: z.array(shelfStockSchema),
  list: storedTexts,
  specifications: z.record(z.string(), z.union([z.string(), storedTexts, z.number()])),
  images: z.array(z.object({ url: z.string(), alt_text: z.string(), title_text: z.string() })),
  address: storedText,
  picture: storedText,
  rating: storedFigure,
  count: storedFigure,
  status: z.string(),
} satisfies Record<ProductFieldKind, z.ZodType>

type StoredShape = {
  -readonly [Field in ProductField]: (typeof STORED)[(typeof PRODUCT_FIELDS)[Field]["kind"]]
}

const storedShape = Object.fromEntries(
  Object.entries(PRODUCT_FIELDS).map(([key, { kind, help }]) => [key, STORED[kind].describe(help)]),
) as unknown as StoredShape

/** A product as staff's form is given it: `GET /admin/catalogue/products/:id`; stock at every location, the default one first. */
export const adminProductSchema = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  /** As `If-Match` of a write names it. */
  updated_at: z.iso.datetime(),
  ...storedShape,
})
export type AdminProduct = z.infer<typeof adminProductSchema>

export const adminProductResponseSchema = z.object({ product: adminProductSchema })
export type AdminProductResponse = z.infer<typeof adminProductResponseSchema>

/** Why a product was not saved, for the field that is at fault. */
export const productRefusalSchema = z.object({
  /** Of the field: `part_number`, `images.0.alt_text`. */
  path: z.string(),
  /** A slug for programs: `taken`, `unknown`, `invalid`. */
  code: z.string(),
  /** A sentence for staff. */
  message: z.string(),
})
export type ProductRefusal = z.infer<typeof productRefusalSchema>
