import { z } from "zod"
import { addressSchema, handleSchemaSaying } from "./address"
import { PRODUCT_STATUSES } from "./catalogue"
import { PRODUCT_FILE_KINDS, productFileSchema } from "./product-files"
import { plainPartNumber, withoutInvisible } from "./invisible"
import { isVisible } from "./slug"
import { SPECIFICATIONS, type SpecificationKey } from "./specifications"

/** What a field of a product holds, and thereby its rule, how forms show it, and how files write it. */
export type ProductFieldKind =
  | "name"
  | "handle"
  | "part-number"
  | "text"
  | "paragraph"
  | "html"
  | "reference"
  | "required-reference"
  | "price"
  | "stock"
  | "list"
  | "part-numbers"
  | "specifications"
  | "images"
  | "files"
  | "address"
  | "picture"
  | "rating"
  | "count"
  | "status"

/** A part of the forms, under a heading of its own. */
export type ProductSection =
  | "basics"
  | "long-text"
  | "price"
  | "lists"
  | "works-with"
  | "specifications"
  | "pictures"
  | "reputation"
  | "brochure"
  | "files"
  | "search"
  | "status"

/** The column of catalogue files that carries a field. */
export interface ProductColumn {
  /** Where it is not the field's own. */
  readonly name?: string
  /** The column must be there and no cell of it may be blank. */
  readonly required?: true
  /** In the place of the field's own help. */
  readonly help?: string
  /** Sentences after the first. */
  readonly more?: string
  /** A good cell. */
  readonly example: string
}

/** One field of a product: everything that forms, files, documentation and checks need to know of it. */
export interface ProductFieldDefinition {
  readonly kind: ProductFieldKind
  readonly section: ProductSection
  /** Medusa has no place for it: it is a column of the same name of the product's profile. */
  readonly inProfile?: true
  /** Visitors never see it: the Store API leaves it out. For fields of the profile only. */
  readonly staffOnly?: true
  /** What forms call it. */
  readonly label: string
  /** What forms call one entry of a list. */
  readonly entry?: string
  /** What forms write behind a figure. */
  readonly unit?: string
  /** What to write, as a phrase without its end: files and documentation add limits to it. */
  readonly help: string
  /** One sentence beside the field of a form, where the label does not say enough. */
  readonly hint?: string
  /** Most characters of a text, most entries of a list, or the largest number. */
  readonly most?: number
  /** One sentence that says what to enter, where what was entered cannot be read. */
  readonly message: string
  /** Absent where files have no column, or several, for it. */
  readonly column?: ProductColumn
}

/** Most characters of one entry of a list, and of a text among the specifications. */
export const ENTRY_MOST = 200
/** Most entries of one specification that is a list. */
export const SPECIFICATION_ENTRIES_MOST = 50
/** Most characters of the texts of a picture. */
const PICTURE_TEXT_MOST = 500
/** Most characters of a part number. */
const PART_NUMBER_MOST = 100
/** Most stock locations of one product. */
const LOCATIONS_MOST = 100

export const CHOOSE = "Choose one of the list"
export const ENTER_TEXT = "Enter a text"
/** What to enter in a list of part numbers. */
export const ENTER_PART_NUMBER = "Enter a part number, like CR8178-PC"
/** What to enter in a specification that is a figure. */
export const ENTER_NUMBER = "Enter a number, like 203"

/** Why nobody gives a product the price 0: it would be given away. */
export const NO_FREE_PRICE =
  "Enter a price above £0.00. A product without a price in figures says so in its price text, like “Price on application”"

const figure = (value: number) => value.toLocaleString("en-GB")

const text = (
  { most = Infinity, message }: ProductFieldDefinition,
  cleaned: (text: string) => string = (text) => text,
) => z.string({ error: message }).overwrite(cleaned).trim().min(1, { error: message }).max(most)

const entry = z.string().trim().min(1, { error: ENTER_TEXT }).max(ENTRY_MOST)

const wholeNumber = ({ most = Infinity, message }: ProductFieldDefinition) =>
  z
    .number({ error: message })
    .int({ error: message })
    .min(0, { error: message })
    .max(most, { error: message })

const specificationRules = {
  text: entry,
  list: z.array(entry).min(1).max(SPECIFICATION_ENTRIES_MOST),
  number: z.number({ error: ENTER_NUMBER }).nonnegative({ error: ENTER_NUMBER }),
} as const

