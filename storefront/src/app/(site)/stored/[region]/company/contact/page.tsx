import * as routes from "@/config/routes"
import { contact } from "@/content/company/contact"
import { companyPageMetadata } from "@/features/content/company/page-metadata"
import { ContactScreen } from "@/features/content/company/ContactScreen"
import { publicPage } from "@/shell/layout/public-page"

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => companyPageMetadata({ ...contact, path: routes.contact }),
  render: () => <ContactScreen />,
})

export { generateMetadata, Page as default }
