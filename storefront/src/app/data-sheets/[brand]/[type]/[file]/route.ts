import { ImageResponse } from "next/og"
import { env } from "@/config/env"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { dataSheet } from "@/features/catalogue/product/data-sheet/data-sheet"
import { findProduct } from "@/features/catalogue/product/find-product"
import { loadPicture, readFont } from "@/features/content/social-cards/picture"
import { PICTURE_SIZE, pictureAlone } from "@/features/content/social-cards/SocialCard"
import { loadCompany } from "@/lib/medusa/company-facts"
import type { Product } from "@/lib/medusa/shapes"

export const dynamic = "force-static"
export const revalidate = false
export const generateStaticParams = () => []

/** The file's name: a product's handle, which is never empty. */
const FILE = /^(.+)\.pdf$/

interface Context {
  params: Promise<{ brand: string; type: string; file: string }>
}

/** The product's first picture as a PNG; null where the picture cannot be read, and the sheet has none. */
async function pictureOf({ id, images }: Product): Promise<ArrayBuffer | null> {
  try {
    const picture = await loadPicture(images[0]?.url ?? null)
    if (!picture) return null
    const size = { width: PICTURE_SIZE, height: PICTURE_SIZE }
    return await new ImageResponse(pictureAlone(picture), size).arrayBuffer()
  } catch (error) {
    console.error(`Drawing the picture of ${id} for its data sheet:`, error)
    return null
  }
}

const missing = () => new Response("Product not found", { status: 404 })

/** A product's data sheet, made on the first request and again when the product changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { brand, type, file } = await params
  const handle = FILE.exec(file)?.[1]
  if (handle === undefined) return missing()
  const found = await findProduct({ brand, type, product: handle })
  if (!found) return missing()
  const { product, isHere } = found
  const address = [product.brand.handle, product.machineType.handle, product.handle] as const
  if (!isHere) {
    return new Response(null, { status: 308, headers: { location: routes.dataSheet(...address) } })
  }
  await loadCompany()
  const page = env().SITE_URL + routes.product(...address)
  const pdf = await dataSheet(product, site(), page, readFont, await pictureOf(product))
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(product.handle)}.pdf`,
      "x-robots-tag": "noindex",
      // A proxy would have it for a year otherwise, with its price and its date.
      "cache-control": "no-cache",
    },
  })
}
