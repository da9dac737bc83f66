import palette from "@scanwright/design-system/palette.json"
import { site } from "@/config/site"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"

// Never rendered by the build, which does not know the company.
export const dynamic = "force-dynamic"

/** The web app manifest: name, colours and icons for a home screen. */
export async function GET(): Promise<Response> {
  await loadCompanyIfPossible()
  const { name, tagline } = site()
  const { brand, stone } = palette.palette
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    theme_color: brand["600"].$value.hex,
    background_color: stone["25"].$value.hex,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  }
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } })
}
