import { Link } from "../link"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Tile } from "./Tile"
import { CARD, countProducts } from "./card"

export interface MachineTypeCardProps {
  href: string
  name: string
  logo: string | null
  productCount: number
  /** A sentence on what it is for; cut after three lines. */
  intro?: string | null
  /** Makes the name a heading, where the list is part of the page's outline. */
  headingLevel?: HeadingLevel
  className?: string
}

/** A machine type, its picture and how many products it has. The whole card is its link. */
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
    <div className={cx(CARD, "flex flex-col overflow-hidden", className)}>
      <Tile image={logo} alt="" name={name} size={400} sizes="16rem" className="aspect-4/3 p-3" />
      <div className="flex grow flex-col gap-1 border-t border-line p-3 sm:p-4">
        <Name className="font-semibold break-words">
          <Link href={href} variant="plain" className="stretched">
            {name}
          </Link>
        </Name>
        {intro && <p className="line-clamp-3 text-sm text-ink-muted">{intro}</p>}
        <p className="tabular mt-auto pt-1 text-sm text-ink-muted">{countProducts(productCount)}</p>
      </div>
    </div>
  )
}
