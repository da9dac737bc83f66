import { type ImportBrandChoice, type ImportNewBrand } from "../contract/catalogue-imports"
import { nearestName } from "../contract/near-name"
import { slugify } from "../contract/slug"
import { CatalogueFileError } from "./catalogue-row"
import { type ImportPlan } from "./plan-import"
import { type StoredCatalogue } from "./stored-catalogue"

/** What becomes of brands that the shop does not have: a choice for each name, or all of them are added. */
export type BrandChoices = readonly ImportBrandChoice[] | "add-all"

/**
 * Reads names of brands as the brands that were chosen for them.
 *
 * @param catalogue what is stored
 * @param choices for names that the shop does not have
 * @throws CatalogueFileError when a chosen brand is not there
 */
export function withChosenBrands(catalogue: StoredCatalogue, choices: BrandChoices): StoredCatalogue {
  if (choices === "add-all") return catalogue
  const ids = new Set(catalogue.brands.map(({ id }) => id))
  const chosen = choices.flatMap(({ name, brand_id: id }) => (id === null ? [] : [{ name, id }]))
  const missing = chosen.find(({ id }) => !ids.has(id))
  if (missing) {
    throw new CatalogueFileError(
      `The brand that was chosen for "${missing.name}" is no longer there. Choose another one.`,
    )
  }
  return {
    ...catalogue,
    brandIds: new Map([...catalogue.brandIds, ...chosen.map(({ name, id }) => [slugify(name), id] as const)]),
  }
}

/**
 * Finds the brands that an import would add without having been told to.
 *
 * @param plan of the import
 * @param catalogue as {@link withChosenBrands} gives it
 * @param choices for names that the shop does not have
 * @returns in the order of the file's rows, each by its first spelling
 */
export function undecidedBrands(
  { creates, updates }: ImportPlan,
  { brands, brandIds }: StoredCatalogue,
  choices: BrandChoices,
): ImportNewBrand[] {
  if (choices === "add-all") return []
  const added = new Set(choices.map(({ name }) => slugify(name)))
  const found = new Map<string, ImportNewBrand>()
  for (const { brand } of [...creates, ...updates].sort((one, other) => one.row - other.row)) {
    const key = brand === undefined ? "" : slugify(brand)
    if (brand === undefined || brandIds.has(key) || added.has(key)) continue
    const near = nearestName(brand, brands)
    const known = found.get(key) ?? {
      ...{ name: brand, products: 0 },
      near: near ? { id: near.id, name: near.name } : null,
    }
    found.set(key, { ...known, products: known.products + 1 })
  }
  return [...found.values()]
}

/** One brand in a sentence: `"Zebbra" (did you mean "Zebra"?)`. */
export const describeNewBrand = ({ name, near }: ImportNewBrand): string =>
  near ? `"${name}" (did you mean "${near.name}"?)` : `"${name}"`

/** An import would add brands that nobody has decided on; nothing of it was written. */
export class UndecidedBrandsError extends CatalogueFileError {
  constructor(readonly brands: readonly ImportNewBrand[]) {
    super(
      `The file names brands that the shop does not have: ${brands.map(describeNewBrand).join(", ")}. Nothing was written: say of each whether it is another spelling or a new brand.`,
    )
  }
}
