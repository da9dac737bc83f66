import type { MachineTypeWithBrands, ProductPage } from "@/lib/medusa/catalogue"
import type { Brand, MachineType } from "@/lib/medusa/shapes"

/** Fields of every response. */
interface ResponseData {
  /** Title of the page with the same data. */
  readonly title: string
}

/** The stacked deck and the brands. */
export interface BrandsData extends ResponseData {
  readonly brands: readonly Brand[]
  /** Every machine type with the brands that make it. */
  readonly machineTypes: readonly MachineTypeWithBrands[]
}

/** A brand's machine types. */
export interface BrandData extends ResponseData {
  readonly brand: Brand
  /** Machine types that the brand has products of, with the counts of this brand. */
  readonly machineTypes: readonly MachineType[]
}

/** One page of products. */
export interface ProductsData extends ResponseData {
  /** Null for products of all brands. */
  readonly brand: Brand | null
  /** Null for products of all machine types. */
  readonly machineType: MachineType | null
  readonly list: ProductPage
}
