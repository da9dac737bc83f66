import { ErrorBoundary } from "@scanwright/design-system"
import { notFound } from "next/navigation"
import { Suspense } from "react"
import { NotFoundScreen, type NotFoundKind } from "./NotFoundScreen"

function NotFoundStatus(): never {
  notFound()
}

/**
 * A real 404 whose HTML shows the screen without JavaScript. `notFound()` thrown by a page itself makes Next.js store an
 * empty document that only JavaScript fills. Thrown under a Suspense boundary while the page is rendered to be stored,
 * `notFound()` sets the status and keeps the content outside the boundary.
 */
export function NotFoundPage({ of }: { of?: NotFoundKind }) {
  return (
    <>
      <NotFoundScreen of={of} />
      <ErrorBoundary>
        <Suspense fallback={null}>
          <NotFoundStatus />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
