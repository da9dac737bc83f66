"use client"

import { type ReactNode } from "react"
import { Link } from "../link"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Price } from "../price"
import { StockBadge } from "../stock-badge"
import { Tile } from "./Tile"

export interface ProductCardProps {
  href: string
  name: string
  /** Address of the picture; null shows the first letter of the name instead. */
  image: string | null
  imageAlt?: string | null
  partNumber?: string | null
  brand?: string | null
  /** Cut after two lines. */
  shortDescription?: string | null
  /** Pounds ex VAT; null shows `priceText`. */
  price: number | string | null
  priceText?: string | null
  /** Pounds with VAT; where given, the visitor chooses which of the two prices is shown. */
  priceIncVat?: number | null
  vat?: "chosen" | "ex" | "inc" | "both"
  /** Number of pieces in stock. */
  stock: number
  /** Buttons that work without opening the product: `<ProductActions />`. They are above the card's link. */
  actions?: ReactNode
  headingLevel?: HeadingLevel
  /** True for the first cards on a page: their pictures load at once. */
  priority?: boolean
  className?: string
}

/**
 * A product in a list: picture, brand, name, part number, a short text, price and stock. The whole card is its link. On a
 * phone the picture is beside the text, so that a screen holds several products.
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
  priceIncVat,
  vat,
  stock,
  actions,
  headingLevel: Heading = "h3",
  priority,
  className,
}: ProductCardProps) {
  return (
    <article className={cx("card product-card", className)}>
      <Tile
        image={image}
        alt={imageAlt ?? ""}
        name={name}
        size={400}
        sizes="(min-width: 40rem) 18rem, 7rem"
        priority={priority}
      />
      <div className="product-card-text">
        {brand && <p className="card-note">{brand}</p>}
        <Heading className="card-name">
          <Link href={href} variant="plain">
            {name}
          </Link>
        </Heading>
        {partNumber && (
          <p className="part-number card-note">
            <span className="sr-only">Part number </span>
            {partNumber}
          </p>
        )}
        {shortDescription && <p className="card-summary">{shortDescription}</p>}
        <div className="product-card-foot">
          <Price amount={price} amountIncVat={priceIncVat} priceText={priceText} vat={vat} />
          <StockBadge stock={stock} />
        </div>
      </div>
      {actions && <div className="product-card-actions">{actions}</div>}
    </article>
  )
}
