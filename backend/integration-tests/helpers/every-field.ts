import { PRODUCT_FIELD_NAMES, productField, type NewProduct, type ProductFieldKind } from "../../src/contract"
import { readEnvironment } from "../../src/config/environment"
import { type RichProducts } from "./rich-product"

/** Address of an upload of this shop. */
export const ownFile = (name: string) => `${readEnvironment(process.env).BACKEND_URL}/static/${name}`

/** A value of each kind of field that only it has to be. */
const samples = ({
  scanners,
  warehouse,
}: RichProducts): Record<ProductFieldKind, (field: string) => unknown> => ({
  name: () => "Every field",
  handle: () => "every-field",
  "part-number": () => "EVERY-1",
  text: (field) => `=1+1 of ${field}`,
  paragraph: (field) => `Several lines\nof ${field}`,
  html: (field) => `<p>${field}</p>`,
  reference: () => null,
  "required-reference": () => scanners,
  price: () => 249.5,
  stock: () => [{ location_id: warehouse, quantity: 7 }],
  list: (field) => [`+1 of ${field}`, `Second of ${field}`],
  // Of no product there is: a device may be imported before what fits it.
  "part-numbers": (field) => [`${field}-1`, `${field}-2`],
  specifications: () => ({ form_factor: "Pistol", interface: ["USB"] }),
  images: () => [{ url: "/static/every.png", alt_text: "Every", title_text: "Field" }],
  files: () => [
    {
      ...{ url: ownFile("every.pdf"), title: "Every manual", kind: "manual" },
      ...{ language: "English", version: "1.0", size: 8_400_000 },
    },
  ],
  address: (field) => `https://files.example/${field}.pdf`,
  picture: () => "/static/every.png",
  rating: () => 4.5,
  count: (field) => field.length,
  status: () => "published",
})

/** A product with something in every field of the contract, whichever there are. */
export function productWithEveryField(rich: RichProducts): NewProduct {
  const of = samples(rich)
  return Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((field) => [field, of[productField(field).kind](field)]),
  ) as NewProduct
}
