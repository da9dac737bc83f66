import * as routes from "@/config/routes"
import { stockAlert as copy } from "@/content/stock-alert"
import { readStockAlert, StockAlertPage } from "@/features/forms/pages/StockAlertPage"
import { publicPage } from "@/shell/layout/public-page"

// The address holds the token of a mail's link, or how a request ended.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => readStockAlert(await searchParams),
  metadata: () => ({
    title: copy.title,
    description: copy.description,
    path: routes.stockAlert(),
    isIndexed: false,
  }),
  render: (asked) => <StockAlertPage {...asked} />,
})

export { generateMetadata, Page as default }
