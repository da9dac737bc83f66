import { Link } from "../link"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Price } from "../price"
import { StockBadge } from "../stock-badge"
import { Tile } from "./Tile"
import { CARD } from "./card"

export interface ProductCardProps {
  href: string
  name: string
  /** Address of the picture, or null: then the first letter of the name stands in. */
  image: string | null
  imageAlt?: string | null
  partNumber?: string | null
  brand?: string | null
  /** Cut after two lines. */
  shortDescription?: string | null
  /** Pounds ex VAT; null shows `priceText`. */
  price: number | string | null
  priceText?: string | null
  vat?: "ex" | "inc" | "both"
  /** Pieces that can be sold now. */
  stock: number
  headingLevel?: HeadingLevel
  /** True for the first cards on a page: their pictures load at once. */
  priority?: boolean
  className?: string
}

/**
 * A product in a list: picture, brand, name, part number, a line about it, price and stock. The whole card is its link.
 * On a phone the picture stands beside the words, so that a screen holds several products.
 */
export function ProductCard({
  href,
  name,
  image,
  imageAlt,
  partNumber,
  brand,
  shortDescription,
  price,
  priceText,
  vat,
  stock,
  headingLevel: Heading = "h3",
  priority,
  className,
}: ProductCardProps) {
  return (
    <article className={cx(CARD, "flex overflow-hidden sm:flex-col", className)}>
      <Tile
        image={image}
        alt={imageAlt ?? ""}
        name={name}
        size={400}
        sizes="(min-width: 40rem) 18rem, 7rem"
        priority={priority}
        className="w-28 shrink-0 border-e border-line p-2 sm:aspect-4/3 sm:w-auto sm:border-e-0 sm:border-b sm:p-5"
      />
      <div className="flex min-w-0 grow flex-col p-4">
        {brand && <p className="text-sm text-ink-muted">{brand}</p>}
        <Heading className="text-base font-semibold break-words">
          <Link href={href} variant="plain" className="stretched group-hover:text-link">
            {name}
          </Link>
        </Heading>
        {partNumber && (
          <p className="part-number mt-0.5 text-sm text-ink-muted">
            <span className="sr-only">Part number </span>
            {partNumber}
          </p>
        )}
        {shortDescription && <p className="mt-2 line-clamp-2 text-sm text-ink-muted">{shortDescription}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-3">
          <Price amount={price} priceText={priceText} vat={vat} />
          <StockBadge stock={stock} />
        </div>
      </div>
    </article>
  )
}
