import { IMPORT_PRICE_CHANGES_MOST, type ImportPriceChange, type ImportPriceChanges } from "../contract"
import { type ImportPlan } from "./plan-import"

/** How large a change is, as a share of the old price; a price that comes or goes is larger than any other change. */
const sizeOf = ({ before, after }: ImportPriceChange): number =>
  before === null || after === null || before === 0 ? Infinity : Math.abs(after - before) / before

/** Larger changes first; equal ones in the order of the file. */
function bySize(one: ImportPriceChange, other: ImportPriceChange): number {
  const [a, b] = [sizeOf(one), sizeOf(other)]
  return a === b ? one.row - other.row : b - a
}

/**
 * Finds the prices that an import changes, so that a slipped decimal point is seen before anything is written.
 *
 * @param plan of the import
 * @returns the number of changed prices and the largest of the changes, largest first
 */
export function priceChangesOf({ updates }: Pick<ImportPlan, "updates">): ImportPriceChanges {
  const all = updates.flatMap(({ row, partNumber, name, priceBefore, changes: { price } }) =>
    price === undefined ? [] : [{ row, part_number: partNumber, name, before: priceBefore, after: price }],
  )
  return { count: all.length, biggest: all.toSorted(bySize).slice(0, IMPORT_PRICE_CHANGES_MOST) }
}
