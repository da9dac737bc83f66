"use client"

import { Dialog, ProductPageSkeleton } from "@scanwright/design-system"
import { type MouseEvent, type ReactNode, Suspense } from "react"
import { CartProvider } from "@/features/buying"
import { Optional } from "@/lib/Optional"
import { SavedProvider } from "@/features/buying"

/** What may be pressed in a preview: what only shows more of it. */
const HARMLESS = "[role=tab], .gallery button, dialog button"

/** Keeps a preview from leading away and from filling the editor's own cart. */
function holdBack(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest("a, button") : null
  if (!pressed || pressed.matches(HARMLESS)) return
  event.preventDefault()
  event.stopPropagation()
}

interface Props {
  page: ReactNode
  onClose: () => void
}

/** The public page as it would be, over the editor. */
export function PreviewDialog({ page, onClose }: Props) {
  return (
    <Dialog
      open
      size="full"
      title="Preview of the product’s page"
      description="Not saved. Links and buttons do nothing here."
      onClose={onClose}
    >
      <CartProvider>
        <SavedProvider>
          <div onClickCapture={holdBack}>
            <Optional>
              <Suspense fallback={<ProductPageSkeleton />}>{page}</Suspense>
            </Optional>
          </div>
        </SavedProvider>
      </CartProvider>
    </Dialog>
  )
}
