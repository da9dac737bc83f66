import type { TaxonomyKind } from "./data"

/** Labels and addresses of the screens of brands and of machine types. */
export interface TaxonomyLabels {
  readonly title: string
  readonly one: string
  readonly noun: readonly [one: string, several: string]
  /** The name used in failure messages (specification, section 8). */
  readonly entity: "brand" | "category"
  readonly filter: "brand_id" | "category_id"
  readonly path: string
}

export const TAXONOMY_LABELS: Readonly<Record<TaxonomyKind, TaxonomyLabels>> = {
  brand: {
    title: "Brands",
    one: "brand",
    noun: ["brand", "brands"],
    entity: "brand",
    filter: "brand_id",
    path: "/admin/brands",
  },
  machine_type: {
    title: "Machine types",
    one: "machine type",
    noun: ["machine type", "machine types"],
    entity: "category",
    filter: "category_id",
    path: "/admin/machine-types",
  },
}
