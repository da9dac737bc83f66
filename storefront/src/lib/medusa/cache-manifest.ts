import type { CatalogueChange } from "@scanwright/backend/contract"
import * as apiRoutes from "@/config/api-routes"
import * as routes from "@/config/routes"
import { COMPANY_PATHS } from "@/config/stored-pages"

const name = (kind: string, ...handles: string[]) => [kind, ...handles.map(encodeURIComponent)].join(":")

/**
 * The one table of cache tags. Everything is cached until its tag is invalidated: pages are static files, and the backend
 * reports each change. Handles are encoded, since tags travel in an HTTP header.
 */
export const tags = {
  /** Carried by every read; invalidated when anything may have changed. */
  everything: "everything",
  /** All brands and all machine types with their counts. */
  overview: "overview",
  /** The products the home page shows. */
  featured: "featured",
  /** Names, pictures and intros of all machine types. */
  machineTypes: "machine-types",
  /** A brand's own facts, or a cached 404 for it. The brand's product pages carry the tag too. */
  brand: (brand: string) => name("brand", brand),
  /** How many products a brand has of each machine type. */
  counts: (brand: string) => name("counts", brand),
  /** A machine type's own facts. */
  machineType: (machineType: string) => name("machine-type", machineType),
  /** Every page of the list of a brand's products of one machine type. */
  list: (brand: string, machineType: string) => name("list", brand, machineType),
  /** A product, or a cached 404 for it. */
  product: (product: string) => name("product", product),
  /** The addresses of a brand's products, for search engines. */
  sitemap: (brand: string) => name("sitemap", brand),
  /** Every list of articles, with its counts. */
  blogs: "blogs",
  /** An article, or a cached 404 for it. */
  blog: (blog: string) => name("blog", blog),
  /** The URL SEO config of a page. */
  urlSeo: (path: string) => name("url-seo", path),
  /** The pages that staff keep out of search engines. */
  noindex: "noindex",
} as const

/** A list of products: one brand, one machine type. */
export interface ProductList {
  readonly brand: string
  readonly machineType: string
}

/** The tags and pages that a change touches. */
export interface Touched {
  /** Tags to invalidate. */
  readonly tags: readonly string[]
  /** Pages to render again at once, before their next visit. */
  readonly paths: readonly string[]
  /** Lists whose pages are all rendered again. */
  readonly lists: readonly ProductList[]
  /** Brands whose lists are all rendered again. */
  readonly brands: readonly string[]
}

type Rules = {
  readonly [Entity in CatalogueChange["entity"]]: (
    change: Extract<CatalogueChange, { entity: Entity }>,
  ) => Partial<Touched>
}

const OVERVIEW_PATHS = [routes.home, routes.products, routes.brands, apiRoutes.browse.brands]

/** The page of a brand, and the browsing screen's data for it. */
const pathsOfBrand = (brand: string) => [routes.brand(brand), apiRoutes.browse.brand(brand)]

/** The page of a machine type among the services; machine types added by staff have none. */
const pathsOfMachineType = (machineType: string) =>
  COMPANY_PATHS.filter((path) => path === routes.devices(machineType))

const RULES: Rules = {
  product: ({ handles, brands, machine_types: machineTypes }) => {
    const lists = brands.flatMap((brand) => machineTypes.map((machineType) => ({ brand, machineType })))
    return {
      tags: [
        tags.overview,
        tags.featured,
        ...handles.map(tags.product),
        ...brands.flatMap((brand) => [tags.counts(brand), tags.sitemap(brand)]),
        ...lists.map(({ brand, machineType }) => tags.list(brand, machineType)),
      ],
      paths: [
        ...lists.flatMap(({ brand, machineType }) =>
          handles.map((product) => routes.product(brand, machineType, product)),
        ),
        ...brands.flatMap(pathsOfBrand),
        ...machineTypes.flatMap(pathsOfMachineType),
        ...OVERVIEW_PATHS,
      ],
      lists,
    }
  },
  brand: ({ handles }) => ({
    tags: [
      tags.overview,
      tags.featured,
      ...handles.flatMap((brand) => [tags.brand(brand), tags.sitemap(brand)]),
    ],
    paths: [...handles.flatMap(pathsOfBrand), ...OVERVIEW_PATHS],
    brands: handles,
  }),
  machine_type: ({ handles }) => ({
    tags: [tags.overview, tags.machineTypes, ...handles.map(tags.machineType)],
    paths: [...handles.flatMap(pathsOfMachineType), ...OVERVIEW_PATHS],
  }),
  // The related articles of other articles carry the tag of the lists.
  blog: ({ handles }) => ({
    tags: [tags.blogs, ...handles.map(tags.blog)],
    paths: [
      routes.home,
      ...handles.map(routes.blog),
      ...(["all", "blog", "news"] as const).flatMap((filter) => [
        routes.blogList(filter),
        apiRoutes.articleList(filter),
      ]),
    ],
  }),
  url_seo: ({ urls }) => ({ tags: [tags.noindex, ...urls.map(tags.urlSeo)], paths: urls }),
  // The guard has them in its memory, not the cache.
  redirects: () => ({}),
  everything: () => ({ tags: [tags.everything], paths: OVERVIEW_PATHS }),
}

const unique = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

/**
 * Finds the tags and pages that a set of changes touches, each once.
 *
 * @param changes as the backend reports them
 */
export function touchedBy(changes: readonly CatalogueChange[]): Touched {
  const touched = changes.map((change) => RULES[change.entity](change as never))
  return {
    tags: unique(touched.flatMap((one) => one.tags ?? [])),
    paths: unique(touched.flatMap((one) => one.paths ?? [])),
    lists: unique(touched.flatMap((one) => one.lists ?? [])),
    brands: unique(touched.flatMap((one) => one.brands ?? [])),
  }
}
