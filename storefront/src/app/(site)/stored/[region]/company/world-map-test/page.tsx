import { worldMapPage } from "@/content/company/oems"
import { aboutCompanyPage } from "@/features/company/about-page"
import { CompanyPageScreen } from "@/features/company/CompanyPageScreen"
import { WorldMap } from "@/features/company/WorldMap"
import { publicPage } from "@/features/seo/public-page"

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  about: () => aboutCompanyPage(worldMapPage),
  render: () => <CompanyPageScreen page={worldMapPage} lead={<WorldMap />} />,
})

export { generateMetadata, Page as default }
