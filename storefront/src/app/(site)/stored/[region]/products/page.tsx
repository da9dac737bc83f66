import type { Metadata } from "next"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { ProductsPage } from "@/features/catalogue/ProductsPage"
import { buildMetadata } from "@/features/seo/metadata"
import { readBrands, readBrandsByMachineType } from "@/lib/medusa/catalogue"

export const generateMetadata = (): Metadata =>
  buildMetadata({
    title: catalogue.products.title,
    description: catalogue.products.description,
    path: routes.products,
  })

export default async function Products() {
  const [brands, machineTypes] = await Promise.all([readBrands(), readBrandsByMachineType()])
  return <ProductsPage brands={brands} machineTypes={machineTypes} />
}
