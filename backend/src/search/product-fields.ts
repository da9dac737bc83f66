import { search } from "@medusajs/framework/utils"
import { type SearchTypes } from "@medusajs/framework/types"
import { type ColumnsOptions, TEXT_RULES } from "@scanwright/search-columns"
import { SPECIFICATIONS, type SpecificationDefinition, type SpecificationKey } from "../contract"

/** Name of the product index, for `search({ entity })` and the Medusa Admin's search. */
export const PRODUCT_INDEX = "product"

/**
 * Event after which the Search Module itself rewrites documents: `{ ids }` of at most a few hundred products, emitted
 * by imports. All other changes go through the queue of src/catalogue-sync, which writes in order and in small
 * portions, because a change of a brand can touch tens of thousands of products.
 */
export const PRODUCTS_STALE = "catalogue.products-stale"

/** Name of a specification's field in the index. */
export type SpecificationField = `spec_${SpecificationKey}`

/**
 * @param key of the contract's SPECIFICATIONS
 * @returns the name of its field in the index
 */
export const specificationField = (key: SpecificationKey): SpecificationField => `spec_${key}`

/** Index field for each kind of specification: all of them are filters and facets. */
const fieldOfKind = {
  text: () => search.keyword().filterable().facetable(),
  list: () => search.keyword().array().filterable().facetable(),
  number: () =>
    search
      .float()
      .filterable()
      .facetable({ types: ["value"] }),
} satisfies Record<SpecificationDefinition["kind"], () => unknown>

type FieldOfKind = ReturnType<(typeof fieldOfKind)[keyof typeof fieldOfKind]>

const specificationFields = Object.fromEntries(
  SPECIFICATIONS.map(({ key, kind }) => [specificationField(key), fieldOfKind[kind]()]),
) as Record<SpecificationField, FieldOfKind>

/** The read model of a product, from which lists, facets and suggestions are served. */
export const productFields = search.define({
  id: search.keyword().filterable().sortable(),
  title: search.text().searchable({ weight: 10 }).filterable().sortable(),
  handle: search.keyword().filterable(),
  short_description: search.text(),
  thumbnail: search.keyword(),
  thumbnail_alt: search.text(),
  /** SKU of the default variant. */
  part_number: search.text(),
  /** SKUs of all variants, the default one's first. */
  part_numbers: search.text().array().searchable({ weight: 8 }),
  /** Part number without case, spaces and punctuation, for look-ups. */
  part_number_key: search.keyword().filterable(),
  /** Part numbers that its texts mention: a search for one finds it, after the product that has the number. */
  mentioned_part_numbers: search.text().searchable({ weight: 1 }),
  /** Keys of the part numbers of what fits it: accessories, consumables and spare parts. */
  accessory_keys: search.keyword().array(),
  variant_id: search.keyword().filterable(),
  brand_id: search.keyword().filterable().facetable(),
  brand_name: search.text().searchable({ weight: 5 }),
  brand_handle: search.keyword().filterable().facetable(),
  machine_type_id: search.keyword().filterable().facetable(),
  machine_type_name: search.text().searchable({ weight: 2 }),
  machine_type_handle: search.keyword().filterable().facetable(),
  /** Pounds ex VAT. */
  price: search
    .float()
    .filterable()
    .sortable()
    .facetable({ types: ["stats"] }),
  price_text: search.text(),
  stock: search.integer().filterable().sortable(),
  /** Stock below which staff order it again; absent where none is set. Never sent to visitors. */
  reorder_level: search.integer(),
  /** Whether less than the reorder level is in stock; absent where none is set. */
  below_reorder_level: search.boolean().filterable(),
  in_stock: search.boolean().filterable().facetable(),
  /** Bands of the stock badge. */
  stock_band: search.keyword().filterable().facetable(),
  /** Views and enquiries of the last weeks, an enquiry counting more; as of the last write or the last night. */
  popularity: search.integer().sortable(),
  status: search.keyword().filterable().facetable(),
  sales_channel_ids: search.keyword().array().filterable(),
  created_at: search.date().filterable().sortable(),
  /** Time of the last change of texts, price or stock. */
  updated_at: search.date().sortable(),
  ...specificationFields,
})

/** Options of our own engine, @scanwright/search-columns. Other engines ignore them. */
export const productColumns = {
  scope: ["status", "sales_channel_ids"],
  groups: ["brand_id", "machine_type_id"],
  required: ["title", "created_at", "updated_at", "stock", "popularity"],
  plain: ["updated_at", "stock"],
  lists: [[], ["brand_handle"], ["machine_type_handle"], ["brand_handle", "machine_type_handle"]],
  covered: ["in_stock"],
  keys: ["variant_id", "part_number_key"],
  mentions: ["mentioned_part_numbers"],
  name: "title",
  code: "part_numbers",
  text: TEXT_RULES,
} satisfies ColumnsOptions

/** A product's document in the index. */
export type ProductDocument = SearchTypes.InferSearchDocumentType<typeof productFields>
