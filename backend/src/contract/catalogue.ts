import { z } from "zod"
import { pageShape } from "./lists"
import { priceListSchema } from "./price-lists"
import { sitePathSchema } from "./site-path"
import { specificationKeySchema, specificationValuesSchema } from "./specification-values"

/** Stands in the place of an id for "without a brand" or "without a machine type". */
export const NONE = "none"

/** A brand as `GET /store/brands` gives it. */
export const storeBrandSchema = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  /** Address of the logo, or null when the first letter of the name stands in for it. */
  logo: z.string().nullable(),
  /** Published products of the brand. */
  product_count: z.int(),
  updated_at: z.iso.datetime(),
})
export type StoreBrand = z.infer<typeof storeBrandSchema>

/** A machine type (Medusa product category) as `GET /store/machine-types` gives it. */
export const storeMachineTypeSchema = z.object({
  /** Id of the Medusa product category. */
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  logo: z.string().nullable(),
  /** One paragraph of plain text that opens the type's page. */
  intro: z.string().nullable(),
  /** Published products of the type; with `?brand=`, those of that brand. */
  product_count: z.int(),
  updated_at: z.iso.datetime(),
})
export type StoreMachineType = z.infer<typeof storeMachineTypeSchema>

const referenceSchema = z.object({ id: z.string(), name: z.string(), handle: z.string() })

/** A product as a list shows it: `GET /store/catalogue`. */
export const storeCatalogueProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  short_description: z.string().nullable(),
  thumbnail: z.string().nullable(),
  thumbnail_alt: z.string().nullable(),
  part_number: z.string().nullable(),
  variant_id: z.string().nullable(),
  brand: referenceSchema.nullable(),
  machine_type: referenceSchema.nullable(),
  /** Pounds ex VAT; null when there is no figure and `price_text` speaks instead. */
  price: z.number().nullable(),
  price_text: z.string().nullable(),
  /** Pieces that can be sold now. */
  stock: z.int(),
  specifications: specificationValuesSchema,
  created_at: z.iso.datetime(),
})
export type StoreCatalogueProduct = z.infer<typeof storeCatalogueProductSchema>

const addressSchema = referenceSchema.omit({ id: true })

/** A product as the search box suggests it. */
export const productSuggestionSchema = storeCatalogueProductSchema
  .pick({
    id: true,
    name: true,
    handle: true,
    part_number: true,
    thumbnail: true,
    price: true,
    price_text: true,
    stock: true,
  })
  .extend({ brand: addressSchema.nullable(), machine_type: addressSchema.nullable() })
export type ProductSuggestion = z.infer<typeof productSuggestionSchema>

/** By what products were found where none has the text of a search as it was typed. */
export const foundBySchema = z.discriminatedUnion("kind", [
  /** Another spelling: part numbers that are near to a typed one, or the text with its words corrected; none where that is a guess. */
  z.object({ kind: z.literal("spelling"), texts: z.array(z.string()) }),
  /** The most of its words that any product has. */
  z.object({ kind: z.literal("some_words") }),
])
export type FoundBy = z.infer<typeof foundBySchema>

/** Where there is a search text: null where the products have it as it was typed, or there are none. */
const foundByShape = { found_by: foundBySchema.nullable() }

/** `GET /store/products/suggestions?q=`: best first, and the number of all that match; none for a blank text. */
export const storeSuggestionsResponseSchema = z.object({
  suggestions: z.array(productSuggestionSchema),
  count: z.int(),
  ...foundByShape,
})
export type StoreSuggestionsResponse = z.infer<typeof storeSuggestionsResponseSchema>

/** `GET /store/products/{id}/related`: products of the same machine type, then of the same brand. */
export const storeRelatedProductsResponseSchema = z.object({ products: z.array(storeCatalogueProductSchema) })
export type StoreRelatedProductsResponse = z.infer<typeof storeRelatedProductsResponseSchema>

const facetValueSchema = z.object({ value: z.union([z.string(), z.number()]), count: z.int() })
const namedFacetValueSchema = facetValueSchema.extend({ label: z.string() })

/** One value of a facet with the number of products that carry it. */
export type FacetValue = z.infer<typeof facetValueSchema>

/** Counts beside a list, each counted with every filter but its own. */
export const catalogueFacetsSchema = z.object({
  brand: z.array(namedFacetValueSchema),
  machine_type: z.array(namedFacetValueSchema),
  in_stock: z.int(),
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
  specs: z.partialRecord(specificationKeySchema, z.array(facetValueSchema)),
})
export type CatalogueFacets = z.infer<typeof catalogueFacetsSchema>

export const storeCatalogueResponseSchema = z.object({
  products: z.array(storeCatalogueProductSchema),
  ...pageShape,
  facets: catalogueFacetsSchema,
  ...foundByShape,
})
export type StoreCatalogueResponse = z.infer<typeof storeCatalogueResponseSchema>

export const storeBrandsResponseSchema = z.object({ brands: z.array(storeBrandSchema), ...pageShape })
export type StoreBrandsResponse = z.infer<typeof storeBrandsResponseSchema>

/** `GET /store/brands/{id or handle}`. */
export const storeBrandResponseSchema = z.object({ brand: storeBrandSchema })
export type StoreBrandResponse = z.infer<typeof storeBrandResponseSchema>

