import {
  type AdminCatalogueFacets,
  type AdminCatalogueProduct,
  type AdminCatalogueResponse,
  type FoundBy,
  type PriceList,
} from "@scanwright/backend/contract"
import type { Query } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { toPicturePath } from "@/lib/medusa/media"
import { publicPathOf } from "@/staff/products/public-path"
import { readAsStaff } from "@/staff/session/client"

/** A product in staff's list. */
export interface StaffProduct {
  readonly id: string
  readonly name: string
  readonly partNumber: string | null
  readonly image: string | null
  readonly brand: string | null
  readonly machineType: string | null
  /** Pounds ex VAT; null where `priceText` is shown instead. */
  readonly price: number | null
  readonly priceText: string | null
  /** Which price list the price comes from; null for the product's own. */
  readonly priceList: PriceList | null
  readonly stock: number
  readonly status: string
  /** ISO 8601. */
  readonly updatedAt: string
  /** The product's page in the shop; null for drafts. */
  readonly href: string | null
}

export interface StaffProductList {
  readonly products: readonly StaffProduct[]
  readonly count: number
  /** By what a search found them; null where they have its text as it was typed. */
  readonly foundBy: FoundBy | null
  readonly facets: AdminCatalogueFacets
}

const toProduct = (product: AdminCatalogueProduct): StaffProduct => {
  const { brand, machine_type: type, status } = product
  return {
    id: product.id,
    name: product.name,
    partNumber: product.part_number,
    image: product.thumbnail === null ? null : toPicturePath(product.thumbnail),
    brand: brand?.name ?? null,
    machineType: type?.name ?? null,
    price: product.price,
    priceText: product.price_text,
    priceList: product.price_list,
    stock: product.stock,
    status,
    updatedAt: product.updated_at,
    href: publicPathOf(product),
  }
}

/**
 * Reads a page of all products, drafts among them.
 *
 * @param query of `GET /admin/catalogue`
 */
export async function readStaffProducts(query: Query): Promise<Result<StaffProductList>> {
  const result = await readAsStaff<AdminCatalogueResponse>("/admin/catalogue", query)
  if (!result.ok) return result
  const { products, count, facets, found_by: foundBy } = result.value
  return { ok: true, value: { products: products.map(toProduct), count, foundBy, facets } }
}
