import { catalogue } from "@/content/catalogue"
import { NotFoundPage } from "@/shell/layout/NotFoundPage"
import { publicPage } from "@/shell/layout/public-page"

/** Answers every address that no other page answers: next.config.ts sends them here. */
const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => ({ title: catalogue.notFound.title, isIndexed: false }),
  render: () => <NotFoundPage />,
})

export { generateMetadata, Page as default }
