import {
  SPECIFICATIONS,
  type SpecificationDefinition,
  type Specifications,
} from "../../../contract/specifications"
import { type Field, type FieldGroup, type FieldKind } from "../../lib/fields"
import { type AdminShopProduct } from "./product"

/** Specifications as plain definitions: the table's own type knows each entry, which nobody here needs. */
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

/** What a specification says, with its unit. */
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

/** The form of a product's profile. */
export const profileForm = (product: AdminShopProduct): readonly FieldGroup[] => [
  {
    title: "Description",
    fields: [
      {
        name: "long_description",
        label: "Long description",
        kind: "optional-html",
        hint: "HTML: headings, lists, tables, links and pictures. Scripts and styles are taken out when it is saved.",
      },
      {
        name: "key_features",
        label: "Key features",
        kind: "lines",
        hint: "One a line. The first five are shown at once.",
      },
      { name: "features", label: "Features", kind: "lines", hint: "One a line.", half: true },
      { name: "compatibility", label: "Compatibility", kind: "lines", hint: "One a line.", half: true },
    ],
  },
  { title: "Specifications", fields: specificationsOf(product).map(specificationField) },
  {
    title: "Price, rating and brochure",
    fields: [
      {
        name: "price_text",
        label: "Price text",
        kind: "text",
        limit: 120,
        placeholder: "Price on application",
        hint: "Shown when the product has no figure for its price.",
      },
      { name: "rating", label: "Rating", kind: "number", hint: "From 0 to 5.", half: true },
      { name: "review_count", label: "Reviews", kind: "number", half: true },
      { name: "brochure_url", label: "Brochure", kind: "document", hint: "A PDF." },
    ],
  },
  {
    title: "Search engines",
    fields: [
      { name: "seo_title", label: "SEO title", kind: "text", limit: 200 },
      { name: "seo_description", label: "SEO description", kind: "paragraph", limit: 500 },
      { name: "seo_keywords", label: "SEO keywords", kind: "lines", hint: "One a line." },
    ],
  },
  {
    title: "Pictures",
    fields: [{ name: "images", label: "Picture texts", kind: "image-texts" }],
  },
]

/** What the form is filled from: the profile, with a row for each picture the product has now. */
export function profileRecord({ product_profile: profile, images }: AdminShopProduct) {
  const texts = new Map(profile?.images.map((image) => [image.url, image]))
  return {
    ...profile,
    images: images.map(({ url }) => texts.get(url) ?? { url, alt_text: "", title_text: "" }),
  }
}
