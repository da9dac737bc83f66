import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { z } from "zod"
import { routes } from "@/config/routes"
import { search } from "@/content/search"
import { SearchPage } from "@/features/search/SearchPage"
import { buildMetadata } from "@/features/seo/metadata"
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

async function read({ searchParams }: Props) {
  const query = querySchema.safeParse(await searchParams)
  if (!query.success) redirect(routes.products)
  return { words: query.data.search, page: query.data.page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { words } = await read(props)
  return buildMetadata({ title: search.title(words), path: routes.products, isIndexed: false })
}

/** Answers /products?search=…, to which next.config.ts leads here. */
export default async function SearchRoute(props: Props) {
  const { words, page } = await read(props)
  return <SearchPage words={words} page={page} list={await searchProducts(words, page)} />
}
