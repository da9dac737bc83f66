import { productField, type ProductField, type ProductSection } from "@scanwright/backend/contract"
import { FIELD_LABELS } from "./product-form"

interface Section {
  readonly title: string
  readonly intro?: string
  /** Short fields stand beside each other. */
  readonly hasColumns?: true
  /** Space between fields that stand one under the other. */
  readonly gap?: "gap-8"
}

/** The parts of the form, in the order of the page and of its index. */
export const SECTIONS: Readonly<Record<ProductSection, Section>> = {
  basics: { title: "Basics", hasColumns: true },
  "long-text": { title: "Long description" },
  price: { title: "Price and stock", hasColumns: true },
  lists: { title: "Features and tags", gap: "gap-8" },
  "works-with": { title: "Compatibility and accessories", gap: "gap-8" },
  specifications: { title: "Specifications" },
  pictures: { title: "Pictures" },
  reputation: {
    title: "Rating",
    intro:
      "Without a rating, 4.8 and 124 may show on the page, as the shop is set up. Search engines get only a rating with its number of reviews. A rating below 1, or from 0 reviews, is not shown.",
    hasColumns: true,
  },
  brochure: { title: "Brochure" },
  files: { title: "Files" },
  search: { title: "Search engines" },
  status: { title: "Status" },
}

export const SECTION_NAMES = Object.keys(SECTIONS) as ProductSection[]

/** The field of the contract at the beginning of a problem's path; undefined for a path of no field. */
export function fieldOfPath(path: string): ProductField | undefined {
  const [field = ""] = path.split(".")
  return field in FIELD_LABELS ? (field as ProductField) : undefined
}

/** How many problems each part of the form has; parts without any are left out. @param paths of the problems */
export function problemsBySection(paths: readonly string[]): Partial<Record<ProductSection, number>> {
  const counts: Partial<Record<ProductSection, number>> = {}
  for (const path of paths) {
    const field = fieldOfPath(path)
    if (field === undefined) continue
    const { section } = productField(field)
    counts[section] = (counts[section] ?? 0) + 1
  }
  return counts
}

/** Paths of problems in the order of the page. */
export const inPageOrder = (paths: readonly string[]): string[] => {
  const placeOf = (path: string) => {
    const field = fieldOfPath(path)
    return field === undefined ? SECTION_NAMES.length : SECTION_NAMES.indexOf(productField(field).section)
  }
  return paths.toSorted((one, other) => placeOf(one) - placeOf(other))
}
