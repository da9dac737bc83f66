"use client"

import { useState } from "react"
import { Button } from "../button"
import { Dialog } from "../dialog"
import { Icon } from "../icon"
import { countItems } from "../lib/short-count"

export interface ClearCartProps {
  /** Number of pieces to be removed. */
  itemCount: number
  /** Called after confirmation. The button disappears with the cart: move the focus to its replacement. */
  onClear: () => void
}

/** A button that empties the cart after a confirmation. */
export function ClearCart({ itemCount, onClear }: ClearCartProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <Icon name="trash" className="size-4" />
        Clear all
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        size="sm"
        title="Clear your cart?"
        description={`${countItems(itemCount)} will go.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep them
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                onClear()
              }}
            >
              Clear all
            </Button>
          </>
        }
      />
    </>
  )
}
