import { site } from "@/config/site"

export const dynamic = "force-static"
export const revalidate = false
export const generateStaticParams = () => []

/** The web app manifest: what the site is called and looks like on a home screen. */
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
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  }
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } })
}
