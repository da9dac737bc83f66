"use client"

import { lazy, Suspense } from "react"

const RouteErrorScreen = lazy(() => import("@/shell/layout/RouteErrorScreen"))

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

/** A page failed while somebody walked through the site: "Something went wrong", and a button that tries again. */
export default function RouteError({ error, retry }: Props) {
  return (
    <Suspense fallback={null}>
      <RouteErrorScreen reference={error.digest} onTryAgain={retry} />
    </Suspense>
  )
}
