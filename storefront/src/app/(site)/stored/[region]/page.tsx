import type { Metadata } from "next"
import { routes } from "@/config/routes"
import { HomePage } from "@/features/home/HomePage"
import { JsonLd } from "@/features/seo/JsonLd"
import { buildMetadata } from "@/features/seo/metadata"
import { organization } from "@/features/seo/structured-data"
import { readBrands, readFeatured, readMachineTypes } from "@/lib/medusa/catalogue"

export const generateMetadata = (): Metadata => buildMetadata({ path: routes.home })

export default async function Home() {
  const [brands, machineTypes, featured] = await Promise.all([
    readBrands(),
    readMachineTypes(),
    readFeatured(),
  ])
  return (
    <>
      <JsonLd data={organization()} />
      <HomePage brands={brands} machineTypes={machineTypes} featured={featured} />
    </>
  )
}
