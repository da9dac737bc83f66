import { buyBack } from "@/content/company/services"
import { readOfferQuestion } from "@/features/tools/buy-back/address"
import { BuyBackScreen } from "@/features/tools/buy-back/BuyBackScreen"
import { companyPageMetadata } from "@/features/content/company/page-metadata"
import { publicPage } from "@/shell/layout/public-page"

// What is asked stands in the address, in many ways: next.config.ts leads addresses that ask something here.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Answers /services/buy-back?model=… with the offer in the HTML: shared, printed, and without scripts. */
const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => readOfferQuestion(await searchParams),
  metadata: () => companyPageMetadata(buyBack),
  render: (question) => <BuyBackScreen question={question} isAsked />,
})

export { generateMetadata, Page as default }
