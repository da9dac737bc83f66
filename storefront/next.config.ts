import { cpSync } from "node:fs"
import path from "node:path"
import type { NextConfig } from "next"
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants"
import { REGION_SEGMENT } from "./src/config/routes"

const repositoryRoot = path.resolve(import.meta.dirname, "..")

/** Copies the illustrations of equipment into `public`: they are drawn, and kept, in the design system. */
function copyIllustrations(): void {
  const source = path.join(repositoryRoot, "design-system", "equipment")
  cpSync(source, path.join(import.meta.dirname, "public", "equipment"), { recursive: true })
}

/** Addresses that are no public page: the framework's files, the API and the staff's screens. */
const NOT_PUBLIC = "(?!_next/|api/|admin(?:/|$))"

const PAGE_NUMBER = { type: "query", key: "page", value: "(?<page>[1-9]\\d{0,3})" } as const

/** What only a header can say. */
const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
]

const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  transpilePackages: ["@scanwright/backend", "@scanwright/design-system"],
  typedRoutes: true,
  reactCompiler: true,
  agentRules: false,
  poweredByHeader: false,

  // One rule for all: each further one costs every page a match. The content security policy stands in the documents.
  headers: async () => [{ source: "/:path*", headers: SECURITY_HEADERS }],

  redirects: async () => [
    // Public pages have one address each: not the one they are stored under.
    { source: `/${REGION_SEGMENT}`, destination: "/", permanent: true },
    { source: `/${REGION_SEGMENT}/:path+`, destination: "/:path+", permanent: true },
    {
      source: "/products/:brand/:type/page/:page(\\d+)",
      destination: "/products/:brand/:type?page=:page",
      permanent: true,
    },
  ],

  rewrites: async () => ({
    beforeFiles: [],
    // After the files of `public` and the API, before everything else: public pages live under the region.
    afterFiles: [
      {
        source: "/products",
        has: [{ type: "query", key: "search", value: ".+" }],
        destination: "/search",
      },
      {
        source: "/products/:brand/:type",
        has: [PAGE_NUMBER],
        destination: `/${REGION_SEGMENT}/products/:brand/:type/page/:page`,
      },
      // Under these names in the app folder, Next.js would write the files while building.
      { source: "/robots.txt", destination: `/${REGION_SEGMENT}/robots` },
      { source: "/manifest.webmanifest", destination: `/${REGION_SEGMENT}/manifest` },
      { source: "/sitemap.xml", destination: `/${REGION_SEGMENT}/sitemaps` },
      { source: "/sitemaps/pages.xml", destination: `/${REGION_SEGMENT}/sitemaps/pages` },
      { source: "/sitemaps/brands/:brand.xml", destination: `/${REGION_SEGMENT}/sitemaps/brands/:brand` },
      { source: "/", destination: `/${REGION_SEGMENT}` },
      { source: `/:path(${NOT_PUBLIC}.+)`, destination: `/${REGION_SEGMENT}/:path` },
    ],
    // Where nothing is, one stored page says so, whatever the address.
    fallback: [{ source: `/:path(${NOT_PUBLIC}.*)`, destination: `/${REGION_SEGMENT}/not-found` }],
  }),
}

/** Next.js's configuration. Illustrations are copied where pages are built or served from source. */
export default function configure(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) copyIllustrations()
  return config
}
