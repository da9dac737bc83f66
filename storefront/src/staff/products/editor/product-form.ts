import {
  ENTRY_MOST,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  productField,
  productImageSchema,
  productShape,
  readFigure,
  SPECIFICATION_ENTRIES_MOST,
  SPECIFICATIONS,
  type KindOf,
  type ProductField,
  type ProductFieldKind,
  type ProductRefusal,
  type SpecificationDefinition,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { problemsOf } from "@/lib/problems-of"

const trimmedOrNull = (text: string) => text.trim() || null

/** A text of one line or several, null where it is empty. */
const optionalText = (rule: z.ZodType<string | null, string | null>) =>
  z.string().transform(trimmedOrNull).pipe(rule)

type FigureRule = z.ZodType<number | null, number | null>

/**
 * A figure as it is typed, null where nothing is. What is no figure is left to the rule, whose message says what to enter.
 *
 * @param places most decimals
 */
const figure = (rule: FigureRule, places: number) =>
  z
    .string()
    .transform((typed, context) => {
      if (typed.trim() === "") return null
      const read = readFigure(typed, places)
      if ("value" in read) return read.value
      if (read.problem === null) return Number.NaN
      context.addIssue({ code: "custom", message: read.problem })
      return z.NEVER
    })
    .pipe(rule)

const whole = (rule: FigureRule) => figure(rule, 0)
const money = (rule: FigureRule) => figure(rule, 2)
const measure = (rule: FigureRule) => figure(rule, Infinity)

/** A list as its editor holds it: entries left empty count for nothing. */
const list = (rule: z.ZodType<string[], string[]>) =>
  z
    .array(z.string().trim().max(ENTRY_MOST))
    .transform((entries) => entries.filter((entry) => entry !== ""))
    .pipe(rule)

/** A picture of the form. `src` is where this site shows it. */
const imageSchema = z.object({
  url: productImageSchema.shape.url,
  src: z.string(),
  alt_text: z
    .string()
    .trim()
    .min(1, { error: "Say what the picture shows" })
    .pipe(productImageSchema.shape.alt_text.unwrap()),
  title_text: z.string().pipe(productImageSchema.shape.title_text.unwrap()),
})

/** Pieces at one stock location; null where nothing is typed. */
const stockSchema = z.object({
  location_id: z.string(),
  quantity: whole(productShape.stock.element.shape.quantity.nullable()),
})

const definitions: readonly SpecificationDefinition[] = SPECIFICATIONS

/** Values by key; what is empty is left out, numerals become numbers. */
const specifications = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .transform((given, context) => {
    const values: Record<string, string | string[] | number> = {}
    for (const { key, kind } of definitions) {
      const value = given[key]
      const refuse = (origin: "string" | "array", maximum: number, input: unknown, ...path: number[]) =>
        context.addIssue({ code: "too_big", inclusive: true, origin, maximum, input, path: [key, ...path] })
      if (Array.isArray(value)) {
        const entries = value.map((entry) => entry.trim())
        for (const [at, entry] of entries.entries()) {
          if (entry.length > ENTRY_MOST) refuse("string", ENTRY_MOST, entry, at)
        }
        const filled = entries.filter((entry) => entry !== "")
        if (filled.length > SPECIFICATION_ENTRIES_MOST) refuse("array", SPECIFICATION_ENTRIES_MOST, filled)
        if (filled.length > 0) values[key] = filled
        continue
      }
      const text = value?.trim() ?? ""
      if (text === "") continue
      if (kind !== "number") {
        if (text.length > ENTRY_MOST) refuse("string", ENTRY_MOST, text)
        else values[key] = text
      } else if (/^\d*\.?\d+$/.test(text)) values[key] = Number(text)
      else context.addIssue({ code: "custom", message: PRODUCT_FIELDS.specifications.message, path: [key] })
    }
    return values
  })

/** How the form holds each kind of field: what is typed, read into what the contract takes and checked by its rule. */
const FORM_RULES = {
  name: (rule: typeof productShape.name) => rule,
  handle: (rule: typeof productShape.handle) =>
    z
      .string()
      .transform((handle) => handle.trim() || undefined)
      .pipe(rule.optional()),
  "part-number": optionalText,
  text: optionalText,
  paragraph: optionalText,
  html: (rule: typeof productShape.long_description) =>
    z
      .string()
      .transform((html) => html || null)
      .pipe(rule),
  reference: optionalText,
  "required-reference": (rule: typeof productShape.machine_type_id) => rule,
  price: money,
  stock: () => z.array(stockSchema),
  list,
  "part-numbers": list,
  specifications: () => specifications,
  images: () =>
    z.array(imageSchema).max(PRODUCT_FIELDS.images.most, {
      error: `${PRODUCT_FIELDS.images.most} pictures at most`,
    }),
  files: (rule: typeof productShape.files) => rule,
  address: optionalText,
  /** The picture for lists; empty for the first. */
  picture: () => z.string().max(2048),
  rating: measure,
  count: whole,
  status: (rule: typeof productShape.status) => rule,
}

/** What the form holds of a kind of field. */
export type FormValue<Kind extends ProductFieldKind> = z.input<ReturnType<(typeof FORM_RULES)[Kind]>>

type FormShape = { -readonly [Field in ProductField]: ReturnType<(typeof FORM_RULES)[KindOf<Field>]> }

/** The form's rule of a field. A field's rule is that of its kind, so that the one takes the other. */
const formRule = (field: ProductField): z.ZodType =>
  (FORM_RULES[productField(field).kind] as (rule: z.ZodType) => z.ZodType)(productShape[field])

/** Every field of the product form, under the contract's name. */
export const productFormSchema = z.object(
  Object.fromEntries(PRODUCT_FIELD_NAMES.map((field) => [field, formRule(field)])) as FormShape,
)

/** The form as its fields hold it: numbers as they are typed. */
export type ProductForm = z.input<typeof productFormSchema>
/** The form once it has been read. */
export type ProductValues = z.output<typeof productFormSchema>

/** Labels of the fields, also where they are named outside the form: in conflicts, and in problems. */
export const FIELD_LABELS = Object.fromEntries(
  PRODUCT_FIELD_NAMES.map((field) => [field, productField(field).label]),
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

/** What stands in a new field that is not an empty text. */
const INITIAL: Partial<Record<ProductFieldKind, () => unknown>> = {
  stock: () => [],
  list: () => [],
  "part-numbers": () => [],
  images: () => [],
  files: () => [],
  specifications: () => allSpecifications({}),
  status: () => "draft",
}

/** A form with nothing in it. */
export const EMPTY_FORM = Object.fromEntries(
  PRODUCT_FIELD_NAMES.map((field) => [field, INITIAL[productField(field).kind]?.() ?? ""]),
) as ProductForm

/** Id of a field's control. @param path of the field, or of a part of it: "images.0.alt_text" */
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
    saved.stock.some(
      ({ location_id: id, quantity }) => id === entry.location_id && quantity === entry.quantity,
    )
      ? { ...entry, quantity: "" }
      : entry,
  ),
})

/** Path of the form's field for a path of the contract; undefined where the form has no such field. */
function formPathOf(path: string, { stock }: Pick<ProductValues, "stock">): string | undefined {
  const [field = "", place] = path.split(".")
  if (field !== "stock") return field in PRODUCT_FIELDS ? path : undefined
  // Only locations with a figure are sent; a refusal of all of them stands at the first.
  const sent = stock.flatMap(({ quantity }, at) => (quantity === null ? [] : [at]))
  return `stock.${sent[Number(place ?? 0)] ?? 0}.quantity`
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
export function productProblems(form: ProductForm, saved: ProductForm): Readonly<Record<string, string>> {
  const read = productFormSchema.safeParse(form)
  const problems: Record<string, string> = {}
  for (const [at, { location_id: id, quantity }] of form.stock.entries()) {
    const before = saved.stock.find((one) => one.location_id === id)?.quantity ?? ""
    // Nothing says neither that there are none nor that there are as many as before.
    if (quantity.trim() === "" && before !== "")
      problems[`stock.${at}.quantity`] = "Enter 0 if there are none left"
  }
  return { ...problemsOf(read.error ?? { issues: [] }), ...problems }
}
