import { FORM_TYPES } from "@scanwright/backend/contract"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { formCopy } from "@/content/forms"
import { SentQuotePlace } from "@/features/buying/sent/SentQuotePlace"
import { ThankYouPage } from "@/features/forms/pages/ThankYouPage"
import { publicPage } from "@/shell/layout/public-page"

interface Props {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** Form of a reference; any other text of the address is not shown. */
const REFERENCE = /^SW-\d{4}-\d{6,}$/

// Rendered for each visit, so that the reference is in the HTML also without scripts.
export const dynamic = "force-dynamic"

const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => {
    const { reference, form } = await searchParams
    return {
      reference: typeof reference === "string" && REFERENCE.test(reference) ? reference : null,
      form: FORM_TYPES.find((type) => type === form) ?? null,
    }
  },
  metadata: ({ reference }) => ({
    title: reference === null ? formCopy.thankYou.nothing.title : formCopy.thankYou.pageTitle,
    description: (reference === null ? formCopy.thankYou.nothing : formCopy.thankYou).description,
    path: routes.thankYou(),
    isIndexed: false,
  }),
  render: (sent) => (
    <ThankYouPage {...sent}>
      {sent.reference !== null && sent.form === "product_inquiry" && (
        <SentQuotePlace reference={sent.reference} hours={site().hours} />
      )}
    </ThankYouPage>
  ),
})

export { generateMetadata, Page as default }
