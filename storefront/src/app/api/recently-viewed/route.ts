import { z } from "zod"
import { toCard } from "@/features/catalogue/product/to-card"
import { isProductPath, SHOWN_MOST } from "@/features/buying/recent/viewed-list"
import { MedusaReadError } from "@/lib/medusa/failure"
import { readProduct } from "@/lib/medusa/product"
import type { Product } from "@/lib/medusa/shapes"

export const dynamic = "force-dynamic"

const handle = z.string().min(1).max(255)

/**
 * The addresses `path=/products/zebra/barcode-scanners/ds2208`, up to twelve, as handles of brand, machine type and
 * product.
 */
const querySchema = z
  .array(
    z
      .string()
      .refine(isProductPath)
      .transform((path, context) => {
        try {
          return path.split("/").slice(2).map(decodeURIComponent)
        } catch {
          // A malformed percent-encoding.
          context.addIssue({ code: "custom" })
          return z.NEVER
        }
      })
      .pipe(z.tuple([handle, handle, handle])),
  )
  .max(SHOWN_MOST)

async function readPath([brand, machineType, product]: [string, string, string]): Promise<Product | null> {
  try {
    return await readProduct(product, brand, machineType)
  } catch (error) {
    // The other products are shown without the one that could not be read.
    if (!(error instanceof MedusaReadError)) throw error
    console.error(`Reading the viewed product ${product}:`, error)
    return null
  }
}

/**
 * The present state of recently viewed products, whose addresses the browser stores. Each product is read through the
 * same cache as its page, so that Medusa is asked only for products that have changed.
 *
 * @returns 200 with the products that still exist, in the order of the addresses; 400 for an invalid address
 */
export async function GET(request: Request): Promise<Response> {
  const query = querySchema.safeParse(new URL(request.url).searchParams.getAll("path"))
  if (!query.success) {
    return Response.json(
      { message: `path must be a product's address, at most ${SHOWN_MOST}` },
      { status: 400 },
    )
  }
  const found = await Promise.all(query.data.map(readPath))
  const products = found.filter((one) => one !== null).map(toCard)
  return Response.json({ products }, { headers: { "cache-control": "private, max-age=30" } })
}
