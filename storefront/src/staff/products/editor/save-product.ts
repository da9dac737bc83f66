import type { AdminProductResponse, ProductChanges, NewProduct } from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import type { StaffWrite } from "@/staff/session/client"
import type { ProductValues } from "./product-form"

/** Sends a write to Medusa's Admin API. */
export type SendWrite = (path: string, write: StaffWrite) => Promise<Result<AdminProductResponse>>

/** The values of the form in the contract's words. */
function toBody(values: ProductValues): NewProduct & ProductChanges {
  return {
    name: values.name,
    ...(values.handle !== undefined && { handle: values.handle }),
    short_description: values.shortDescription,
    description: values.description,
    brand_id: values.brandId,
    machine_type_id: values.machineTypeId,
    long_description: values.longDescription,
    price: values.price,
    price_text: values.priceText,
    stock: values.stock.flatMap(({ locationId: location_id, pieces: quantity }) =>
      quantity === null ? [] : [{ location_id, quantity }],
    ),
    part_number: values.sku,
    key_features: values.keyFeatures,
    features: values.features,
    tags: values.tags,
    compatibility: values.compatibility,
    specifications: values.specifications,
    images: values.images.map(({ url, alt, title }) => ({ url, alt_text: alt, title_text: title })),
    thumbnail: values.thumbnail || (values.images[0]?.url ?? null),
    rating: values.rating,
    review_count: values.reviewCount,
    brochure_url: values.brochureUrl,
    seo_title: values.seoTitle,
    seo_description: values.seoDescription,
    seo_keywords: values.seoKeywords,
    status: values.status,
  }
}

/**
 * Saves a product in one request, which answers with the product as it is stored.
 *
 * @param send sends the request
 * @param on the stored product as it was read; absent for a new one
 */
export function saveProductWith(
  send: SendWrite,
  values: ProductValues,
  on?: { id: string; updatedAt: string },
): Promise<Result<AdminProductResponse>> {
  const write = { body: toBody(values), readsRefusals: true }
  return on
    ? send(`/admin/catalogue/products/${encodeURIComponent(on.id)}`, {
        ...write,
        action: "update product",
        ifMatch: on.updatedAt,
      })
    : send("/admin/catalogue/products", { ...write, action: "add product", isRepeatable: false })
}
