import { type ImportPlan, type PlannedUpdate } from "./plan-import"

const pounds = (amount: number | null) => (amount === null ? "none" : amount.toFixed(2))

/** What of a stored product changes, in the words of the columns. */
function describeUpdate({ changes, brand, machineType, priceBefore }: PlannedUpdate): string {
  const { name, price, stock, ...texts } = changes
  const { short_description: short, images, thumbnail, ...others } = texts
  return [
    ...(name === undefined ? [] : ["name"]),
    ...(brand === undefined ? [] : ["brand"]),
    ...(machineType === undefined ? [] : ["machine_type"]),
    ...(price === undefined ? [] : [`price ${pounds(priceBefore)} to ${pounds(price)}`]),
    ...(stock ?? []).map(({ quantity }) => `stock to ${quantity}`),
    ...(short === undefined ? [] : ["short_description"]),
    ...Object.keys(others),
    ...(images || thumbnail !== undefined ? ["images"] : []),
  ].join(", ")
}

/**
 * Says what an import would do, one line for each product, in the order of the file's rows.
 *
 * @returns for example `row 5: create DS2208-SR7U2100AZW "Zebra DS2208"`, `row 6: update LI2208 (price 92.40 to 89.00)`
 */
export function describePlan({ creates, updates }: ImportPlan): string[] {
  const lines = [
    ...creates.map(({ row, product }) => ({
      row,
      line: `row ${row}: create ${product.part_number} "${product.name}"`,
    })),
    ...updates.map((update) => ({
      row: update.row,
      line: `row ${update.row}: update ${update.partNumber} (${describeUpdate(update)})`,
    })),
  ]
  return lines.sort((one, other) => one.row - other.row).map(({ line }) => line)
}
