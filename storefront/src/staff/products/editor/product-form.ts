import {
  ENTRY_MOST,
  PRODUCT_FIELDS,
  productImageSchema,
  productShape,
  SPECIFICATIONS,
  type ProductField as ContractField,
  type ProductRefusal,
  type SpecificationDefinition,
} from "@scanwright/backend/contract"
import { z } from "zod"

const trimmedOrNull = (text: string) => text.trim() || null

/** A text of one line or several, null where it is empty. */
const optionalText = <Rule extends z.ZodType<string | null, string | null>>(rule: Rule) =>
  z.string().transform(trimmedOrNull).pipe(rule)

/** A figure as it is typed, without signs of thousands and pounds; NaN where it is none, null where nothing is typed. */
function toFigure(text: string): number | null {
  const digits = text.trim().replace(/^£\s*/, "").replaceAll(",", "")
  if (digits === "") return null
  return /^\d*\.?\d+$/.test(digits) ? Number(digits) : Number.NaN
}

const figure = <Rule extends z.ZodType<number | null, number | null>>(rule: Rule) =>
  z.string().transform(toFigure).pipe(rule)

/** A list as its editor holds it: entries left empty count for nothing. */
const list = (
  field: ContractField & ("key_features" | "features" | "tags" | "compatibility" | "seo_keywords"),
) =>
  z
    .array(
      z
        .string()
        .trim()
        .max(ENTRY_MOST, { error: `${ENTRY_MOST} characters at most` }),
    )
    .transform((entries) => entries.filter((entry) => entry !== ""))
    .pipe(productShape[field])

/** A picture of the form. `src` is where this site shows it. */
const imageSchema = z.object({
  url: productImageSchema.shape.url,
  src: z.string(),
  alt: z
    .string()
    .trim()
    .min(1, { error: "Say what the picture shows" })
    .pipe(productImageSchema.shape.alt_text.unwrap()),
  title: z.string().pipe(productImageSchema.shape.title_text.unwrap()),
})

/** Pieces at one stock location; null where nothing is typed. */
const stockSchema = z.object({
  locationId: z.string(),
  pieces: figure(productShape.stock.element.shape.quantity.nullable()),
})

const definitions: readonly SpecificationDefinition[] = SPECIFICATIONS

/** Values by key; what is empty is left out, figures become numbers. */
const specifications = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .transform((given, context) => {
    const values: Record<string, string | string[] | number> = {}
    for (const { key, kind, label } of definitions) {
      const value = given[key]
      const complain = (message: string) => context.addIssue({ code: "custom", message, path: [key] })
      if (Array.isArray(value)) {
        const entries = value.map((entry) => entry.trim()).filter((entry) => entry !== "")
        if (entries.length > 50 || entries.some((entry) => entry.length > ENTRY_MOST)) {
          complain(`${label}: 50 entries of ${ENTRY_MOST} characters at most`)
        } else if (entries.length > 0) values[key] = entries
        continue
      }
      const text = value?.trim() ?? ""
      if (text === "") continue
      if (kind !== "number") {
        if (text.length > ENTRY_MOST) complain(`${ENTRY_MOST} characters at most`)
        else values[key] = text
      } else if (/^\d*\.?\d+$/.test(text)) values[key] = Number(text)
      else complain("Enter a number, like 203")
    }
    return values
  })

/** Every field of the product form: what is typed, read into what the contract takes and checked by its rule. */
export const productFormSchema = z.object({
  name: productShape.name,
  handle: z
    .string()
    .transform((handle) => handle.trim() || undefined)
    .pipe(productShape.handle.optional()),
  shortDescription: optionalText(productShape.short_description),
  description: optionalText(productShape.description),
  brandId: optionalText(productShape.brand_id),
  machineTypeId: productShape.machine_type_id,
  longDescription: z
    .string()
    .transform((html) => html || null)
    .pipe(productShape.long_description),
  price: figure(productShape.price),
  priceText: optionalText(productShape.price_text),
  stock: z.array(stockSchema),
  sku: optionalText(productShape.part_number),
  keyFeatures: list("key_features"),
  features: list("features"),
  tags: list("tags"),
  compatibility: list("compatibility"),
  specifications,
  images: z.array(imageSchema).max(PRODUCT_FIELDS.images.most, {
    error: `${PRODUCT_FIELDS.images.most} pictures at most`,
  }),
  /** Address of the picture for lists; empty for the first. */
  thumbnail: z.string().max(2048),
  rating: figure(productShape.rating),
  reviewCount: figure(productShape.review_count),
  brochureUrl: optionalText(productShape.brochure_url),
  seoTitle: optionalText(productShape.seo_title),
  seoDescription: optionalText(productShape.seo_description),
  seoKeywords: list("seo_keywords"),
  status: productShape.status,
})

/** The form as its fields hold it: figures as they are typed. */
export type ProductForm = z.input<typeof productFormSchema>
/** The form once it has been read. */
export type ProductValues = z.output<typeof productFormSchema>
export type ProductField = keyof ProductForm

