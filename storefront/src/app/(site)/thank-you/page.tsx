import * as routes from "@/config/routes"
import { enquiry } from "@/content/enquiry"
import { ThankYouPage } from "@/features/enquiry/ThankYouPage"
import { publicPage } from "@/features/seo/public-page"

interface Props {
  searchParams: Promise<{ reference?: string | string[] }>
}

/** What a reference looks like; anything else in the address is not repeated. */
const REFERENCE = /^SW-\d{4}-\d{6,}$/

// Drawn for each visit, so that the reference is in the page also without scripts.
export const dynamic = "force-dynamic"

const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => {
    const { reference } = await searchParams
    return typeof reference === "string" && REFERENCE.test(reference) ? reference : null
  },
  about: () => ({ title: enquiry.thankYou.pageTitle, path: routes.thankYou(), isIndexed: false }),
  render: (reference) => <ThankYouPage reference={reference} />,
})

export { generateMetadata, Page as default }
