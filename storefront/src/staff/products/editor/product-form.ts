import { isSameValue } from "@/staff/records/is-same-value"
import {
  addressSchema,
  handleSchema,
  SPECIFICATIONS,
  type SpecificationDefinition,
} from "@scanwright/backend/contract"
import { z } from "zod"

/** A picture of the form. `src` is where this site shows it. */
const imageSchema = z.object({
  url: addressSchema("The picture's address"),
  src: z.string(),
  alt: z.string().trim().min(1, { error: "Say what the picture shows" }).max(500, {
    error: "500 characters at most",
  }),
  title: z.string().trim().max(500, { error: "500 characters at most" }),
})

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `${most.toLocaleString("en-GB")} characters at most` })

/** A list as its editor holds it: entries left empty count for nothing. */
const list = z
  .array(z.string().trim().max(200, { error: "200 characters at most" }))
  .max(200, { error: "200 entries at most" })
  .transform((entries) => entries.filter((entry) => entry !== ""))

/** A number as it is typed; null where nothing is. Thousands may be told apart by commas, pounds marked by their sign. */
const figure = (error: string, isGood: (value: number) => boolean) =>
  z.string().transform((text, context) => {
    const digits = text.trim().replace(/^£\s*/, "").replaceAll(",", "")
    if (digits === "") return null
    const value = Number(digits)
    if (/^\d*\.?\d+$/.test(digits) && isGood(value)) return value
    context.addIssue({ code: "custom", message: error })
    return z.NEVER
  })

const isWhole = (value: number) => Number.isSafeInteger(value)
const isPence = (value: number) => Number.isInteger(Math.round(value * 1e6) / 1e4)

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
        if (entries.length > 50 || entries.some((entry) => entry.length > 200)) {
          complain(`${label}: 50 entries of 200 characters at most`)
        } else if (entries.length > 0) values[key] = entries
        continue
      }
      const text = value?.trim() ?? ""
      if (text === "") continue
      if (kind !== "number") {
        if (text.length > 200) complain("200 characters at most")
        else values[key] = text
      } else if (/^\d*\.?\d+$/.test(text)) values[key] = Number(text)
      else complain("Enter a number, like 203")
    }
    return values
  })

/** Every field of the product form with its rule. The backend has the same limits, and the last word. */
export const productFormSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: "Enter the product's name" })
    .max(200, { error: "200 characters at most" })
    .refine((name) => name === "" || /[\p{L}\p{N}]/u.test(name), {
      error: "The name needs a letter or a digit, for the address to be made from",
    }),
  handle: z.union([z.literal(""), handleSchema], {
    error: "Use small letters, digits and single hyphens, like zebra-ds2208",
  }),
  shortDescription: words(500),
  description: words(5_000),
  brandId: z.string(),
  machineTypeId: z.string().min(1, { error: "Choose a machine type" }),
  longDescription: z.string().max(100_000, { error: "100,000 characters at most, markup included" }),
  price: figure("Enter a price in pounds, like 149.00", (value) => value <= 10_000_000 && isPence(value)),
  priceText: words(120),
  stock: figure("Enter a whole number from 0 to 1,000,000", (value) => isWhole(value) && value <= 1_000_000),
  sku: words(100),
  keyFeatures: list,
  features: list,
  tags: list,
  compatibility: list,
  specifications,
  images: z.array(imageSchema).max(50, { error: "50 pictures at most" }),
  /** Address of the picture for lists; empty for the first. */
  thumbnail: z.string().max(2048),
  rating: figure("Enter a rating from 0 to 5, like 4.6", (value) => value <= 5),
  reviewCount: figure("Enter a whole number, like 18", (value) => isWhole(value) && value <= 1_000_000),
  brochureUrl: z.union([z.literal(""), addressSchema("The address")], {
    error: "Enter an address that begins with https://",
  }),
  seoTitle: words(200),
  seoDescription: words(500),
  seoKeywords: list,
  status: z.enum(["draft", "published"]),
})

/** The form as its fields hold it: figures as they are typed. */
export type ProductForm = z.input<typeof productFormSchema>
/** The form once it has been read. */
export type ProductValues = z.output<typeof productFormSchema>
export type ProductField = keyof ProductForm

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
  ...{ longDescription: "", price: "", priceText: "", stock: "", sku: "" },
  ...{ keyFeatures: [], features: [], tags: [], compatibility: [], images: [] },
  specifications: allSpecifications({}),
  ...{ thumbnail: "", rating: "", reviewCount: "", brochureUrl: "" },
  ...{ seoTitle: "", seoDescription: "", seoKeywords: [], status: "draft" },
}

/** What fields are called where they are named outside the form: in conflicts, and in what is wrong. */
export const FIELD_LABELS: Readonly<Record<ProductField, string>> = {
  name: "Name",
  handle: "Address",
  shortDescription: "Short description",
  description: "Description",
  brandId: "Brand",
  machineTypeId: "Machine type",
  longDescription: "Long description",
  price: "Price ex VAT",
  priceText: "Price text",
  stock: "Stock",
  sku: "SKU",
  keyFeatures: "Key features",
  features: "Features",
  tags: "Tags",
  compatibility: "Compatibility",
  specifications: "Specifications",
  images: "Pictures",
  thumbnail: "Picture for lists",
  rating: "Rating",
  reviewCount: "Review count",
  brochureUrl: "Brochure",
  seoTitle: "SEO title",
  seoDescription: "SEO description",
  seoKeywords: "SEO keywords",
  status: "Status",
}

/** Id of a field's control. @param path of the field, or of a part of it: "images.0.alt" */
export const fieldIdOf = (path: string): string => `product-${path.replaceAll(".", "-")}`

/** The fields in which two forms differ, in the form's order. */
export const changedFields = (one: ProductForm, other: ProductForm): ProductField[] =>
  (Object.keys(EMPTY_FORM) as ProductField[]).filter((field) => !isSameValue(one[field], other[field]))

/**
 * What is wrong with a form, by the path of the field; empty when nothing is.
 *
 * @param saved the form as it is stored
 */
export function problemsOf(form: ProductForm, saved: ProductForm): Readonly<Record<string, string>> {
  const read = productFormSchema.safeParse(form)
  const problems: Record<string, string> = {}
  // Nothing says neither that there are none nor that there are as many as before.
  if (form.stock.trim() === "" && saved.stock !== "") problems.stock = "Enter 0 if there are none left"
  for (const { path, message } of read.error?.issues ?? []) problems[path.join(".")] ??= message
  return problems
}
