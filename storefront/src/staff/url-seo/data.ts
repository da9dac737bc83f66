import {
  type AdminUrlSeo,
  type AdminUrlSeosResponse,
  normaliseSitePath,
  type StoreCatalogueResponse,
} from "@scanwright/backend/contract"
import { FOOTER_GROUPS, HEADER_LINKS, INDEXED_PAGES, LEGAL_LINKS } from "@/config/navigation"
import * as routes from "@/config/routes"
import { readAllArticles } from "@/lib/medusa/blogs"
import { readBrands, readBrandsByMachineType } from "@/lib/medusa/catalogue"
import type { Result } from "@/lib/medusa/failure"
import type { AddressKind } from "./address-kinds"
import { readAsStaff } from "@/staff/session/client"
import { pageFactsReader, type PageFacts } from "./page-metadata"

/** Addresses on one page of staff's list. */
export const ADDRESSES_PER_PAGE = 20
/** Configs read by one request. */
const MOST_CONFIGS = 200

/** A URL SEO config, as it is stored. */
export type StaffUrlSeo = AdminUrlSeo

/** A public address with its config. */
export interface StaffAddress {
  readonly url: string
  /** Name of the product, brand, article or page at the address; null where only the page itself says it. */
  readonly name: string | null
  /** What visitors find there, read while the list is shown already. */
  readonly page: Promise<PageFacts>
  readonly config: {
    readonly id: string
    readonly isActive: boolean
    readonly title: string | null
    /** ISO 8601. */
    readonly updatedAt: string
  } | null
}

interface Place {
  url: string
  name: string | null
}

interface Places {
  places: Place[]
  count: number
}

interface AddressQuery {
  kind: AddressKind
  q?: string
  /** From 1. */
  page: number
}

const includes = (value: string | null, text: string) => value?.toLowerCase().includes(text) ?? false

function pageOf(all: readonly Place[], { q, page }: AddressQuery): Places {
  const text = q?.toLowerCase()
  const found = text ? all.filter(({ url, name }) => includes(url, text) || includes(name, text)) : all
  const from = (page - 1) * ADDRESSES_PER_PAGE
  return { places: found.slice(from, from + ADDRESSES_PER_PAGE), count: found.length }
}

/** Name of a page by which the shop's own links call it; null for other pages. */
const pageName = (url: string): string | null =>
  [...FOOTER_GROUPS.flatMap(({ links }) => links), ...HEADER_LINKS, ...LEGAL_LINKS].find(
    ({ href }) => href === url,
  )?.label ?? null

async function cataloguePlaces(): Promise<Place[]> {
  const [brands, types] = await Promise.all([readBrands(), readBrandsByMachineType()])
  return [
    ...brands.map(({ handle, name }) => ({ url: routes.brand(handle), name })),
    ...types.flatMap(({ machineType, brands: makers }) =>
      makers.map((brand) => ({
        url: routes.machineType(brand.handle, machineType.handle),
        name: `${brand.name} ${machineType.name}`,
      })),
    ),
  ]
}

async function articlePlaces(): Promise<Place[]> {
  const articles = await readAllArticles()
  return articles.map(({ handle, title }) => ({ url: routes.blog(handle), name: title }))
}

async function productPlaces({ q, page }: AddressQuery): Promise<Result<Places>> {
  const result = await readAsStaff<StoreCatalogueResponse>("/admin/catalogue", {
    q,
    status: "published",
    limit: ADDRESSES_PER_PAGE,
    offset: (page - 1) * ADDRESSES_PER_PAGE,
  })
  if (!result.ok) return result
  const places = result.value.products.flatMap(({ name, handle, brand, machine_type: type }) =>
    brand && type ? [{ url: routes.product(brand.handle, type.handle, handle), name }] : [],
  )
  return { ok: true, value: { places, count: result.value.count } }
}

async function placesOf(query: AddressQuery): Promise<Result<Places>> {
  switch (query.kind) {
    case "pages":
      return {
        ok: true,
        value: pageOf(
          INDEXED_PAGES.map((url) => ({ url, name: pageName(url) })),
          query,
        ),
      }
    case "catalogue":
      return { ok: true, value: pageOf(await cataloguePlaces(), query) }
    case "articles":
      return { ok: true, value: pageOf(await articlePlaces(), query) }
    case "products":
      return productPlaces(query)
    case "configured": {
      const result = await readConfigs({
        q: query.q,
        limit: ADDRESSES_PER_PAGE,
        offset: (query.page - 1) * ADDRESSES_PER_PAGE,
      })
      if (!result.ok) return result
      const places = result.value.url_seos.map(({ url }) => ({ url, name: pageName(url) }))
      return { ok: true, value: { places, count: result.value.count } }
    }
  }
}

const readConfigs = (query: Record<string, string | number | undefined | readonly string[]>) =>
  readAsStaff<AdminUrlSeosResponse>("/admin/url-seo", query)

/** One page of the public addresses of a kind, each with its config. */
export async function readAddresses(
  query: AddressQuery,
): Promise<Result<{ rows: StaffAddress[]; count: number }>> {
  const found = await placesOf(query)
  if (!found.ok) return found
  const { places, count } = found.value
  const urls = places.map(({ url }) => normaliseSitePath(url) ?? url)
  const configs = urls.length === 0 ? null : await readConfigs({ url: urls, limit: MOST_CONFIGS })
  if (configs && !configs.ok) return configs
  const byUrl = new Map(configs?.value.url_seos.map((config) => [config.url, config]))
  const readFacts = pageFactsReader()
  const rows = places.map(({ name }, at) => {
    const url = urls[at] ?? ""
    const config = byUrl.get(url)
    return {
      url,
      name,
      page: readFacts(url),
      config: config
        ? {
            id: config.id,
            isActive: config.is_active,
            title: config.meta_title,
            updatedAt: config.updated_at,
          }
        : null,
    }
  })
  return { ok: true, value: { rows, count } }
}

/** The config of an address; null where there is none. */
export async function readConfigOf(url: string): Promise<Result<StaffUrlSeo | null>> {
  const result = await readConfigs({ url })
  return result.ok ? { ok: true, value: result.value.url_seos[0] ?? null } : result
}

/** Reads every config, for an export. */
export async function readAllConfigs(): Promise<Result<StaffUrlSeo[]>> {
  const all: StaffUrlSeo[] = []
  for (;;) {
    const result = await readConfigs({ limit: MOST_CONFIGS, offset: all.length, order: "url" })
    if (!result.ok) return result
    all.push(...result.value.url_seos)
    if (result.value.url_seos.length === 0 || all.length >= result.value.count)
      return { ok: true, value: all }
  }
}
