import { brandsMetadata } from "@/features/catalogue/deck/metadata"
import { BrowseIsland } from "@/features/catalogue/deck/BrowseIsland"
import { readBrandsData } from "@/features/catalogue/deck/read"
import { publicPage } from "@/shell/layout/public-page"

/** The brands as single cards: next.config.ts rewrites /products?view=brands to this page. */
const { generateMetadata, Page } = publicPage({
  read: () => readBrandsData(),
  metadata: brandsMetadata,
  render: (brands) => <BrowseIsland address={{ level: "brands" }} known={{ brands }} />,
})

export { generateMetadata, Page as default }
