import {
  type PRODUCT_FIELDS,
  productField,
  type ProductField,
  type ProductFieldDefinition,
} from "../../../contract/product"
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

/** Kind of input for each kind of field in the contract. */
const PROFILE_KINDS = {
  html: { kind: "optional-html" },
  list: { kind: "lines", hint: "One a line." },
  text: { kind: "text" },
  rating: { kind: "number" },
  count: { kind: "number" },
  address: { kind: "document" },
} as const satisfies Partial<Record<ProductFieldDefinition["kind"], Pick<Field, "kind" | "hint">>>

type ProfileField = {
  [Key in ProductField]: (typeof PRODUCT_FIELDS)[Key]["kind"] extends keyof typeof PROFILE_KINDS ? Key : never
}[ProductField]

/** A field as the contract describes it. */
function profileField(name: ProfileField, more: Partial<Field> = {}): Field {
  const { label, kind, most } = productField(name)
  const typed = PROFILE_KINDS[kind as keyof typeof PROFILE_KINDS]
  return { name, label, ...typed, ...(kind === "text" && most ? { limit: most } : {}), ...more }
}

/** The form of a product's profile. */
export const profileForm = (product: AdminShopProduct): readonly FieldGroup[] => [
  {
    title: "Description",
    fields: [
      profileField("long_description", {
        hint: "HTML: headings, lists, tables, links and pictures. Scripts and styles are taken out when it is saved.",
      }),
      profileField("key_features", { hint: "One a line. The first five are shown at once." }),
      profileField("features", { half: true }),
      profileField("compatibility", { half: true }),
    ],
  },
  { title: "Specifications", fields: specificationsOf(product).map(specificationField) },
  {
    title: "Price, rating and brochure",
    fields: [
      profileField("price_text", {
        placeholder: "Price on application",
        hint: "Shown when the product has no figure for its price.",
      }),
      profileField("rating", { hint: "From 0 to 5.", half: true }),
      profileField("review_count", { half: true }),
      profileField("brochure_url", { hint: "A PDF." }),
    ],
  },
  {
    title: "Search engines",
    fields: [
      profileField("seo_title"),
      profileField("seo_description", { kind: "paragraph" }),
      profileField("seo_keywords"),
    ],
  },
  {
    title: productField("images").label,
    fields: [{ name: "images", label: "Picture texts", kind: "image-texts" }],
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
