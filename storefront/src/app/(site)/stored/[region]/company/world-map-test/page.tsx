import { worldMapPage } from "@/content/company/oems"
import { companyPageMetadata } from "@/features/content/company/page-metadata"
import { CompanyPageScreen } from "@/features/content/company/CompanyPageScreen"
import { WorldMap } from "@/features/content/company/WorldMap"
import { publicPage } from "@/shell/layout/public-page"

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => companyPageMetadata(worldMapPage),
  render: () => <CompanyPageScreen page={worldMapPage} lead={<WorldMap />} />,
})

export { generateMetadata, Page as default }
