import {
  type AdminCatalogueOrder,
  type CatalogueOrder,
  type PRODUCT_STATUSES,
  type SpecificationKey,
  type STOCK_BANDS,
} from "../contract"

/** A yes or no as it stands in an address. */
type Flag = "true" | "false"

/** A part of a list. */
interface Page {
  limit: number
  offset: number
}

/** Prices in pounds, both ends included. */
interface PriceRange {
  price_min?: number | undefined
  price_max?: number | undefined
}

/** What visitors ask of the catalogue. Several values of one field are alternatives. */
export interface CatalogueQuery extends Page, PriceRange {
  /** Words of the name, brand or machine type, or a part of the part number. */
  q?: string | undefined
  /** Handles. */
  brand?: string[] | undefined
  /** Handles. */
  machine_type?: string[] | undefined
  brand_id?: string[] | undefined
  category_id?: string[] | undefined
  /** Of the first variant. */
  variant_id?: string[] | undefined
  /** Of the first variant; case, spaces and hyphens do not matter. */
  part_number?: string[] | undefined
  in_stock?: Flag | undefined
  specs?: Partial<Record<SpecificationKey, string[] | number[] | undefined>> | undefined
  order: CatalogueOrder
  facets: Flag
}

/** What staff narrow their list of products by. Several values of one field are alternatives. */
export interface AdminCatalogueFilters extends PriceRange {
  /** Words of the name, brand or machine type, or a part of the part number. */
  q?: string | undefined
  status?: (typeof PRODUCT_STATUSES)[number][] | undefined
  /** `none` finds the products without a brand. */
  brand_id?: string[] | undefined
  /** Ids of machine types; `none` finds the products without one. */
  category_id?: string[] | undefined
  /** What the stock badge shows. */
  stock?: (typeof STOCK_BANDS)[number][] | undefined
}

/** What staff ask of the list of products. */
export interface AdminCatalogueQuery extends AdminCatalogueFilters, Page {
  order: AdminCatalogueOrder
  facets: Flag
}
