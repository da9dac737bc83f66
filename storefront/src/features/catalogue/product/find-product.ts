import { readCurrentHandle } from "@/lib/medusa/redirected"
import { readProduct } from "@/lib/medusa/product"
import type { Product } from "@/lib/medusa/shapes"

/** The parts of a product's address, percent-encoded as a route gives them. */
export interface ProductAddress {
  readonly brand: string
  readonly type: string
  readonly product: string
}

async function find(handle: string, brand: string, machineType: string): Promise<Product | null> {
  const product = await readProduct(handle, brand, machineType)
  if (product) return product
  const renamedTo = await readCurrentHandle("product", handle)
  return renamedTo === null ? null : readProduct(renamedTo, brand, machineType)
}

/**
 * The product at an address, under its present handle or a former one.
 *
 * @returns null where there is none; `isHere` tells whether the address is the product's present one
 */
export async function findProduct(
  address: ProductAddress,
): Promise<{ product: Product; isHere: boolean } | null> {
  const brand = decodeURIComponent(address.brand)
  const machineType = decodeURIComponent(address.type)
  const handle = decodeURIComponent(address.product)
  const product = await find(handle, brand, machineType)
  if (!product) return null
  const isHere =
    product.handle === handle && product.brand.handle === brand && product.machineType.handle === machineType
  return { product, isHere }
}
