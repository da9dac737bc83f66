import { cpSync, readdirSync, readFileSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import type { NextConfig } from "next"
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants"
import { NOWHERE, PAGE_QUERIES } from "./src/config/public-addresses"
import { COMPANY_PATHS, STORED } from "./src/config/stored-pages"
import { ACTION_BYTES_READ } from "./src/lib/action-size"
import { MEDIA_PATH, PICTURE_QUALITY, PICTURE_WIDTHS } from "./src/lib/picture-sources"

const repositoryRoot = path.resolve(import.meta.dirname, "..")

/** Folders of the design system, each with the folder of `public` that receives its copy. */
const PUBLIC_FILES = [
  { from: "equipment", to: "equipment" },
  { from: "covers", to: "articles" },
  // Social cards are drawn with these fonts.
  { from: "fonts", to: "fonts" },
]

const packages = createRequire(import.meta.url)

/** Fonts of packages, each with the filter of its files: data sheets are set with them, in any language. */
const FONTS = [
  {
    folder: path.dirname(packages.resolve("inter-ui/variable/InterVariable.woff2")),
    name: /^InterVariable\.woff2$/,
  },
  {
    folder: path.join(
      path.dirname(packages.resolve("@fontsource-variable/noto-sans-sc/unicode.json")),
      "files",
    ),
    name: /^noto-sans-sc-(?:\d+|[a-z-]+)-wght-normal\.woff2$/,
  },
]

/** Copies a file or a folder, but for files that are the same: another program may be reading them. */
function copyChanged(source: string, target: string): void {
  const isChanged = (from: string, to: string) => {
    const stats = statSync(to, { throwIfNoEntry: false })
    return !stats?.isFile() || !readFileSync(from).equals(readFileSync(to))
  }
  cpSync(source, target, { recursive: true, filter: isChanged })
}

/** Copies drawings and fonts into `public`. */
function copyPublicFiles(): void {
  for (const { folder, name } of FONTS) {
    for (const file of readdirSync(folder).filter((one) => name.test(one))) {
      copyChanged(path.join(folder, file), path.join(import.meta.dirname, "public", "fonts", file))
    }
  }
  for (const { from, to } of PUBLIC_FILES) {
    const source = path.join(repositoryRoot, "design-system", from)
    copyChanged(source, path.join(import.meta.dirname, "public", to))
  }
}

const PAGE_NUMBER = { type: "query", key: "page", value: `(?<page>${PAGE_QUERIES.page})` } as const
const ARTICLE_TYPE = { type: "query", key: "type", value: `(?<type>${PAGE_QUERIES.type})` } as const
const SEARCH_TEXT = { type: "query", key: "search", value: PAGE_QUERIES.search } as const
const CHOICE = { type: "query", key: "choice", value: PAGE_QUERIES.choice } as const
const MODEL = { type: "query", key: "model", value: PAGE_QUERIES.model } as const
const DEALT = { type: "query", key: "view", value: PAGE_QUERIES.view } as const

const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: repositoryRoot,
  turbopack: {
    root: repositoryRoot,
  },
  transpilePackages: ["@scanwright/backend", "@scanwright/design-system"],
  // One registry and one tracer for the whole process, whichever bundle imports them.
  serverExternalPackages: [
    "prom-client",
    // It finds its WebAssembly beside itself.
    "subset-font",
    "@opentelemetry/api",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-node",
  ],
  typedRoutes: true,
  // `forbidden()`, by which a page of the staff answers 403.
  experimental: { authInterrupts: true, serverActions: { bodySizeLimit: ACTION_BYTES_READ } },
  // `npm run check` and `npm test` check them, with the packages of the tests, which a build does without.
  typescript: { ignoreBuildErrors: true },
  // Only components that say "use memo": memoising cards and links, which render once, adds a third to our own script. What says so
  // and cannot be memoised, such as a function with an `import()` in it, stops the build.
  reactCompiler: { compilationMode: "annotation", panicThreshold: "all_errors" },
  agentRules: false,
  poweredByHeader: false,
  // Title and description are in the head for every client: Next.js would stream them into the body for all but some
  // bots.
  htmlLimitedBots: /.*/,

  // Uploaded pictures, which this server serves under its own address (app/media), in the widths that pages request. The
  // optimiser fetches from no other address.
  images: {
    formats: ["image/avif", "image/webp"],
    deviceSizes: [...PICTURE_WIDTHS],
    imageSizes: [],
    qualities: [PICTURE_QUALITY],
    localPatterns: [{ pathname: `${MEDIA_PATH}**`, search: "" }],
    remotePatterns: [],
    minimumCacheTTL: 31_536_000,
  },

  redirects: async () => [
    // Public pages have one address each, not the internal one of their storage.
    { source: "/stored/:region", destination: "/", permanent: true },
    { source: "/stored/:region/:path+", destination: "/:path+", permanent: true },
    { source: "/blog/:slug", destination: "/blogs/:slug", permanent: true },
    {
      source: "/products/:brand/:type/page/:page(\\d+)",
      destination: "/products/:brand/:type?page=:page",
      permanent: true,
    },
  ],

  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      {
        source: "/products/:within([^/]+(?:/[^/]+)?)",
        has: [SEARCH_TEXT],
        destination: "/search?within=:within",
      },
      {
        source: "/products/:brand/:type",
        has: [PAGE_NUMBER],
        destination: "/products/:brand/:type/page/:page",
      },
    ],
    fallback: [
      { source: "/", destination: STORED },
      { source: "/cart", destination: `${STORED}/cart` },
      { source: "/co2-calculator", has: [CHOICE], destination: "/co2-estimate" },
      { source: "/co2-calculator", destination: `${STORED}/co2-calculator` },
      { source: "/services/buy-back", has: [MODEL], destination: "/buy-back-offer" },
      { source: "/free-barcode-generator", destination: `${STORED}/free-barcode-generator` },
      { source: "/products", has: [SEARCH_TEXT], destination: "/search" },
      { source: "/products", has: [DEALT], destination: `${STORED}/products/brands` },
      { source: "/products", destination: `${STORED}/products` },
      { source: "/blogs", has: [ARTICLE_TYPE, PAGE_NUMBER], destination: `${STORED}/blogs/:type/:page` },
      { source: "/blogs", has: [ARTICLE_TYPE], destination: `${STORED}/blogs/:type/1` },
      { source: "/blogs", has: [PAGE_NUMBER], destination: `${STORED}/blogs/all/:page` },
      { source: "/blogs", destination: `${STORED}/blogs/all/1` },
      {
        source: `/:path(${COMPANY_PATHS.map((path) => path.slice(1)).join("|")})`,
        destination: `${STORED}/company/:path`,
      },
      // The guard rewrites every address without a page to this one.
      { source: NOWHERE, destination: `${STORED}/not-found` },
    ],
  }),
}

/** Next.js's configuration. Drawings and fonts are copied where pages are built or served from source. */
export default function configure(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) copyPublicFiles()
  if (phase !== PHASE_PRODUCTION_BUILD) return config
  // A built server stores pages in its own files, or in Redis beside other storefronts: ADR 19.
  return {
    ...config,
    cacheHandler: path.join(import.meta.dirname, "src", "server", "page-cache", "handler.mjs"),
  }
}
