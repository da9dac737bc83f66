import { site } from "@/config/site"

// Never rendered by the build, which does not know the company.
export const dynamic = "force-dynamic"

/** The web app manifest: name, colours and icons for a home screen. */
export function GET(): Response {
  const { name, tagline } = site()
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    theme_color: "#2563eb",
    background_color: "#fbfaf8",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  }
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } })
}
