import { routes } from "@/config/routes"
import { compare } from "@/content/compare"
import { ComparePage } from "@/features/compare/ComparePage"
import { readComparison } from "@/features/compare/comparison"
import { Unavailable } from "@/features/listing/Unavailable"
import { buildMetadata } from "@/features/seo/metadata"
import { readProductsById } from "@/lib/medusa/compare"
import { settle } from "@/lib/medusa/failure"

// Which products stand side by side is in the address.
export const dynamic = "force-dynamic"

/** A comparison is a buyer's own, so search engines leave it out. */
export const generateMetadata = () =>
  buildMetadata({
    title: compare.title,
    description: compare.description,
    path: routes.compare(),
    isIndexed: false,
  })

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Answers /compare?ids=…, wherever the link comes from. */
export default async function CompareRoute({ searchParams }: Props) {
  const { ids, unreadable, isTooMany } = readComparison((await searchParams).ids)
  const read = await settle(readProductsById(ids))
  if (!read.ok) return <Unavailable failure={read.failure} />
  const goneCount = unreadable + ids.length - read.value.length
  return <ComparePage products={read.value} goneCount={goneCount} isTooMany={isTooMany} />
}
