import { listMetadata, notFoundMetadata } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { readListPage } from "@/features/catalogue/deck/list-page"
import { NotFoundPage } from "@/shell/layout/NotFoundPage"
import { publicPage } from "@/shell/layout/public-page"

interface Props {
  params: Promise<{ brand: string; type: string; page?: string }>
}

/** One page of a brand's products of a machine type. */
const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => readListPage(await params),
  metadata: (found) => {
    if (!found) return notFoundMetadata
    const { page, data } = found
    return listMetadata(data.brand, data.machineType, page, data.list.count)
  },
  render: (found) => {
    if (!found) return <NotFoundPage />
    const { page, data } = found
    return (
      <BrowseIsland
        address={{
          level: "products",
          brand: data.brand.handle,
          machineType: data.machineType.handle,
          search: null,
          page,
        }}
        known={{ products: data }}
      />
    )
  },
})

export { generateMetadata, Page as default }
