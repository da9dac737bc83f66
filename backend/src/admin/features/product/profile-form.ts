import {
  type FieldOfKind,
  isOfKind,
  PRODUCT_FIELDS,
  productField,
  PROFILE_FIELDS,
  type ProfileField,
} from "../../../contract/product"
import { type ProductFieldKind, type ProductSection } from "../../../contract/product-kinds"
import {
  SPECIFICATIONS,
  type SpecificationDefinition,
  type Specifications,
} from "../../../contract/specifications"
import { type Field, type FieldGroup, type FieldKind } from "../../lib/fields"
import { type AdminShopProduct } from "./product"

/** Specifications by their general type: the literal type of the contract's table is not needed here. */
const definitions: readonly SpecificationDefinition[] = SPECIFICATIONS

const KINDS = { text: "text", list: "lines", number: "number" } as const satisfies Record<
  SpecificationDefinition["kind"],
  FieldKind
>

/**
 * The specifications a product is described by: those of its machine types, and any other that it has a value for.
 * A product without a machine type is offered all.
 */
export function specificationsOf(product: AdminShopProduct): readonly SpecificationDefinition[] {
  const types = product.categories.map(({ name }) => name)
  const given: Partial<Record<string, unknown>> = product.product_profile?.specifications ?? {}
  const fitting = definitions.filter(
    ({ key, machineTypes }) => key in given || machineTypes.some((type) => types.includes(type)),
  )
  return fitting.length > 0 ? fitting : definitions
}

/** Value of a specification as text, with its unit. */
export function showSpecification(
  { key, unit }: SpecificationDefinition,
  values: Specifications | undefined,
): string | null {
  const value = (values as Record<string, string | string[] | number> | undefined)?.[key]
  if (value === undefined) return null
  if (Array.isArray(value)) return value.join(", ")
  return unit ? `${value} ${unit}` : String(value)
}

const specificationField = ({ key, label, kind, unit }: SpecificationDefinition): Field => ({
  name: `specification_${key}`,
  path: ["specifications", key],
  label: unit ? `${label} (${unit})` : label,
  kind: KINDS[kind],
  half: true,
  ...(kind === "list" ? { hint: "One a line." } : {}),
})

/** How the kinds of the contract's fields are typed here; specifications and pictures have forms of their own. */
const PROFILE_KINDS = {
  html: { kind: "optional-html" },
  list: { kind: "lines", hint: "One a line." },
  "part-numbers": { kind: "lines", hint: "One a line." },
  text: { kind: "text" },
  paragraph: { kind: "paragraph" },
  rating: { kind: "number" },
  count: { kind: "number" },
  address: { kind: "document" },
} as const satisfies Partial<Record<ProductFieldKind, Pick<Field, "kind" | "hint">>>

/** A field that is one of the form, and of the list above it. */
export type PlainField = ProfileField & FieldOfKind<keyof typeof PROFILE_KINDS>

/** What the form says beyond the contract. */
const MORE: Partial<Record<ProfileField, Partial<Field>>> = {
  long_description: {
    hint: "HTML: headings, lists, tables, links and pictures. Scripts and styles are taken out when it is saved.",
  },
  key_features: { hint: "One a line. The first five are shown at once." },
  features: { half: true },
  compatibility: { half: true },
  price_text: {
    placeholder: "Price on application",
    hint: "Shown when the product has no figure for its price.",
  },
  rating: { hint: "From 0 to 5.", half: true },
  review_count: { half: true },
  brochure_url: { hint: "A PDF." },
}

const hasLimit = (field: ProfileField) => isOfKind(field, "text", "paragraph")

/** A field as the contract describes it. */
function profileField(name: PlainField): Field {
  const { label, most } = productField(name)
  const typed = PROFILE_KINDS[PRODUCT_FIELDS[name].kind]
  return { name, label, ...typed, ...(hasLimit(name) && most ? { limit: most } : {}), ...MORE[name] }
}

const isPlain = (field: ProfileField): field is PlainField => productField(field).kind in PROFILE_KINDS

/**
 * The plain fields of some sections of the contract, in its order.
 *
 * @param sections of the staff's form
 */
export const plainFieldsOf = (...sections: readonly ProductSection[]): PlainField[] =>
  PROFILE_FIELDS.filter(isPlain).filter((field) => sections.includes(productField(field).section))

/** Sections of the contract that stand under one heading here. */
export const PROFILE_SECTIONS = {
  description: ["basics", "long-text", "lists", "works-with"],
  specifications: ["specifications"],
  price: ["price", "reputation", "brochure", "status"],
  search: ["search"],
  pictures: ["pictures"],
} as const satisfies Record<string, readonly ProductSection[]>

const fieldsUnder = (heading: keyof typeof PROFILE_SECTIONS) =>
  plainFieldsOf(...PROFILE_SECTIONS[heading]).map(profileField)

/** The form of a product's profile. */
export const profileForm = (product: AdminShopProduct): readonly FieldGroup[] => [
  { title: "Description", fields: fieldsUnder("description") },
  {
    title: "Specifications",
    fields: [...specificationsOf(product).map(specificationField), ...fieldsUnder("specifications")],
  },
  { title: "Price, rating and brochure", fields: fieldsUnder("price") },
  { title: "Search engines", fields: fieldsUnder("search") },
  {
    title: productField("images").label,
    fields: [{ name: "images", label: "Picture texts", kind: "image-texts" }, ...fieldsUnder("pictures")],
  },
]

/** Initial values of the form: the profile, with a row for each picture the product has now. */
export function profileRecord({ product_profile: profile, images }: AdminShopProduct) {
  const texts = new Map(profile?.images.map((image) => [image.url, image]))
  return {
    ...profile,
    images: images.map(({ url }) => texts.get(url) ?? { url, alt_text: "", title_text: "" }),
  }
}
