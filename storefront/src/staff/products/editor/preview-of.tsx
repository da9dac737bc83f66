import { profileOf, slugOfProduct } from "@scanwright/backend/contract"
import type { ReactNode } from "react"
import { site } from "@/config/site"
import { ProductFacts } from "@/features/catalogue"
import { toProduct, type Product } from "@/lib/medusa/shapes"
import type { ProductChoices } from "./data"
import type { ProductValues } from "./product-form"

/** The values of the form as Medusa would give them to the product's page. */
export function toPreviewed(
  values: ProductValues,
  { brands, machineTypes, locations }: ProductChoices,
): Product {
  const forSale = new Set(locations.flatMap(({ id, isForSale }) => (isForSale ? [id] : [])))
  const machineType = machineTypes.find((one) => one.id === values.machine_type_id)
  const product = {
    id: "preview",
    title: values.name,
    handle: values.handle ?? slugOfProduct(values.name, values.part_number),
    subtitle: values.short_description,
    description: values.description,
    thumbnail: null,
    images: values.images.map(({ url }) => ({ url })),
    tags: values.tags.map((value) => ({ value })),
    categories: machineType ? [machineType] : [],
    variants: [
      {
        id: "preview",
        sku: values.part_number,
        variant_rank: 0,
        manage_inventory: true,
        allow_backorder: false,
        inventory_quantity: values.stock
          .filter(({ location_id: id }) => forSale.has(id))
          .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
        calculated_price: values.price === null ? null : { calculated_amount: values.price },
      },
    ],
    brand: brands.find((one) => one.id === values.brand_id) ?? null,
    product_profile: { id: "preview", ...profileOf(values) },
  }
  return toProduct(product, site().showsDefaults)
}

/** The product's page as it would be with these values. */
export function previewOf(values: ProductValues, choices: ProductChoices): ReactNode {
  const product = toPreviewed(values, choices)
  return (
    <ProductFacts
      product={product}
      compatibility={product.compatibility.map((text) => ({ text, product: null }))}
    />
  )
}
