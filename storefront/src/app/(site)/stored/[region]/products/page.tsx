import { brandsMetadata } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { readBrandsData } from "@/features/catalogue/deck/read"
import { publicPage } from "@/shell/layout/public-page"

/** The stacked deck. */
const { generateMetadata, Page } = publicPage({
  read: () => readBrandsData(),
  metadata: brandsMetadata,
  render: (brands) => <BrowseIsland address={{ level: "stacked" }} known={{ brands }} />,
})

export { generateMetadata, Page as default }
