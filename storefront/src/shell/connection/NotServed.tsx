"use client"

import { lazy, Suspense } from "react"

// A module of its own, which pages without a failure do not load.
const NotServedScreen = lazy(() => import("./NotServedScreen"))

/** Screens of a page that could not be read. */
export type NotServedKind = "network" | "permission" | "general"

/** The screen of a page that could not be read. */
export function NotServed({ kind }: { kind: NotServedKind }) {
  return (
    <Suspense fallback={null}>
      <NotServedScreen kind={kind} />
    </Suspense>
  )
}