export const storeMachineTypesResponseSchema = z.object({
  machine_types: z.array(storeMachineTypeSchema),
  ...pageShape,
})
export type StoreMachineTypesResponse = z.infer<typeof storeMachineTypesResponseSchema>

/** `GET /store/machine-types/{id or handle}`. */
export const storeMachineTypeResponseSchema = z.object({ machine_type: storeMachineTypeSchema })
export type StoreMachineTypeResponse = z.infer<typeof storeMachineTypeResponseSchema>

/** A brand as staff see it. */
export const adminBrandSchema = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  logo: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export const adminBrandResponseSchema = z.object({ brand: adminBrandSchema })
export const adminBrandsResponseSchema = z.object({ brands: z.array(adminBrandSchema), ...pageShape })

/** A machine type as staff see it. */
export const adminMachineTypeSchema = adminBrandSchema.extend({
  /** Position in lists, lowest first. */
  sort: z.int(),
  intro: z.string().nullable(),
})

export const adminMachineTypeResponseSchema = z.object({ machine_type: adminMachineTypeSchema })
export const adminMachineTypesResponseSchema = z.object({
  machine_types: z.array(adminMachineTypeSchema),
  ...pageShape,
})

/** Orders a catalogue list can have; a leading hyphen means descending. */
export const CATALOGUE_ORDERS = [
  "relevance",
  "name",
  "-name",
  "price",
  "-price",
  "-popularity",
  "-created_at",
] as const
export type CatalogueOrder = (typeof CATALOGUE_ORDERS)[number]

/** What the stock badge says (specification, section 9): none, up to ten, or plenty. */
export const STOCK_BANDS = ["out", "low", "in"] as const
export type StockBand = (typeof STOCK_BANDS)[number]

/** Levels that staff choose from for products without a reorder level, and the usual one. */
export const REORDER_LEVELS = [1, 3, 5, 10, 20] as const
export const USUAL_REORDER_LEVEL = 5

/** Statuses that a product of this shop has. */
export const PRODUCT_STATUSES = ["published", "draft"] as const
export type ListedStatus = (typeof PRODUCT_STATUSES)[number]

/** Orders of staff's list; a leading hyphen means descending. */
export const ADMIN_CATALOGUE_ORDERS = [
  "relevance",
  "name",
  "-name",
  "price",
  "-price",
  "stock",
  "-stock",
  "updated_at",
  "-updated_at",
  "created_at",
  "-created_at",
] as const
export type AdminCatalogueOrder = (typeof ADMIN_CATALOGUE_ORDERS)[number]

/** A product as staff's list shows it: `GET /admin/catalogue`. Drafts are among them. */
export const adminCatalogueProductSchema = storeCatalogueProductSchema.omit({ specifications: true }).extend({
  /** Part numbers of all its variants, the first variant's first. */
  part_numbers: z.array(z.string()),
  /** Stock below which it is to be ordered again; null where none is set. */
  reorder_level: z.int().nullable(),
  /** `published` or `draft`; Medusa's own screens know two more. */
  status: z.string(),
  /** When its texts, price or stock were last changed. */
  updated_at: z.iso.datetime(),
  /** Which price list `price` comes from now; null for the product's own. */
  price_list: priceListSchema.nullable(),
})
export type AdminCatalogueProduct = z.infer<typeof adminCatalogueProductSchema>

/** Counts beside staff's list, each counted with every filter but its own. */
export const adminCatalogueFacetsSchema = z.object({
  /** By id. */
  brand: z.array(namedFacetValueSchema),
  /** By id. */
  machine_type: z.array(namedFacetValueSchema),
  status: z.array(facetValueSchema),
  stock: z.array(facetValueSchema),
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
})
export type AdminCatalogueFacets = z.infer<typeof adminCatalogueFacetsSchema>

export const adminCatalogueResponseSchema = z.object({
  products: z.array(adminCatalogueProductSchema),
  ...pageShape,
  facets: adminCatalogueFacetsSchema,
  ...foundByShape,
})
export type AdminCatalogueResponse = z.infer<typeof adminCatalogueResponseSchema>

const handle = z.string().min(1).max(255)

/** One change of what pages show, of which the backend notifies the storefront. */
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
  /** An article that visitors could read before or can read now. */
  z.object({ entity: z.literal("blog"), handles: z.array(handle).min(1) }),
  /** Metadata of pages, for search engines and social networks. */
  z.object({ entity: z.literal("url_seo"), urls: z.array(sitePathSchema).min(1) }),
  /** Redirects by staff; the storefront reads all of them again. */
  z.object({ entity: z.literal("redirects") }),
  /** After an import, a restore, or a start: anything may have changed. */
  z.object({ entity: z.literal("everything") }),
])
export type CatalogueChange = z.infer<typeof catalogueChangeSchema>

/** Body of `POST {storefront}/api/revalidate`, sent with `Authorization: Bearer <REVALIDATE_SECRET>`. */
export const revalidateRequestSchema = z.object({ changes: z.array(catalogueChangeSchema).min(1).max(1000) })
export type RevalidateRequest = z.infer<typeof revalidateRequestSchema>

/** `GET /ready` of the backend: 200 when the database responds, else 503. */
export const readyResponseSchema = z.object({ status: z.enum(["ok", "unavailable"]) })
export type ReadyResponse = z.infer<typeof readyResponseSchema>
