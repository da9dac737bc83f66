import { readByPartNumbers } from "@/lib/medusa/product"
import type { Product } from "@/lib/medusa/shapes"
import { linkPartNumbers, partNumbersIn } from "./part-number-links"
import { pathOf } from "./to-card"

/** A product in whose long description the part numbers of products of ours are links. */
export async function withLinkedPartNumbers(product: Product): Promise<Product> {
  const html = product.longDescription ?? ""
  const named = await readByPartNumbers(partNumbersIn(html), product)
  if (named.length === 0) return product
  const paths = new Map(named.flatMap((one) => (one.partNumber ? [[one.partNumber, pathOf(one)]] : [])))
  return { ...product, longDescription: linkPartNumbers(html, paths) }
}
