import { catalogue } from "@/content/catalogue"
import { NotFoundPage } from "@/shell/layout/NotFoundPage"
import { publicPage } from "@/shell/layout/public-page"

/** The 404 page: next.config.ts rewrites every address without a page to this one. */
const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => ({ title: catalogue.notFound.title, isIndexed: false }),
  render: () => <NotFoundPage />,
})

export { generateMetadata, Page as default }
