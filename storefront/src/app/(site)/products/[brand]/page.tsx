import { brandMetadata, notFoundMetadata } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { leaveUnknownBrand } from "@/features/catalogue/deck/redirects"
import { readBrandData } from "@/features/catalogue/deck/read"
import { NotFoundPage } from "@/shell/layout/NotFoundPage"
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
  metadata: (data) => (data ? brandMetadata(data.brand, data.machineTypes) : notFoundMetadata),
  render: (data) =>
    data ? (
      <BrowseIsland address={{ level: "machine-types", brand: data.brand.handle }} known={{ brand: data }} />
    ) : (
      <NotFoundPage />
    ),
})

export { generateMetadata, Page as default }
