"use client"

import { Button } from "../button"
import { EmptyState } from "../empty-state"
import { Icon } from "../icon"
import { Image } from "../image"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { countItems } from "../lib/short-count"
import { useFocusAfterRemoval } from "../lib/use-focus-after-removal"
import { Link } from "../link"
import { Price } from "../price"
import { StockBadge } from "../stock-badge"

export interface SavedProduct {
  id: string
  /** Address of the product's page. */
  href: string
  name: string
  /** Address of the picture; null shows the first letter of the name instead. */
  image: string | null
  partNumber?: string | null
  /** Pounds ex VAT; null shows `priceText`. */
  price: number | string | null
  priceText?: string | null
  /** Pounds with VAT; where given, the visitor chooses which of the two prices is shown. */
  priceIncVat?: number | null
  /** Pieces that can be sold now. */
  stock: number
  /** Number of pieces of a list with quantities; left out, none is shown. */
  quantity?: number
}

export interface SavedProductsProps {
  /** Name of the list. */
  label?: string
  /** Newest first. */
  products: readonly SavedProduct[]
  onRemove: (id: string) => void
  onAddToCart: (id: string) => void
  /** Id of the product being put into the cart. */
  adding?: string | null
  vat?: "chosen" | "ex" | "inc" | "both"
  /** Address of the products, linked when nothing is saved. */
  productsHref: string
  headingLevel?: HeadingLevel
  className?: string
}

interface SavedItemProps {
  product: SavedProduct
  isAdding: boolean
  vat: SavedProductsProps["vat"]
  headingLevel: HeadingLevel
  onRemove: () => void
  onAddToCart: () => void
}

function SavedItem({ product, isAdding, vat, headingLevel, onRemove, onAddToCart }: SavedItemProps) {
  const { href, name, image, partNumber, price, priceText, priceIncVat, stock, quantity } = product
  const Heading = headingLevel
  return (
    <li>
      <div className="tile saved-picture">
        {image ? (
          <Image src={image} alt="" width={400} height={400} sizes="5rem" />
        ) : (
          <span aria-hidden="true">{name.trim().charAt(0).toUpperCase()}</span>
        )}
      </div>
      <div className="min-w-0">
        <Heading className="saved-name">
          <Link variant="plain" href={href}>
            {name}
          </Link>
        </Heading>
        {partNumber && (
          <p className="part-number card-note">
            <span className="sr-only">Part number </span>
            {partNumber}
          </p>
        )}
        {quantity !== undefined && <p className="card-note">Quantity {quantity.toLocaleString("en-GB")}</p>}
        <div className="saved-price">
          <Price amount={price} priceText={priceText} amountIncVat={priceIncVat} vat={vat} />
          <StockBadge stock={stock} />
        </div>
        <div className="saved-actions">
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Add to Cart: ${name}`}
            loading={isAdding}
            onClick={onAddToCart}
          >
            Add to Cart
          </Button>
          <Button
            size="sm"
            variant="ghost"
            data-remove=""
            className="saved-remove"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <Icon name="trash" className="size-4" />
            Remove
          </Button>
        </div>
      </div>
    </li>
  )
}

/** The saved products: the content of their drawer. Each can be opened, added to the cart or removed. */
export function SavedProducts({
  label = "Saved products",
  products,
  onRemove,
  onAddToCart,
  adding = null,
  vat,
  productsHref,
  headingLevel = "h3",
  className,
}: SavedProductsProps) {
  const { root, willRemove } = useFocusAfterRemoval<HTMLDivElement>(products.length)

  return (
    <div ref={root} tabIndex={-1} className={cx("saved", className)}>
      <p role="status" className="sr-only">
        {countItems(products.length)} saved
      </p>
      {products.length === 0 ? (
        <EmptyState
          headingLevel={headingLevel}
          title="Nothing saved yet"
          actions={<Button href={productsHref}>Browse products</Button>}
        >
          <p>Press “Save” on a product to keep it here, on this device.</p>
        </EmptyState>
      ) : (
        // Safari drops the list role of a list without bullets.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" aria-label={label}>
          {products.map((product, index) => (
            <SavedItem
              key={product.id}
              product={product}
              isAdding={adding === product.id}
              vat={vat}
              headingLevel={headingLevel}
              onRemove={() => {
                willRemove(index)
                onRemove(product.id)
              }}
              onAddToCart={() => onAddToCart(product.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
