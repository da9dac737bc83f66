import * as routes from "@/config/routes"
import { compare } from "@/content/compare"
import { COMPARE_CRUMBS, ComparePage } from "@/features/buying/compare/ComparePage"
import { readComparison } from "@/features/buying/compare/comparison"
import { publicPage } from "@/shell/layout/public-page"
import { readProductsById } from "@/lib/medusa/compare"

// Which products stand side by side is in the address.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Answers /compare?ids=…, wherever the link comes from. A comparison is a buyer's own, so search engines leave it out. */
const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => {
    const { ids, unreadable, isTooMany } = readComparison((await searchParams).ids)
    const products = await readProductsById(ids)
    return { products, goneCount: unreadable + ids.length - products.length, isTooMany }
  },
  metadata: () => ({
    title: compare.title,
    description: compare.description,
    path: routes.compare(),
    crumbs: COMPARE_CRUMBS,
    isIndexed: false,
  }),
  render: (shown) => <ComparePage {...shown} />,
})

export { generateMetadata, Page as default }
