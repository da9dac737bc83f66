"use client"

import { Alert, Button } from "@scanwright/design-system"
import { cartCopy } from "@/content/cart"
import type { CartItem } from "./cart-item"
import { countConditions } from "./conditions"
import type { Freshness } from "./refresh-lines"

interface Props {
  items: readonly CartItem[]
  freshness: Freshness
  onRetry: () => void
}

/** Notices above the lines: that the shop is unavailable, and what has changed since the lines were added. */
export function CartChanges({ items, freshness, onRetry }: Props) {
  const copy = cartCopy.changed
  const { repriced, gone, short } = countConditions(items)
  const changes = [
    repriced > 0 && copy.repriced(repriced),
    gone > 0 && copy.gone(gone),
    short > 0 && copy.short(short),
  ].filter(Boolean)
  return (
    <>
      <div role="status">
        {freshness === "unreachable" && (
          <Alert
            className="mb-4"
            variant="warning"
            title={cartCopy.unreachable.title}
            actions={
              <Button size="sm" variant="secondary" onClick={onRetry}>
                {cartCopy.unreachable.action}
              </Button>
            }
          >
            <p>{cartCopy.unreachable.text}</p>
          </Alert>
        )}
      </div>
      <div role="status">
        {changes.length > 0 && (
          <Alert title={copy.title} className="mb-4">
            <p>{[...changes, copy.after].join(" ")}</p>
          </Alert>
        )}
      </div>
    </>
  )
}
