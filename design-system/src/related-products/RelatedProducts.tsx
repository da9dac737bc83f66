import { type ReactNode } from "react"
import { Tile } from "../card/Tile"
import { Carousel } from "../carousel"
import { type HeadingLevel } from "../lib/heading"
import { Link } from "../link"
import { Price } from "../price"

/** A product of the row. */
export interface RelatedProduct {
  /** Address of the product's page. */
  href: string
  name: string
  /** Address of the picture; null shows the first letter of the name instead. */
  image: string | null
  imageAlt?: string | null
  /** Pounds ex VAT; null shows `priceText`. */
  price: number | string | null
  priceText?: string | null
  /** Pounds with VAT; where given, the visitor chooses which of the two prices is shown. */
  priceIncVat?: number | null
  /** Buttons that work without opening the product: `<ProductActions />`. They are above the card's link. */
  actions?: ReactNode
}

export interface RelatedProductsProps {
  /** The products; null while they are loading. Null and an empty list render nothing (specification, 2.6). */
  products: readonly RelatedProduct[] | null
  title?: string
  headingLevel?: Exclude<HeadingLevel, "h4">
  vat?: "chosen" | "ex" | "inc"
  className?: string
}

const BELOW = { h1: "h2", h2: "h3", h3: "h4" } as const

/** Related products in a carousel: cards with picture, name, price and a link. */
export function RelatedProducts({
  products,
  title = "Related Products",
  headingLevel = "h2",
  vat,
  className,
}: RelatedProductsProps) {
  if (!products?.length) return null
  const Name = BELOW[headingLevel]
  return (
    <Carousel label={title} headingLevel={headingLevel} className={className}>
      {products.map(({ href, name, image, imageAlt, price, priceText, priceIncVat, actions }) => (
        <article key={href} className="card related-product">
          <Tile
            image={image}
            alt={imageAlt ?? ""}
            name={name}
            size={400}
            sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 80vw"
          />
          <div className="related-product-text">
            <Name className="related-product-name">{name}</Name>
            <div className="related-product-foot">
              <Price amount={price} amountIncVat={priceIncVat} priceText={priceText} vat={vat} />
              <Link href={href} variant="plain" className="related-product-link">
                View<span className="sr-only"> {name}</span>
              </Link>
            </div>
          </div>
          {actions && <div className="product-card-actions">{actions}</div>}
        </article>
      ))}
    </Carousel>
  )
}
