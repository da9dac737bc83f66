import { aboutBrand } from "@/features/browse/about"
import { BrowseIsland } from "@/features/browse/BrowseIsland"
import { leaveUnknownBrand } from "@/features/browse/elsewhere"
import { readBrandAnswer } from "@/features/browse/read"
import { publicPage } from "@/features/seo/public-page"

interface Props {
  params: Promise<{ brand: string }>
}

/** A brand's machine types. */
const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => {
    const handle = decodeURIComponent((await params).brand)
    return (await readBrandAnswer(handle)) ?? (await leaveUnknownBrand(handle))
  },
  about: ({ brand, machineTypes }) => aboutBrand(brand, machineTypes),
  render: (answer) => (
    <BrowseIsland
      address={{ level: "machine-types", brand: answer.brand.handle }}
      known={{ brand: answer }}
    />
  ),
})

export { generateMetadata, Page as default }
