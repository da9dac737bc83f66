import * as routes from "@/config/routes"
import { compare } from "@/content/compare"
import { COMPARE_CRUMBS, ComparePage } from "@/features/buying/compare/ComparePage"
import { readComparison } from "@/features/buying/compare/comparison"
import { publicPage } from "@/shell/layout/public-page"
import { readProductsById } from "@/lib/medusa/compare"

// The address names the products that are compared.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * The page /compare?ids=…, also from a shared link. A comparison belongs to one buyer, so search engines do not index it.
 */
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