/** Specifications by their table: each value of its kind, no other keys. */
export const productSpecificationsSchema = z.strictObject(
  Object.fromEntries(
    SPECIFICATIONS.map(({ key, kind }) => [key, specificationRules[kind].optional()]),
  ) as Record<SpecificationKey, z.ZodOptional<(typeof specificationRules)[keyof typeof specificationRules]>>,
)

const pictureText = z.string().trim().max(PICTURE_TEXT_MOST)

/** A picture of a product: its address and the texts that describe it. */
export const productImageSchema = z.strictObject({
  url: addressSchema("The picture's address"),
  alt_text: pictureText.default(""),
  title_text: pictureText.default(""),
})

const id = (message: string) => z.string({ error: message }).trim().min(1, { error: message }).max(255)

const optionalText = (field: ProductFieldDefinition) => text(field).nullable()

/** The rule of each kind of field. Null stands for "none". */
export const RULES = {
  name: (field: ProductFieldDefinition) =>
    text(field, withoutInvisible).refine(isVisible, { error: field.message }),
  handle: ({ message }: ProductFieldDefinition) => handleSchemaSaying(message),
  "part-number": (field: ProductFieldDefinition) => text(field, plainPartNumber).nullable(),
  text: optionalText,
  paragraph: optionalText,
  html: ({ most = Infinity }: ProductFieldDefinition) => z.string().max(most).nullable(),
  reference: ({ message }: ProductFieldDefinition) => id(message).nullable(),
  "required-reference": ({ message }: ProductFieldDefinition) => id(message),
  price: ({ most = Infinity, message }: ProductFieldDefinition) =>
    z
      .number({ error: message })
      .min(0, { error: message })
      .max(most, { error: message })
      .multipleOf(0.01, { error: message })
      // The check before it takes what is next to nothing, like 1e-9.
      .refine((pounds) => Math.round(pounds * 100) / 100 === pounds, { error: message })
      .nullable(),
  stock: (field: ProductFieldDefinition) =>
    z.array(z.strictObject({ location_id: id(CHOOSE), quantity: wholeNumber(field) })).max(LOCATIONS_MOST),
  list: ({ most = Infinity }: ProductFieldDefinition) => z.array(entry).max(most),
  "part-numbers": ({ most = Infinity, message }: ProductFieldDefinition) =>
    z
      .array(z.string().overwrite(plainPartNumber).trim().min(1, { error: message }).max(PART_NUMBER_MOST))
      .max(most, { error: `${figure(most)} part numbers at most` }),
  specifications: () => productSpecificationsSchema,
  images: ({ most = Infinity }: ProductFieldDefinition) =>
    z.array(productImageSchema).max(most, { error: `${figure(most)} pictures at most` }),
  files: ({ most = Infinity }: ProductFieldDefinition) =>
    z.array(productFileSchema).max(most, { error: `${figure(most)} files at most` }),
  address: ({ label, message }: ProductFieldDefinition) => addressSchema(label, message).nullable(),
  picture: ({ label, message }: ProductFieldDefinition) => addressSchema(label, message).nullable(),
  rating: ({ most = Infinity, message }: ProductFieldDefinition) =>
    z.number({ error: message }).min(0, { error: message }).max(most, { error: message }).nullable(),
  count: (field: ProductFieldDefinition) => wholeNumber(field).nullable(),
  status: ({ message }: ProductFieldDefinition) => z.enum(PRODUCT_STATUSES, { error: message }),
} satisfies Record<ProductFieldKind, (field: ProductFieldDefinition) => z.ZodType>

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
export const STORED = {
  name: z.string(),
  handle: z.string(),
  "part-number": storedText,
  text: storedText,
  paragraph: storedText,
  html: storedText,
  reference: storedText,
  "required-reference": storedText,
  price: storedFigure,
  stock: z.array(shelfStockSchema),
  list: storedTexts,
  "part-numbers": storedTexts,
  specifications: z.record(z.string(), z.union([z.string(), storedTexts, z.number()])),
  images: z.array(z.object({ url: z.string(), alt_text: z.string(), title_text: z.string() })),
  files: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      kind: z.enum(PRODUCT_FILE_KINDS),
      language: z.string(),
      version: z.string(),
      size: z.number(),
    }),
  ),
  address: storedText,
  picture: storedText,
  rating: storedFigure,
  count: storedFigure,
  status: z.string(),
} satisfies Record<ProductFieldKind, z.ZodType>

/** What is stored of a kind of field. */
export type StoredValue<Kind extends ProductFieldKind> = z.output<(typeof STORED)[Kind]>
