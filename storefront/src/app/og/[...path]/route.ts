import { ImageResponse } from "next/og"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { loadCompany } from "@/lib/medusa/company-facts"
import { CARD_SIZE } from "@/shell/seo/metadata"
import { readCard, readPicture } from "@/features/content/social-cards/card-data"
import { cardFonts, loadPicture } from "@/features/content/social-cards/picture"
import { PICTURE_SIZE, pictureAlone, socialCard } from "@/features/content/social-cards/SocialCard"

// Drawn on the first request, and a static file from then on, until its data changes.
export const dynamic = "force-static"
export const revalidate = false
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ path: string[] }>
}

const notFound = () => new Response(null, { status: 404 })

async function drawPicture(path: readonly string[]): Promise<Response> {
  const picture = await loadPicture(await readPicture(path))
  if (!picture) return notFound()
  return new ImageResponse(pictureAlone(picture), { width: PICTURE_SIZE, height: PICTURE_SIZE })
}

async function drawCard(path: readonly string[]): Promise<Response> {
  await loadCompany()
  const card = await readCard(path)
  // Not drawn for each address that somebody invents, and not stored.
  if (!card) return new Response(null, { status: 307, headers: { location: routes.ogImageOfSite } })
  const [picture, fonts] = await Promise.all([loadPicture(card.picture), cardFonts()])
  return new ImageResponse(socialCard({ ...card, siteName: site().name, picture }), { ...CARD_SIZE, fonts })
}

/**
 * Draws a social card (of a catalogue page, an article, or the site), or a product's picture alone; config/routes.ts has
 * their addresses. Where nothing exists, or no longer, that address leads to the site's card.
 *
 * @returns a PNG; 404 for any other address; an error, which is not stored, while the catalogue cannot be read
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const address = `/og/${(await params).path.map(decodeURIComponent).join("/")}`
  if (address === routes.ogImageOfSite) return drawCard([])
  const [, kind, page] = /^\/og\/(pictures\/)?((?:products|blogs)(?:\/[^/]+)+)\.png$/.exec(address) ?? []
  if (page === undefined) return notFound()
  return kind ? drawPicture(page.split("/")) : drawCard(page.split("/"))
}
