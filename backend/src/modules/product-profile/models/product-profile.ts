import { model } from "@medusajs/framework/utils"
import { type KindOf, PRODUCT_FIELDS, PROFILE_FIELDS, type ProfileField } from "../../../contract/product"

const text = () => model.text().nullable()

/** The column of each kind of field that a profile holds. */
const COLUMNS = {
  text,
  paragraph: text,
  html: text,
  address: text,
  rating: () => model.float().nullable(),
  count: () => model.number().nullable(),
  list: () => model.array(),
  /** Values by the keys of the contract's SPECIFICATIONS. */
  specifications: () => model.json(),
  /** Alternative and title texts of the product's images: `{ url, alt_text, title_text }`. */
  images: () => model.json(),
}

type ProfileColumns = { [Field in ProfileField]: ReturnType<(typeof COLUMNS)[KindOf<Field>]> }

const columns = Object.fromEntries(
  PROFILE_FIELDS.map((field) => [field, COLUMNS[PRODUCT_FIELDS[field].kind]()]),
) as ProfileColumns

/** Additional fields of a product, linked one to one to Medusa's product: a column for each of the contract's. */
export const ProductProfile = model.define("product_profile", {
  id: model.id({ prefix: "profile" }).primaryKey(),
  ...columns,
})
