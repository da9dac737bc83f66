import type { GroupKind } from "./data"

/** What differs between the screens of brands and of machine types. */
export interface GroupWords {
  readonly title: string
  readonly one: string
  readonly noun: readonly [one: string, several: string]
  /** As section 8 of the specification calls it. */
  readonly entity: "brand" | "category"
  readonly filter: "brand_id" | "category_id"
  readonly path: string
  readonly deletion: string
}

export const GROUP_WORDS: Readonly<Record<GroupKind, GroupWords>> = {
  brand: {
    title: "Brands",
    one: "brand",
    noun: ["brand", "brands"],
    entity: "brand",
    filter: "brand_id",
    path: "/admin/brands",
    deletion:
      "Its products stay, without a brand, and their pages are no longer found until they have another one.",
  },
  machine_type: {
    title: "Machine types",
    one: "machine type",
    noun: ["machine type", "machine types"],
    entity: "category",
    filter: "category_id",
    path: "/admin/machine-types",
    deletion:
      "Its products stay, without a type, and their pages are no longer found until they have another one.",
  },
}
