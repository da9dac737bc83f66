import { aboutBrands } from "@/features/browse/about"
import { BrowseIsland } from "@/features/browse/BrowseIsland"
import { readBrandsAnswer } from "@/features/browse/read"
import { publicPage } from "@/features/seo/public-page"

/** The brands, dealt: answers /products?view=brands, to which next.config.ts leads here. */
const { generateMetadata, Page } = publicPage({
  read: () => readBrandsAnswer(),
  about: aboutBrands,
  render: (brands) => <BrowseIsland address={{ level: "brands" }} known={{ brands }} />,
})

export { generateMetadata, Page as default }
