import {
  PRODUCT_FIELD_NAMES,
  productField,
  type AdminProduct,
  type NewProduct,
  type ProductChanges,
  type ProductFieldKind,
  type StoredValue,
} from "@scanwright/backend/contract"
import { toPicturePath, withMediaPaths } from "@/lib/medusa/media"
import { allSpecifications, type FormValue, type ProductForm, type ProductValues } from "./product-form"

const orEmpty = (text: string | null) => text ?? ""

const typed = (figure: number | null) => (figure === null ? "" : String(figure))

/** How what is stored of each kind of field stands in the form. */
const TO_FORM: { [Kind in ProductFieldKind]: (stored: StoredValue<Kind>) => FormValue<Kind> } = {
  name: (name) => name,
  handle: (handle) => handle,
  "part-number": orEmpty,
  text: orEmpty,
  paragraph: orEmpty,
  html: (html) => withMediaPaths(orEmpty(html)),
  reference: orEmpty,
  "required-reference": orEmpty,
  price: (price) => (price === null ? "" : price.toFixed(2)),
  stock: (stock) => stock.map(({ location_id, quantity }) => ({ location_id, quantity: typed(quantity) })),
  list: (entries) => entries,
  "part-numbers": (entries) => entries,
  specifications: allSpecifications,
  images: (images) => images.map((image) => ({ ...image, src: toPicturePath(image.url) })),
  files: (files) => files,
  address: orEmpty,
  picture: orEmpty,
  rating: typed,
  count: typed,
  status: (status) => (status === "published" ? "published" : "draft"),
}

/**
 * A product as staff's form holds it.
 *
 * @param product as the backend gives it
 */
export function toForm(product: AdminProduct): ProductForm {
  const values = PRODUCT_FIELD_NAMES.map((field) => {
    // What is read of a field is of its kind.
    const convert = TO_FORM[productField(field).kind] as (stored: AdminProduct[typeof field]) => unknown
    return [field, convert(product[field])]
  })
  const form = Object.fromEntries(values) as ProductForm
  return { ...form, thumbnail: form.thumbnail === form.images[0]?.url ? "" : form.thumbnail }
}

/**
 * The values of the form in the contract's words.
 *
 * @param values of the form once it has been read
 */
export function toBody({ handle, ...values }: ProductValues): NewProduct & ProductChanges {
  const { images, stock, thumbnail } = values
  return {
    ...values,
    ...(handle !== undefined && { handle }),
    stock: stock.flatMap(({ location_id, quantity }) =>
      quantity === null ? [] : [{ location_id, quantity }],
    ),
    images: images.map(({ url, alt_text, title_text }) => ({ url, alt_text, title_text })),
    thumbnail: thumbnail || (images[0]?.url ?? null),
  }
}
