"use client"

import { Button } from "../button"
import { BrandCard, CardGrid, MachineTypeCard, ProductCard, ProductGrid } from "../card"
import { EmptyState } from "../empty-state"
import { type HeadingLevel } from "../lib/heading"
import { Skeleton } from "../skeleton"
import { Becomes } from "./Becomes"
import { type BrowseView } from "./browse-view"
import { MOST_FLYING } from "./times"
import { type Shelf } from "./shelf"
import { emptyNotice, errorNotice } from "./messages"

/** Number of pictures on the first screen, which load at once. */
const FIRST_SCREEN = 5
const SKELETONS = Array.from({ length: 10 }, (_, index) => index)

interface BrowseShelfProps {
  shelf: Shelf
  view: BrowseView
  /** The query of the search. */
  query: string
  onClear: () => void
  onRetry: (() => void) | undefined
  /** Where to ask for a product that the search has not found. */
  source: ((query: string) => string) | undefined
  headingLevel: HeadingLevel
  /** True while brands are dealt: only the cards that fly are rendered, and space is reserved for the others. */
  isDealing: boolean
}

/** Skeletons of the cards being loaded. */
function Awaited({ level }: Pick<Shelf, "level">) {
  return (
    <div
      aria-hidden="true"
      className={level === "products" ? "card-grid browse-products" : "card-grid browse-grid"}
    >
      {SKELETONS.map((index) => (
        <div key={index} className="browse-skeleton">
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  )
}

/** The cards of one level, or a skeleton, an error or a message instead. */
export function BrowseShelf({
  shelf,
  view,
  query,
  onClear,
  onRetry,
  source,
  headingLevel,
  isDealing,
}: BrowseShelfProps) {
  if (shelf.list === "loading") return <Awaited level={shelf.level} />
  if (shelf.list === "error") {
    const { title, text } = errorNotice(shelf.level)
    return (
      <div role="alert">
        <EmptyState
          title={title}
          headingLevel={headingLevel}
          actions={onRetry && <Button onClick={onRetry}>Try Again</Button>}
        >
          {text}
        </EmptyState>
      </div>
    )
  }
  if (shelf.list.length === 0) {
    const { title, text } = emptyNotice(shelf.level, query)
    const clear = (
      <>
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
        {shelf.level === "products" && source && <Button href={source(query)}>Ask us to source it</Button>}
      </>
    )
    return (
      <EmptyState title={title} headingLevel={headingLevel} actions={query && clear}>
        {text}
      </EmptyState>
    )
  }
  return <Cards shelf={shelf} view={view} headingLevel={headingLevel} isDealing={isDealing} />
}

type CardsProps = Pick<BrowseShelfProps, "shelf" | "view" | "headingLevel" | "isDealing">

function Cards({ shelf, view, headingLevel, isDealing }: CardsProps) {
  if (typeof shelf.list === "string") return null
  switch (shelf.level) {
    case "brands":
      return (
        <CardGrid label="Brands" className="browse-grid browse-brands">
          {(isDealing ? shelf.list.slice(0, MOST_FLYING) : shelf.list).map((brand) => (
            <Becomes key={brand.id} view={{ level: "machine-types", brand }}>
              <BrandCard
                href={brand.href}
                name={brand.name}
                logo={brand.logo}
                productCount={brand.productCount}
              />
            </Becomes>
          ))}
        </CardGrid>
      )
    case "machine-types": {
      const brand = view.level === "machine-types" ? view.brand : null
      return (
        <CardGrid label="Machine types" className="browse-grid">
          {shelf.list.map((machineType) => (
            <Becomes key={machineType.id} view={{ level: "products", brand, machineType }}>
              <MachineTypeCard
                href={machineType.href}
                name={machineType.name}
                logo={machineType.logo}
                productCount={machineType.productCount}
                intro={machineType.intro}
              />
            </Becomes>
          ))}
        </CardGrid>
      )
    }
    case "products":
      return (
        <ProductGrid label="Products" className="browse-products">
          {shelf.list.map(({ id, ...product }, index) => (
            <ProductCard key={id} headingLevel={headingLevel} priority={index < FIRST_SCREEN} {...product} />
          ))}
        </ProductGrid>
      )
  }
}
