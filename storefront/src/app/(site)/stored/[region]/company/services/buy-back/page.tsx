import { buyBack } from "@/content/company/services"
import { OFFER_EXAMPLE } from "@/features/tools/buy-back/address"
import { BuyBackScreen } from "@/features/tools/buy-back/BuyBackScreen"
import { companyPageMetadata } from "@/features/content/company/page-metadata"
import { publicPage } from "@/shell/layout/public-page"

/** The buy-back page with an example of an offer. */
const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => companyPageMetadata(buyBack),
  render: () => <BuyBackScreen question={OFFER_EXAMPLE} isAsked={false} />,
})

export { generateMetadata, Page as default }
