"use client"

import { Alert, Button } from "@scanwright/design-system"
import { cartWords } from "@/content/cart"
import type { CartItem } from "./cart-item"
import { countConditions } from "./conditions"
import type { Freshness } from "./refresh-lines"

interface Props {
  items: readonly CartItem[]
  freshness: Freshness
  onRetry: () => void
}

/** What somebody should know before reading the lines: that the shop is away, and what has changed since they were added. */
export function CartChanges({ items, freshness, onRetry }: Props) {
  const words = cartWords.changed
  const { repriced, gone, short } = countConditions(items)
  const changes = [
    repriced > 0 && words.repriced(repriced),
    gone > 0 && words.gone(gone),
    short > 0 && words.short(short),
  ].filter(Boolean)
  return (
    <>
      <div role="status">
        {freshness === "unreachable" && (
          <Alert
            className="mb-4"
            variant="warning"
            title={cartWords.unreachable.title}
            actions={
              <Button size="sm" variant="secondary" onClick={onRetry}>
                {cartWords.unreachable.action}
              </Button>
            }
          >
            <p>{cartWords.unreachable.text}</p>
          </Alert>
        )}
      </div>
      <div role="status">
        {changes.length > 0 && (
          <Alert title={words.title} className="mb-4">
            <p>{[...changes, words.after].join(" ")}</p>
          </Alert>
        )}
      </div>
    </>
  )
}
