import * as routes from "@/config/routes"
import { faq } from "@/content/company/faq"
import { aboutCompanyPage } from "@/features/content/company/page-metadata"
import { FaqScreen } from "@/features/content/company/FaqScreen"
import { publicPage } from "@/shell/layout/public-page"

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  about: () => aboutCompanyPage({ ...faq, path: routes.faq }),
  render: () => <FaqScreen />,
})

export { generateMetadata, Page as default }
