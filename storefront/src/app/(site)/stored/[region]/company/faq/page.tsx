import * as routes from "@/config/routes"
import { faq } from "@/content/company/faq"
import { aboutCompanyPage } from "@/features/company/about-page"
import { FaqScreen } from "@/features/company/FaqScreen"
import { publicPage } from "@/features/seo/public-page"

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  about: () => aboutCompanyPage({ ...faq, path: routes.faq }),
  render: () => <FaqScreen />,
})

export { generateMetadata, Page as default }
