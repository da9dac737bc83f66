import * as routes from "@/config/routes"
import { contact } from "@/content/company/contact"
import { aboutCompanyPage } from "@/features/company/about-page"
import { ContactScreen } from "@/features/company/ContactScreen"
import { publicPage } from "@/features/seo/public-page"

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  about: () => aboutCompanyPage({ ...contact, path: routes.contact }),
  render: () => <ContactScreen />,
})

export { generateMetadata, Page as default }
