"use client"

import { type MouseEvent, type ReactNode, type Ref } from "react"
import { BarMotif } from "../bar-motif"
import { BrandCard } from "../card"
import { Link } from "../link"
import { DesignSystemProvider, type LinkComponentProps, useDesignSystem } from "../provider"
import { type BrowseBrand } from "./browse-view"
import { countLabel } from "./messages"

/** Number of cards visible beneath the top one. */
const CARDS_IN_SIGHT = 8

interface DeckProps {
  /** All brands; only the first ones are visible. */
  brands: readonly BrowseBrand[]
  /** Link of the top card. */
  deal: { href: string; onClick: (press: MouseEvent) => void }
  /** True while cards fly: nothing in the box can be pressed then. */
  isFlying: boolean
  /** The pack: brand cards from the lowest to the uppermost, then the top card. */
  pack: Ref<HTMLDivElement>
  /** Buttons under the box. */
  children: ReactNode
}

/** A link's appearance without a link. */
function Pictured({ className, children }: LinkComponentProps) {
  return <span className={className}>{children}</span>
}

/**
 * Brand cards in their box, under a top card that deals them. In the box the brand cards are decoration; as single cards
 * they are links.
 */
export function Deck({ brands, deal, isFlying, pack, children }: DeckProps) {
  const surroundings = useDesignSystem()
  return (
    <div className="deck" inert={isFlying}>
      <div className="deck-table" />
      <svg viewBox="0 0 272 128" aria-hidden="true" className="deck-wall deck-back">
        <path d="M16 .5H256L271.5 40V120H.5V40Z" />
      </svg>
      <div ref={pack} className="deck-pack">
        <div className="deck-cards" aria-hidden="true">
          <DesignSystemProvider {...surroundings} link={Pictured}>
            {brands
              .slice(0, CARDS_IN_SIGHT)
              .toReversed()
              .map(({ id, href, name, logo, productCount }) => (
                <div key={id} className="deck-card">
                  <BrandCard href={href} name={name} logo={logo} productCount={productCount} />
                </div>
              ))}
          </DesignSystemProvider>
        </div>
        <Link {...deal} variant="plain" className="deck-card deck-top">
          <BarMotif pattern="empty" className="deck-bars" />
          <span className="deck-label">
            <span className="deck-call">Click Me</span> <span className="deck-purpose">To See Brands</span>
            <BarMotif pattern="empty" className="deck-code" />
          </span>
        </Link>
      </div>
      <div className="deck-wall deck-front" aria-hidden="true">
        {/* The front of the box, with a thumb notch. */}
        <svg viewBox="0 0 272 88">
          <path d="M.5 .5H96C102 .5 104 4 107 9C113 19 123 25 136 25C149 25 159 19 165 9C168 4 170 .5 176 .5H271.5V83.5A4 4 0 0 1 267.5 87.5H4.5A4 4 0 0 1 .5 83.5Z" />
        </svg>
        <span className="deck-plate">
          {brands.length > 0 ? countLabel("brands", brands.length) : "Brands"}
        </span>
      </div>
      <div className="deck-wall deck-controls">{children}</div>
    </div>
  )
}
