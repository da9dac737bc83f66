import type { MachineTypeWithBrands, ProductPage } from "@/lib/medusa/catalogue"
import type { Brand, MachineType } from "@/lib/medusa/shapes"

/** What every answer says beside its list. */
interface Answer {
  /** Title of the page that shows it. */
  readonly title: string
}

/** The stacked deck and the brands. */
export interface BrandsAnswer extends Answer {
  readonly brands: readonly Brand[]
  /** Every machine type with the brands that make it. */
  readonly machineTypes: readonly MachineTypeWithBrands[]
}

/** A brand's machine types. */
export interface BrandAnswer extends Answer {
  readonly brand: Brand
  /** Those it has products of, with its counts. */
  readonly machineTypes: readonly MachineType[]
}

/** One page of products. */
export interface ProductsAnswer extends Answer {
  /** Null for products of all brands. */
  readonly brand: Brand | null
  /** Null for products of all machine types. */
  readonly machineType: MachineType | null
  readonly list: ProductPage
}
