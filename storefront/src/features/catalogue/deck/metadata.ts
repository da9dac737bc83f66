import * as routes from "@/config/routes"
import { browse } from "@/content/browse"
import { catalogue } from "@/content/catalogue"
import { joinList, withinSentence } from "@/lib/text"
import type { PageMetadata } from "@/shell/seo/metadata"
import type { Brand, MachineType } from "@/lib/medusa/shapes"
import { type BrowseAddress, formatAddress, type ProductsAddress } from "./address"
import { toBrowseBrand, toBrowseMachineType } from "./view"
import { crumbsOf } from "./labels"

/** Metadata of a brand or list without products. */
export const notFoundMetadata: PageMetadata = { title: catalogue.notFound.title, isIndexed: false }

/** Metadata of the stacked deck and of the brands, which are one page for search engines. */
export const brandsMetadata = (): PageMetadata => ({
  title: catalogue.products.title,
  description: catalogue.products.description,
  path: routes.products,
  crumbs: crumbsOf({ level: "stacked" }),
})

/** Metadata of a brand's page. @param machineTypes those with products of the brand */
export const brandMetadata = (brand: Brand, machineTypes: readonly MachineType[]): PageMetadata => ({
  title: brand.name,
  description: catalogue.brand.description(
    brand.name,
    joinList(machineTypes.map(({ name }) => withinSentence(name))) || "equipment",
  ),
  path: routes.brand(brand.handle),
  isIndexed: machineTypes.length > 0,
  crumbs: crumbsOf({ level: "machine-types", brand: toBrowseBrand(brand) }),
})

/** Metadata of one page of a list; each numbered page is its own canonical address. */
export function listMetadata(
  brand: Brand,
  machineType: MachineType,
  page: number,
  count: number,
): PageMetadata {
  const title = `${brand.name} ${machineType.name}`
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: catalogue.machineType.description(brand.name, withinSentence(machineType.name)),
    path: routes.machineType(brand.handle, machineType.handle, page),
    isIndexed: count > 0,
    crumbs: crumbsOf({
      level: "products",
      brand: toBrowseBrand(brand),
      machineType: toBrowseMachineType(brand.handle, machineType),
    }),
  }
}

const unsearched = ({ brand, machineType }: ProductsAddress): BrowseAddress => {
  if (brand === null) return { level: "stacked" }
  if (machineType === null) return { level: "machine-types", brand }
  return { level: "products", brand, machineType, search: null, page: 1 }
}

/** Metadata of the results of a search. */
export const searchMetadata = (address: ProductsAddress): PageMetadata => ({
  title: browse.results(address.search ?? ""),
  canonical: formatAddress(unsearched(address)),
  isIndexed: false,
})
