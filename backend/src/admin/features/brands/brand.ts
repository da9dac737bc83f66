import { type StoreBrand } from "../../../contract/catalogue"
import { type FieldGroup } from "../../lib/fields"
import { type Resource } from "../../lib/resource"

/** A brand as `GET /admin/brands` gives it. */
export interface AdminBrand extends Pick<StoreBrand, "id" | "name" | "handle" | "logo" | "updated_at"> {
  created_at: string
}

export const brands: Resource = { path: "/admin/brands", one: "brand", many: "brands", noun: "brand" }

/** Every brand a trade shop has: they are chosen from one list. */
export const ALL_BRANDS = { limit: 1000, order: "name", fields: "id,name" }

export const nameOfBrand = ({ name }: AdminBrand) => name

export const brandForm: readonly FieldGroup[] = [
  {
    title: "Brand",
    fields: [
      { name: "name", label: "Name", kind: "required-text", required: true, limit: 200 },
      {
        name: "handle",
        label: "Handle",
        kind: "text",
        limit: 255,
        hint: "Part of the brand's address. Made from the name when it is empty. After a change the old address leads to the new one.",
      },
      {
        name: "logo",
        label: "Logo",
        kind: "image",
        hint: "PNG, JPEG, WebP, AVIF or SVG. Without one the first letter of the name stands in.",
      },
    ],
  },
]
