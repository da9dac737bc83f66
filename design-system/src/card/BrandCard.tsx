"use client"

import { Link } from "../link"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Tile } from "./Tile"
import { countProducts } from "./count-products"
import { wordmarkOf } from "./wordmarks"

export interface BrandCardProps {
  href: string
  name: string
  /** Address of the logo; null shows the name as a wordmark, or its first letter (specification, 2.4). */
  logo: string | null
  productCount: number
  /** Makes the name a heading, where the list is part of the page's outline. */
  headingLevel?: HeadingLevel
  className?: string
}

/** A brand with its number of products. The whole card is its link. */
export function BrandCard({ href, name, logo, productCount, headingLevel, className }: BrandCardProps) {
  const Name = headingLevel ?? "p"
  const wordmark = logo ? undefined : wordmarkOf(name)
  return (
    <div className={cx("card brand-card", className)}>
      {!wordmark && <Tile image={logo} alt="" name={name} size={56} />}
      <div>
        <Name className="card-name" data-wordmark={wordmark}>
          <Link href={href} variant="plain">
            {name}
          </Link>
        </Name>
        <p className="card-count">{countProducts(productCount)}</p>
      </div>
    </div>
  )
}
