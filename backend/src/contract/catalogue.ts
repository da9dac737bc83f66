import { z } from "zod"
import type { SpecificationKey, Specifications } from "./specifications"

/** A brand as `GET /store/brands` gives it. */
export interface StoreBrand {
  id: string
  name: string
  handle: string
  /** Address of the logo, or null when the first letter of the name stands in for it. */
  logo: string | null
  /** Published products of the brand. */
  product_count: number
  updated_at: string
}

/** A machine type (Medusa product category) as `GET /store/machine-types` gives it. */
export interface StoreMachineType {
  /** Id of the Medusa product category. */
  id: string
  name: string
  handle: string
  logo: string | null
  /** One paragraph of plain text that opens the type's page. */
  intro: string | null
  /** Published products of the type; with `?brand=`, those of that brand. */
  product_count: number
  updated_at: string
}

/** A product as a list shows it: `GET /store/catalogue`. */
export interface StoreCatalogueProduct {
  id: string
  name: string
  handle: string
  short_description: string | null
  thumbnail: string | null
  thumbnail_alt: string | null
  part_number: string | null
  variant_id: string | null
  brand: { id: string; name: string; handle: string } | null
  machine_type: { id: string; name: string; handle: string } | null
  /** Pounds ex VAT; null when there is no figure and `price_text` speaks instead. */
  price: number | null
  price_text: string | null
  /** Pieces that can be sold now. */
  stock: number
  specifications: Specifications
  created_at: string
}

/** One value of a facet with the number of products that carry it. */
export interface FacetValue {
  value: string | number
  count: number
}

/** Counts beside a list, each counted with every filter but its own. */
export interface CatalogueFacets {
  brand: (FacetValue & { label: string })[]
  machine_type: (FacetValue & { label: string })[]
  in_stock: number
  price: { min: number; max: number } | null
  specs: Partial<Record<SpecificationKey, FacetValue[]>>
}

export interface StoreCatalogueResponse {
  products: StoreCatalogueProduct[]
  count: number
  offset: number
  limit: number
  facets: CatalogueFacets
}

export interface StoreBrandsResponse {
  brands: StoreBrand[]
  count: number
  offset: number
  limit: number
}

export interface StoreMachineTypesResponse {
  machine_types: StoreMachineType[]
  count: number
  offset: number
  limit: number
}

/** What Medusa has no field for, linked to a product as `product_profile`. */
export interface StoreProductProfile {
  id: string
  long_description: string | null
  key_features: string[]
  features: string[]
  compatibility: string[]
  rating: number | null
  review_count: number | null
  specifications: Specifications
  price_text: string | null
  brochure_url: string | null
  seo_title: string | null
  seo_description: string | null
  seo_keywords: string[]
  images: { url: string; alt_text: string; title_text: string }[]
}

/** Orders a catalogue list can have; a leading hyphen means descending. */
export const CATALOGUE_ORDERS = ["relevance", "name", "-name", "price", "-price", "-created_at"] as const
export type CatalogueOrder = (typeof CATALOGUE_ORDERS)[number]

const handle = z.string().min(1).max(255)

/** One change of the catalogue, as the backend tells the storefront. */
export const catalogueChangeSchema = z.discriminatedUnion("entity", [
  z.object({
    entity: z.literal("product"),
    /** Present and past addresses of the product. */
    handles: z.array(handle).min(1),
    /** Present and past brands and machine types, whose lists show it. */
    brands: z.array(handle),
    machine_types: z.array(handle),
  }),
  z.object({ entity: z.literal("brand"), handles: z.array(handle).min(1) }),
  z.object({ entity: z.literal("machine_type"), handles: z.array(handle).min(1) }),
  /** After an import, a restore, or a start: anything may have changed. */
  z.object({ entity: z.literal("everything") }),
])
export type CatalogueChange = z.infer<typeof catalogueChangeSchema>

/** Body of `POST {storefront}/api/revalidate`, sent with `Authorization: Bearer <REVALIDATE_SECRET>`. */
export const revalidateRequestSchema = z.object({ changes: z.array(catalogueChangeSchema).min(1).max(1000) })
export type RevalidateRequest = z.infer<typeof revalidateRequestSchema>

/** `GET /ready` of the backend: 200 when the database answers, else 503. */
export interface ReadyResponse {
  status: "ok" | "unavailable"
}
