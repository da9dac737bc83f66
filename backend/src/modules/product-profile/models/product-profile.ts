import { model } from "@medusajs/framework/utils"
import {
  ACCESSORY_FIELDS,
  type KindOf,
  PRODUCT_FIELDS,
  PROFILE_FIELDS,
  type ProfileField,
} from "../../../contract/product"

const text = () => model.text().nullable()

/** An empty list: Medusa types a column of JSON as an object, and writes what it is given. */
const NO_FILES = [] as unknown as Record<string, unknown>

/** The column of each kind of field that a profile holds. */
const COLUMNS = {
  text,
  paragraph: text,
  html: text,
  address: text,
  rating: () => model.float().nullable(),
  count: () => model.number().nullable(),
  list: () => model.array(),
  "part-numbers": () => model.array().default([]),
  /** Values by the keys of the contract's SPECIFICATIONS. */
  specifications: () => model.json(),
  /** Alternative and title texts of the product's images: `{ url, alt_text, title_text }`. */
  images: () => model.json(),
  /** Files to download: `{ url, title, kind, language, version, size }`. */
  files: () => model.json().default(NO_FILES),
}

/** Whether a profile names products that fit, in SQL. */
export const NAMES_FITTING = `${ACCESSORY_FIELDS.map((field) => `cardinality(${field})`).join(" + ")} > 0`

type ProfileColumns = { [Field in ProfileField]: ReturnType<(typeof COLUMNS)[KindOf<Field>]> }

const columns = Object.fromEntries(
  PROFILE_FIELDS.map((field) => [field, COLUMNS[PRODUCT_FIELDS[field].kind]()]),
) as ProfileColumns

/** Additional fields of a product, linked one to one to Medusa's product: a column for each of the contract's. */
export const ProductProfile = model
  .define("product_profile", {
    id: model.id({ prefix: "profile" }).primaryKey(),
    ...columns,
  })
  // Few products name what fits them: all of these are read to find the devices of an accessory.
  .indexes([{ name: "IDX_product_profile_fitting", on: ["id"], where: NAMES_FITTING }])
