"use client"

import { Link } from "../link"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Tile } from "./Tile"
import { countProducts } from "./count-products"

export interface MachineTypeCardProps {
  href: string
  name: string
  logo: string | null
  productCount: number
  /** A sentence on its use; cut after three lines. */
  intro?: string | null
  /** Makes the name a heading, where the list is part of the page's outline. */
  headingLevel?: HeadingLevel
  className?: string
}

/** A machine type with its picture and number of products. The whole card is its link. */
export function MachineTypeCard({
  href,
  name,
  logo,
  productCount,
  intro,
  headingLevel,
  className,
}: MachineTypeCardProps) {
  const Name = headingLevel ?? "p"
  return (
    <div className={cx("card machine-type-card", className)}>
      <Tile image={logo} alt="" name={name} size={400} sizes="16rem" />
      <div className="machine-type-card-text">
        <Name className="card-name">
          <Link href={href} variant="plain">
            {name}
          </Link>
        </Name>
        {intro && <p className="card-note">{intro}</p>}
        <p className="card-count">{countProducts(productCount)}</p>
      </div>
    </div>
  )
}
