import { Link } from "../link"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Tile } from "./Tile"
import { CARD, countProducts } from "./card"

export interface BrandCardProps {
  href: string
  name: string
  /** Address of the logo, or null: then the first letter of the name stands in (specification, 2.4). */
  logo: string | null
  productCount: number
  /** Makes the name a heading, where the list is part of the page's outline. */
  headingLevel?: HeadingLevel
  className?: string
}

/** A brand and how many products it has. The whole card is its link. */
export function BrandCard({ href, name, logo, productCount, headingLevel, className }: BrandCardProps) {
  const Name = headingLevel ?? "p"
  return (
    <div className={cx(CARD, "flex items-center gap-4 p-4", className)}>
      <Tile image={logo} alt="" name={name} size={56} className="size-14 shrink-0 rounded-sm" />
      <div className="min-w-0">
        <Name className="font-semibold break-words">
          <Link href={href} variant="plain" className="stretched">
            {name}
          </Link>
        </Name>
        <p className="tabular text-sm text-ink-muted">{countProducts(productCount)}</p>
      </div>
    </div>
  )
}
