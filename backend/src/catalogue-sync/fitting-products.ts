import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { devicesOf } from "../product/devices-of"
import { PRODUCT_INDEX, type ProductDocument } from "../search/product-fields"

/** What of a document says which products fit which. */
export type Fitting = Pick<ProductDocument, "id" | "status" | "part_number_key" | "accessory_keys">

/** The fields of a document that {@link Fitting} is made of. */
export const FITTING_FIELDS = ["status", "part_number_key", "accessory_keys"] as const

/** Most products whose pages follow one change at once; the others follow with their next own change. */
const FOLLOWING_MOST = 500

const isShown = (document: Fitting | undefined): document is Fitting =>
  document?.status === ProductStatus.PUBLISHED

const accessoriesOf = (document: Fitting | undefined): string[] =>
  isShown(document) ? (document.accessory_keys ?? []) : []

const keyOf = (document: Fitting | undefined): string[] =>
  isShown(document) && document.part_number_key ? [document.part_number_key] : []

/** Values of the one list that are not in the other, both ways. */
const differing = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((value) => !other.includes(value)),
  ...other.filter((value) => !one.includes(value)),
]

/**
 * Part numbers that a change makes pages of other products out of date by.
 *
 * @param before documents as they were, by id
 * @param after documents as they are
 * @returns `accessories`, whose own pages name the devices; `named`, on whose devices' pages they stand
 */
export function changedFittings(
  ids: readonly string[],
  before: ReadonlyMap<string, Fitting>,
  after: ReadonlyMap<string, Fitting>,
): { accessories: string[]; named: string[] } {
  const changes = ids.map((id) => [before.get(id), after.get(id)] as const)
  return {
    accessories: [
      ...new Set(changes.flatMap(([was, is]) => differing(accessoriesOf(was), accessoriesOf(is)))),
    ],
    named: [...new Set(changes.flatMap(([was, is]) => differing(keyOf(was), keyOf(is))))],
  }
}

/**
 * Other products whose pages show that something fits, or no longer fits.
 *
 * @param changed of {@link changedFittings}
 * @returns ids of products, each once
 */
export async function fittingProducts(
  container: MedusaContainer,
  { accessories, named }: ReturnType<typeof changedFittings>,
): Promise<string[]> {
  const search = container.resolve(Modules.SEARCH)
  const found =
    accessories.length > 0
      ? await search.search({
          entity: PRODUCT_INDEX,
          fields: ["id"],
          filters: { part_number_key: accessories, status: ProductStatus.PUBLISHED },
          pagination: { take: FOLLOWING_MOST, order: { id: "ASC" } },
          search_options: { count: "none" },
        })
      : { hits: [] }
  return [...new Set([...found.hits.map(({ id }) => id), ...(await devicesOf(container, named))])]
}