/** The contract's field behind each field of the form. */
const CONTRACT_FIELDS = {
  name: "name",
  handle: "handle",
  shortDescription: "short_description",
  description: "description",
  brandId: "brand_id",
  machineTypeId: "machine_type_id",
  longDescription: "long_description",
  price: "price",
  priceText: "price_text",
  stock: "stock",
  sku: "part_number",
  keyFeatures: "key_features",
  features: "features",
  tags: "tags",
  compatibility: "compatibility",
  specifications: "specifications",
  images: "images",
  thumbnail: "thumbnail",
  rating: "rating",
  reviewCount: "review_count",
  brochureUrl: "brochure_url",
  seoTitle: "seo_title",
  seoDescription: "seo_description",
  seoKeywords: "seo_keywords",
  status: "status",
} as const satisfies Record<ProductField, ContractField>

/** Labels of the fields, also where they are named outside the form: in conflicts, and in problems. */
export const FIELD_LABELS = Object.fromEntries(
  Object.entries(CONTRACT_FIELDS).map(([field, name]) => [field, PRODUCT_FIELDS[name].label]),
) as Readonly<Record<ProductField, string>>

/** Specifications with a place for each that there is, whether it says something or not. */
export function allSpecifications(
  given: Readonly<Record<string, string | string[] | number | undefined>>,
): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = {}
  for (const { key, kind } of definitions) {
    const value = given[key] ?? []
    const texts = Array.isArray(value) ? value : [String(value)]
    all[key] = kind === "list" ? texts : texts.join(", ")
  }
  return all
}

/** A form with nothing in it. */
export const EMPTY_FORM: ProductForm = {
  ...{ name: "", handle: "", shortDescription: "", description: "", brandId: "", machineTypeId: "" },
  ...{ longDescription: "", price: "", priceText: "", stock: [], sku: "" },
  ...{ keyFeatures: [], features: [], tags: [], compatibility: [], images: [] },
  specifications: allSpecifications({}),
  ...{ thumbnail: "", rating: "", reviewCount: "", brochureUrl: "" },
  ...{ seoTitle: "", seoDescription: "", seoKeywords: [], status: "draft" },
}

/** Id of a field's control. @param path of the field, or of a part of it: "images.0.alt" */
export const fieldIdOf = (path: string): string => `product-${path.replaceAll(".", "-")}`

/**
 * A form without the stock that nobody has typed in: what was sold meanwhile is not put back on the shelf.
 *
 * @param saved the form as it was read
 */
export const withChangedStock = (form: ProductForm, saved: ProductForm): ProductForm => ({
  ...form,
  // Emptied instead of left out: problems are found by an entry's place.
  stock: form.stock.map((entry) =>
    saved.stock.some((before) => before.locationId === entry.locationId && before.pieces === entry.pieces)
      ? { ...entry, pieces: "" }
      : entry,
  ),
})

/** Parts of a field by their name in the contract. */
const PARTS: Readonly<Record<string, string>> = { alt_text: "alt", title_text: "title" }

const FORM_FIELDS = new Map<string, string>(
  Object.entries(CONTRACT_FIELDS).map(([field, name]) => [name, field]),
)

/** Path of the form's field for a path of the contract; undefined where the form has no such field. */
function formPathOf(path: string, { stock }: Pick<ProductValues, "stock">): string | undefined {
  const [name = "", ...parts] = path.split(".")
  const field = FORM_FIELDS.get(name)
  if (field !== "stock") return field && [field, ...parts.map((part) => PARTS[part] ?? part)].join(".")
  // Only locations with a figure are sent; a refusal of all of them stands at the first.
  const sent = stock.flatMap(({ pieces }, at) => (pieces === null ? [] : [at]))
  return `stock.${sent[Number(parts[0] ?? 0)] ?? 0}.pieces`
}

/**
 * Refusals of the backend as problems of the form.
 *
 * @param refusals by the contract's paths
 * @param values that were sent
 * @returns messages by the path of the form's field; empty where no field is at fault
 */
export function problemsOfRefusals(
  refusals: readonly ProductRefusal[],
  values: Pick<ProductValues, "stock">,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { path, message } of refusals) {
    const field = formPathOf(path, values)
    if (field !== undefined) problems[field] ??= message
  }
  return problems
}

/**
 * What is wrong with a form, by the path of the field; empty when nothing is.
 *
 * @param saved the form as it is stored
 */
export function problemsOf(form: ProductForm, saved: ProductForm): Readonly<Record<string, string>> {
  const read = productFormSchema.safeParse(form)
  const problems: Record<string, string> = {}
  for (const [at, { locationId, pieces }] of form.stock.entries()) {
    const before = saved.stock.find((one) => one.locationId === locationId)?.pieces ?? ""
    // Nothing says neither that there are none nor that there are as many as before.
    if (pieces.trim() === "" && before !== "")
      problems[`stock.${at}.pieces`] = "Enter 0 if there are none left"
  }
  for (const { path, message } of read.error?.issues ?? []) problems[path.join(".")] ??= message
  return problems
}
