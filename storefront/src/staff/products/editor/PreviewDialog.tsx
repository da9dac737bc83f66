"use client"

import { Dialog, ErrorBoundary, ProductPageSkeleton } from "@scanwright/design-system"
import { type MouseEvent, type ReactNode, Suspense } from "react"
import { CartProvider } from "@/features/buying"
import { SavedProvider } from "@/features/buying"

/** Controls that work in a preview: those that only show more of the page. */
const HARMLESS = "[role=tab], .gallery button, dialog button"

/** Stops links and buttons of a preview: they would leave the editor, or fill its cart. */
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

/** The product's public page, in a dialog over the editor. */
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
            <ErrorBoundary>
              <Suspense fallback={<ProductPageSkeleton />}>{page}</Suspense>
            </ErrorBoundary>
          </div>
        </SavedProvider>
      </CartProvider>
    </Dialog>
  )
}
