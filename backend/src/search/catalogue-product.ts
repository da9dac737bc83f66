import { SPECIFICATIONS, type Specifications, type StoreCatalogueProduct } from "../contract"
import { type ProductDocument, specificationField } from "./product-fields"

const reference = (id?: string | null, name?: string | null, handle?: string | null) =>
  id && name && handle ? { id, name, handle } : null

function specificationsOf(document: ProductDocument): Specifications {
  const values = document as Record<string, unknown>
  return Object.fromEntries(
    SPECIFICATIONS.flatMap(({ key }) => {
      const value = values[specificationField(key)]
      return value === undefined || value === null ? [] : [[key, value]]
    }),
  )
}

/**
 * Converts a document to a product of any list, for visitors or staff.
 *
 * @param document of the index of products
 */
export function toListedProduct(document: ProductDocument): Omit<StoreCatalogueProduct, "specifications"> {
  return {
    id: document.id,
    name: document.title ?? "",
    handle: document.handle ?? "",
    short_description: document.short_description ?? null,
    thumbnail: document.thumbnail ?? null,
    thumbnail_alt: document.thumbnail_alt ?? null,
    part_number: document.part_number ?? null,
    variant_id: document.variant_id ?? null,
    brand: reference(document.brand_id, document.brand_name, document.brand_handle),
    machine_type: reference(
      document.machine_type_id,
      document.machine_type_name,
      document.machine_type_handle,
    ),
    price: document.price ?? null,
    price_text: document.price_text ?? null,
    stock: document.stock ?? 0,
    created_at: new Date(document.created_at ?? 0).toISOString(),
  }
}

/**
 * Converts a document to a product of the shop's lists.
 *
 * @param document of the index of products
 */
export const toCatalogueProduct = (document: ProductDocument): StoreCatalogueProduct => ({
  ...toListedProduct(document),
  specifications: specificationsOf(document),
})
