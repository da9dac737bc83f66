"use client"

import { lazy, Suspense } from "react"

// A module of its own: pages that are served do not load it.
const NotServedScreen = lazy(() => import("./NotServedScreen"))

/** The screens a page that could not be read may show. */
export type NotServedKind = "network" | "permission" | "general"

/** The screen of a page that could not be read. */
export function NotServed({ kind }: { kind: NotServedKind }) {
  return (
    <Suspense fallback={null}>
      <NotServedScreen kind={kind} />
    </Suspense>
  )
}
