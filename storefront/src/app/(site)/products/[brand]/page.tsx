import { aboutBrand } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { leaveUnknownBrand } from "@/features/catalogue/deck/redirects"
import { readBrandAnswer } from "@/features/catalogue/deck/read"
import { publicPage } from "@/shell/layout/public-page"

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
