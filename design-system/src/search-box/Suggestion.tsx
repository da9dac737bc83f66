import { Image } from "../image"
import { formatPounds } from "../lib/money"
import { StockBadge } from "../stock-badge"
import { findMatch } from "./match"

/** A suggested product. */
export interface Suggestion {
  /** Unique among the suggestions. */
  id: string
  /** Address of the product's page. */
  href: string
  name: string
  partNumber?: string | null
  brand?: string | null
  /** Address of the picture; null shows the first letter of the name instead. */
  image: string | null
  /** Pounds ex VAT; null shows `priceText`. Left out, no price is shown. */
  price?: number | null
  priceText?: string | null
  /** Pieces that can be sold now. */
  stock?: number
}

interface HighlightedProps {
  text: string
  query: string
  kind: "name" | "part number"
}

/** A text with the matched part highlighted. */
export function Highlighted({ text, query, kind }: HighlightedProps) {
  const found = findMatch(text, query, kind)
  if (!found) return text
  return (
    <>
      {found.before}
      <mark>{found.match}</mark>
      {found.after}
    </>
  )
}

/** The price in one line: an amount, or a text where there is none. */
function PriceLine({ price, priceText }: Pick<Suggestion, "price" | "priceText">) {
  if (price === undefined) return null
  if (price === null) return <span>{priceText ?? "Price on application"}</span>
  return (
    <span>
      <strong className="tabular">{formatPounds(price)}</strong> ex VAT
    </span>
  )
}

/** A suggested product: picture, name and part number with the matched part highlighted, brand, price, stock. */
export function SuggestionContent({ suggestion, query }: { suggestion: Suggestion; query: string }) {
  const { name, partNumber, brand, image, price, priceText, stock } = suggestion
  return (
    <>
      <span className="tile suggestion-picture">
        {image ? (
          <Image src={image} alt="" width={88} height={88} sizes="2.75rem" />
        ) : (
          <span>{name.charAt(0)}</span>
        )}
      </span>
      <span className="suggestion-text">
        <span className="suggestion-name">
          <Highlighted text={name} query={query} kind="name" />
        </span>
        {(brand ?? partNumber) && (
          <span className="suggestion-note">
            {brand && <span>{brand}</span>}
            {partNumber && (
              <span className="part-number">
                <Highlighted text={partNumber} query={query} kind="part number" />
              </span>
            )}
          </span>
        )}
      </span>
      {(price !== undefined || stock !== undefined) && (
        <span className="suggestion-facts">
          <PriceLine price={price} priceText={priceText} />
          {stock !== undefined && <StockBadge stock={stock} />}
        </span>
      )}
    </>
  )
}
