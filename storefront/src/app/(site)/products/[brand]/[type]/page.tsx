import { listMetadata } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { readListPage } from "@/features/catalogue/deck/list-page"
import { publicPage } from "@/shell/layout/public-page"

interface Props {
  params: Promise<{ brand: string; type: string; page?: string }>
}

/** One page of a brand's products of a machine type. */
const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => readListPage(await params),
  metadata: ({ page, data: { brand, machineType, list } }) =>
    listMetadata(brand, machineType, page, list.count),
  render: ({ page, data }) => (
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
  ),
})

export { generateMetadata, Page as default }
