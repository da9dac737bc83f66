import * as routes from "@/config/routes"
import { faq } from "@/content/company/faq"
import { companyPageMetadata } from "@/features/content/company/page-metadata"
import { FaqScreen } from "@/features/content/company/FaqScreen"
import { publicPage } from "@/shell/layout/public-page"

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => companyPageMetadata({ ...faq, path: routes.faq }),
  render: () => <FaqScreen />,
})

export { generateMetadata, Page as default }
