import { aboutBrands } from "@/features/browse/about"
import { BrowseIsland } from "@/features/browse/BrowseIsland"
import { readBrandsAnswer } from "@/features/browse/read"
import { publicPage } from "@/features/seo/public-page"

/** The stacked deck. */
const { generateMetadata, Page } = publicPage({
  read: () => readBrandsAnswer(),
  about: aboutBrands,
  render: (brands) => <BrowseIsland address={{ level: "stacked" }} known={{ brands }} />,
})

export { generateMetadata, Page as default }
