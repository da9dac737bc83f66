import { brandMetadata } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { leaveUnknownBrand } from "@/features/catalogue/deck/redirects"
import { readBrandData } from "@/features/catalogue/deck/read"
import { publicPage } from "@/shell/layout/public-page"

interface Props {
  params: Promise<{ brand: string }>
}

/** A brand's machine types. */
const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => {
    const handle = decodeURIComponent((await params).brand)
    return (await readBrandData(handle)) ?? (await leaveUnknownBrand(handle))
  },
  metadata: ({ brand, machineTypes }) => brandMetadata(brand, machineTypes),
  render: (data) => (
    <BrowseIsland address={{ level: "machine-types", brand: data.brand.handle }} known={{ brand: data }} />
  ),
})

export { generateMetadata, Page as default }
