import type { BrowseBrand, BrowseMachineType, BrowseProduct, BrowseView } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { incVatOf } from "@/lib/vat"
import type { Brand, MachineType, ProductSummary } from "@/lib/medusa/shapes"
import type { BrowseAddress } from "./address"
import type { BrandData, BrandsData, ProductsData } from "./responses"

/** A brand as the deck shows it, identified by its handle. */
export const toBrowseBrand = ({ handle, name, logo, productCount }: Brand): BrowseBrand => ({
  id: handle,
  href: routes.brand(handle),
  name,
  logo,
  productCount,
})

/** A machine type of a brand as the deck shows it. */
export const toBrowseMachineType = (
  brand: string,
  { handle, name, logo, productCount, intro }: MachineType,
): BrowseMachineType => ({
  id: handle,
  href: routes.machineType(brand, handle),
  name,
  logo,
  productCount,
  intro,
})

/** A product as the deck shows it. */
export const toBrowseProduct = ({
  handle,
  brand,
  machineType,
  ...product
}: ProductSummary): BrowseProduct => ({
  id: product.id,
  href: routes.product(brand.handle, machineType.handle, handle),
  name: product.name,
  image: product.image,
  imageAlt: product.imageAlt,
  partNumber: product.partNumber,
  brand: brand.name,
  shortDescription: product.shortDescription,
  price: product.price,
  priceIncVat: incVatOf(product.price),
  priceText: product.priceText,
  stock: product.stock,
})

/** Data known for a view; each part may still be loading. */
export interface Known {
  readonly brands?: BrandsData
  readonly brand?: BrandData
  readonly products?: ProductsData
}

/** A label made from a handle while the name is loading: "Label printers" for "label-printers". */
const labelOf = (handle: string) =>
  (handle.charAt(0).toLocaleUpperCase("en-GB") + handle.slice(1)).replaceAll("-", " ")

const unread = (handle: string): MachineType => ({
  handle,
  name: labelOf(handle),
  logo: null,
  productCount: 0,
  intro: null,
})

function brandOf(handle: string, { brands, brand, products }: Known): BrowseBrand {
  const found = [brand?.brand, products?.brand, ...(brands?.brands ?? [])].find(
    (one) => one?.handle === handle,
  )
  return toBrowseBrand(found ?? unread(handle))
}

function machineTypeOf(brandHandle: string, handle: string, { brand, products }: Known): BrowseMachineType {
  const ofBrand = brand?.brand.handle === brandHandle ? brand.machineTypes : []
  const ofList = products?.brand?.handle === brandHandle ? products.machineType : null
  const found = [...ofBrand, ofList].find((one) => one?.handle === handle)
  return toBrowseMachineType(brandHandle, found ?? unread(handle))
}

/** The view of an address, with the labels known so far. */
export function viewOf(address: BrowseAddress, known: Known): BrowseView {
  switch (address.level) {
    case "stacked":
    case "brands":
      return { level: address.level }
    case "machine-types":
      return { level: "machine-types", brand: brandOf(address.brand, known) }
    case "products": {
      const { brand, machineType } = address
      return {
        level: "products",
        brand: brand === null ? null : brandOf(brand, known),
        machineType: brand === null || machineType === null ? null : machineTypeOf(brand, machineType, known),
      }
    }
  }
}

/** The address of a view. */
export function addressOf(view: BrowseView): BrowseAddress {
  switch (view.level) {
    case "stacked":
    case "brands":
      return { level: view.level }
    case "machine-types":
      return { level: "machine-types", brand: view.brand.id }
    case "products":
      return {
        level: "products",
        brand: view.brand?.id ?? null,
        machineType: view.machineType?.id ?? null,
        search: null,
        page: 1,
      }
  }
}
