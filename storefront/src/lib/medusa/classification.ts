import { slugify } from "@scanwright/backend/contract"
import { READ_DEFAULTS } from "./defaults"

/** A name with the handle of its page. */
export interface Named {
  readonly name: string
  readonly handle: string
}

/** The brand or machine type of a product. */
export interface NamedOrDefault extends Named {
  /** True where it has none and the specification's default is shown; never in structured data. */
  readonly isDefault: boolean
}

interface Classified {
  readonly brand: NamedOrDefault
  readonly machineType: NamedOrDefault
}

const namedOr = (fallback: string, given: Named | null | undefined): NamedOrDefault =>
  given
    ? { name: given.name, handle: given.handle, isDefault: false }
    : { name: fallback, handle: slugify(fallback), isDefault: true }

/** A brand, or what stands in where there is none. */
export const brandOr = (brand: Named | null | undefined) => namedOr(READ_DEFAULTS.brand, brand)

/** A machine type, or what stands in where there is none. */
export const machineTypeOr = (machineType: Named | null | undefined) =>
  namedOr(READ_DEFAULTS.machineType, machineType)

/** Whether a product has a brand and a machine type; without, its page has a link, but search engines do not get it. */
export const isClassified = ({ brand, machineType }: Classified): boolean =>
  !brand.isDefault && !machineType.isDefault

/** Names of a product's brand and machine type, as far as it has them. */
export const classificationOf = ({ brand, machineType }: Classified): string[] =>
  [brand, machineType].flatMap(({ name, isDefault }) => (isDefault ? [] : [name]))

/**
 * What staff read of a product without brand or machine type: "No brand or machine type".
 *
 * @param brand anything but null and the empty text where it has one
 * @param machineType likewise
 * @returns null where it has both
 */
export function lackOf(brand: object | string | null, machineType: object | string | null): string | null {
  const lacks = [brand ? [] : ["brand"], machineType ? [] : ["machine type"]].flat()
  return lacks.length === 0 ? null : `No ${lacks.join(" or ")}`
}
