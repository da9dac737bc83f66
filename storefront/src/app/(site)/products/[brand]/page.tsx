import { permanentRedirect, redirect } from "next/navigation"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { BrandPage } from "@/features/catalogue/BrandPage"
import { joinWords } from "@/features/catalogue/words"
import { publicPage } from "@/features/seo/public-page"
import { readBrand, readMachineTypesOf } from "@/lib/medusa/catalogue"
import { readMovedHandle } from "@/lib/medusa/moved"

interface Props {
  params: Promise<{ brand: string }>
}

async function read({ params }: Props) {
  const handle = decodeURIComponent((await params).brand)
  const [brand, machineTypes] = await Promise.all([readBrand(handle), readMachineTypesOf(handle)])
  if (!brand) {
    const moved = await readMovedHandle("brand", handle)
    if (moved !== null) permanentRedirect(routes.brand(moved))
    // An unknown brand leads to the list of brands (specification, 2.4).
    redirect(routes.products)
  }
  return { brand, machineTypes: machineTypes.filter((machineType) => machineType.productCount > 0) }
}

const { generateMetadata, Page } = publicPage({
  read,
  about: ({ brand, machineTypes }) => {
    const names = joinWords(machineTypes.map((machineType) => machineType.name.toLocaleLowerCase("en-GB")))
    return {
      title: brand.name,
      description: catalogue.brand.description(brand.name, names || "equipment"),
      path: routes.brand(brand.handle),
      isIndexed: machineTypes.length > 0,
    }
  },
  render: (shown) => <BrandPage {...shown} />,
})

export { generateMetadata, Page as default }
