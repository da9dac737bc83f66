import { buyBack } from "@/content/company/services"
import { readOfferQuestion } from "@/features/tools/buy-back/address"
import { BuyBackScreen } from "@/features/tools/buy-back/BuyBackScreen"
import { companyPageMetadata } from "@/features/content/company/page-metadata"
import { publicPage } from "@/shell/layout/public-page"

// The offer depends on the query, which has many values. next.config.ts rewrites addresses with such a query to this
// page.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * The page /services/buy-back?model=… with the offer in the HTML, so that it can be shared, printed and read without
 * scripts.
 */
const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => readOfferQuestion(await searchParams),
  metadata: () => companyPageMetadata(buyBack),
  render: (question) => <BuyBackScreen question={question} isAsked />,
})

export { generateMetadata, Page as default }
