import { headers } from "next/headers"
import * as routes from "@/config/routes"
import { saved } from "@/content/saved"
import { readSharedList } from "@/features/buying/saved/list-address"
import { SHARED_LIST_CRUMBS, SharedListPage } from "@/features/buying/saved/SharedListPage"
import { readCartLines } from "@/lib/medusa/cart-lines"
import { MedusaReadError } from "@/lib/medusa/failure"
import { publicPage } from "@/shell/layout/public-page"

// The address holds the list.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page /saved?items=…, a list as somebody shared it. It belongs to two buyers, so search engines do not index it. */
const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => {
    const { lines, ...request } = readSharedList((await searchParams).items)
    if (lines.length === 0) return { ...request, lines: [], missing: [] }
    const partNumbers = lines.map(({ partNumber }) => partNumber)
    const found = await readCartLines([], partNumbers, (await headers()).get("x-forwarded-for"))
    if (!found.ok) throw new MedusaReadError("/store/catalogue", found.failure)
    const products = found.value.partNumbers
    return {
      ...request,
      lines: lines.flatMap(({ quantity }, at) =>
        (products[at] ?? []).slice(0, 1).map((product) => ({ product, quantity })),
      ),
      missing: partNumbers.filter((_, at) => !products[at]?.length),
    }
  },
  metadata: () => ({
    title: saved.title,
    description: saved.description,
    path: routes.sharedList(),
    crumbs: SHARED_LIST_CRUMBS,
    isIndexed: false,
  }),
  render: (shown) => <SharedListPage {...shown} />,
})

export { generateMetadata, Page as default }
