import { type ImportPlan, type PlannedUpdate } from "./plan-import"

const pounds = (amount: number | null) => (amount === null ? "none" : amount.toFixed(2))

/** What of a stored product changes, in the words of the columns. */
function describeUpdate({ product, profile, brand, price, stock, joinChannel }: PlannedUpdate): string {
  const { title, subtitle, category_ids: categories, thumbnail, images, ...fields } = product
  const { images: imageTexts, ...details } = profile
  return [
    ...(title === undefined ? [] : ["name"]),
    ...(brand === undefined ? [] : ["brand"]),
    ...(categories ? ["machine_type"] : []),
    ...(price ? [`price ${pounds(price.from)} to ${pounds(price.to)}`] : []),
    ...(stock === undefined ? [] : [`stock to ${stock}`]),
    ...(subtitle === undefined ? [] : ["short_description"]),
    ...Object.keys(fields),
    ...Object.keys(details),
    ...(images || imageTexts || thumbnail !== undefined ? ["images"] : []),
    ...(joinChannel ? ["sales channel"] : []),
  ].join(", ")
}

/**
 * Says what an import would do, one line for each product, in the order of the file's rows.
 *
 * @returns for example `row 5: create DS2208-SR7U2100AZW "Zebra DS2208"`, `row 6: update LI2208 (price 92.40 to 89.00)`
 */
export function describePlan({ creates, updates }: ImportPlan): string[] {
  const lines = [
    ...creates.map(({ row, partNumber, name }) => ({
      row,
      line: `row ${row}: create ${partNumber} "${name}"`,
    })),
    ...updates.map((update) => ({
      row: update.row,
      line: `row ${update.row}: update ${update.partNumber} (${describeUpdate(update)})`,
    })),
  ]
  return lines.sort((one, other) => one.row - other.row).map(({ line }) => line)
}
