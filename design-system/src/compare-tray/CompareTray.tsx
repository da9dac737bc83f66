"use client"

import { Button } from "../button"
import { Tile } from "../card/Tile"
import { IconButton } from "../icon-button"
import { cx } from "../lib/cx"
import { useBottomInset } from "../lib/use-bottom-inset"
import { useFocusAfterRemoval } from "../lib/use-focus-after-removal"

/** Most products in a comparison. */
export const COMPARE_LIMIT = 4

/** A chosen product. */
export interface CompareTrayProduct {
  id: string
  name: string
  /** Address of the picture; null shows the first letter of the name instead. */
  image: string | null
}

export interface CompareTrayProps {
  /** Chosen products, up to four. Without any, the tray is hidden. */
  products: readonly CompareTrayProduct[]
  /** Address of the comparison. */
  href: string
  onRemove: (id: string) => void
  onClear: () => void
  className?: string
}

/** Number of chosen products, and the next step. */
function describeCount(count: number): string {
  if (count === 0) return ""
  const chosen = `${count} of ${COMPARE_LIMIT} chosen.`
  if (count === 1) return `${chosen} Choose one more to compare.`
  if (count >= COMPARE_LIMIT) return `${chosen} Remove one to choose another.`
  return chosen
}

/** Products of a comparison, at the bottom of the window until they are compared or removed. */
export function CompareTray({ products, href, onRemove, onClear, className }: CompareTrayProps) {
  const { root, willRemove } = useFocusAfterRemoval<HTMLDivElement>(products.length)
  // Floating buttons are placed above the tray.
  useBottomInset(root, products.length > 0, "--tray-inset")
  const status = describeCount(products.length)
  return (
    <div ref={root} tabIndex={-1} className={cx("compare-tray-place", className)}>
      {/* In the page before the first product is chosen, so that the first change is announced, too. */}
      <p role="status" className="sr-only">
        {status}
      </p>
      {products.length > 0 && (
        <section aria-label="Products to compare" className="compare-tray">
          <ul>
            {products.map(({ id, name, image }, index) => (
              <li key={id}>
                <Tile image={image} alt="" name={name} size={48} />
                <span className="compare-tray-name">{name}</span>
                <IconButton
                  icon="close"
                  label={`Remove ${name}`}
                  size="sm"
                  data-remove=""
                  onClick={() => {
                    willRemove(index)
                    onRemove(id)
                  }}
                />
              </li>
            ))}
            {Array.from({ length: COMPARE_LIMIT - products.length }, (_, index) => (
              <li key={index} aria-hidden="true" className="compare-tray-free" />
            ))}
          </ul>
          <div className="compare-tray-foot">
            <p aria-hidden="true">{status}</p>
            <Button variant="ghost" size="sm" onClick={onClear}>
              Clear all
            </Button>
            {products.length < 2 ? <Button disabled>Compare</Button> : <Button href={href}>Compare</Button>}
          </div>
        </section>
      )}
    </div>
  )
}
