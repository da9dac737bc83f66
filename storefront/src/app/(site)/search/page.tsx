import { redirect } from "next/navigation"
import { z } from "zod"
import { routes } from "@/config/routes"
import { search } from "@/content/search"
import { SearchPage } from "@/features/search/SearchPage"
import { publicPage } from "@/features/seo/public-page"
import { searchProducts } from "@/lib/medusa/catalogue"

// Words are endless: this page alone is rendered for every visit.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const querySchema = z.object({
  search: z.string().trim().min(1).max(200),
  page: z.coerce.number().int().min(1).max(9_999).catch(1),
})

async function readQuery({ searchParams }: Props) {
  const query = querySchema.safeParse(await searchParams)
  if (!query.success) redirect(routes.products)
  return { words: query.data.search, page: query.data.page }
}

/** Answers /products?search=…, to which next.config.ts leads here. */
const { generateMetadata, Page } = publicPage({
  read: async (props: Props) => {
    const { words, page } = await readQuery(props)
    return { words, page, list: await searchProducts(words, page) }
  },
  about: ({ words }) => ({ title: search.title(words), canonical: routes.products, isIndexed: false }),
  render: (shown) => <SearchPage {...shown} />,
})

export { generateMetadata, Page as default }
