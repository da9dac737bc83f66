import {
  type AdminCatalogueOrder,
  type CatalogueOrder,
  type PRODUCT_STATUSES,
  type SpecificationKey,
  type STOCK_BANDS,
} from "../contract"

/** A boolean in a query string. */
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

/** Query of visitors for the catalogue. Several values of one field are alternatives. */
export interface CatalogueQuery extends Page, PriceRange {
  /** Terms of the name, brand or machine type, or a part of the part number. */
  q?: string | undefined
  /** Handles of brands. */
  brand?: string[] | undefined
  /** Handles of machine types. */
  machine_type?: string[] | undefined
  brand_id?: string[] | undefined
  category_id?: string[] | undefined
  /** Ids of first variants. */
  variant_id?: string[] | undefined
  /** Part numbers of first variants; case, spaces and hyphens are ignored. */
  part_number?: string[] | undefined
  /** Part numbers of accessories, consumables or spare parts: products that name one of them. */
  accessory?: string[] | undefined
  in_stock?: Flag | undefined
  specs?: Partial<Record<SpecificationKey, string[] | number[] | undefined>> | undefined
  order: CatalogueOrder
  facets: Flag
}

/** Filters of staff on the list of products. Several values of one field are alternatives. */
export interface AdminCatalogueFilters extends PriceRange {
  /** Terms of the name, brand or machine type, or a part of the part number. */
  q?: string | undefined
  status?: (typeof PRODUCT_STATUSES)[number][] | undefined
  /** `none` finds the products without a brand. */
  brand_id?: string[] | undefined
  /** Ids of machine types; `none` finds the products without one. */
  category_id?: string[] | undefined
  /** Bands of the stock badge. */
  stock?: (typeof STOCK_BANDS)[number][] | undefined
  /** Only products with less in stock than their reorder level, or than this figure where they have none. */
  below_reorder_level?: number | undefined
  /** Only products with a price that is scheduled. */
  scheduled_price?: "true" | undefined
  /** Only products without a brand or without a machine type. */
  unclassified?: "true" | undefined
}

/** Query of staff for the list of products. */
export interface AdminCatalogueQuery extends AdminCatalogueFilters, Page {
  order: AdminCatalogueOrder
  facets: Flag
}
