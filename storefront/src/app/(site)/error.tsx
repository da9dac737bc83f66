"use client"

import { lazy, Suspense } from "react"

const RouteErrorScreen = lazy(() => import("@/shell/layout/RouteErrorScreen"))

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

/** Screen of a page that failed during a navigation: "Something went wrong", and a button that tries again. */
export default function RouteError({ error, retry }: Props) {
  return (
    <Suspense fallback={null}>
      <RouteErrorScreen reference={error.digest} onTryAgain={retry} />
    </Suspense>
  )
}
