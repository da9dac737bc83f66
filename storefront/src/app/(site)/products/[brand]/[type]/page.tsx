import { aboutList } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { readListPage } from "@/features/catalogue/deck/list-page"
import { publicPage } from "@/shell/layout/public-page"

interface Props {
  params: Promise<{ brand: string; type: string; page?: string }>
}

/** One page of a brand's products of a machine type. */
const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => readListPage(await params),
  about: ({ page, answer: { brand, machineType, list } }) => aboutList(brand, machineType, page, list.count),
  render: ({ page, answer }) => (
    <BrowseIsland
      address={{
        level: "products",
        brand: answer.brand.handle,
        machineType: answer.machineType.handle,
        search: null,
        page,
      }}
      known={{ products: answer }}
    />
  ),
})

export { generateMetadata, Page as default }
