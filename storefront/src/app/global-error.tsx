"use client"

import { lazy, Suspense } from "react"
import "./globals.css"

const RouteErrorScreen = lazy(() => import("@/shell/layout/RouteErrorScreen"))

/** Replaces the whole document when nothing else can be rendered; also the page of every 5xx response. */
export default function GlobalError({ retry }: { retry?: () => void }) {
  return (
    <html lang="en-GB">
      <head>
        <title>Something went wrong</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main>
          <Suspense fallback={null}>
            <RouteErrorScreen onTryAgain={retry ?? (() => window.location.reload())} />
          </Suspense>
        </main>
      </body>
    </html>
  )
}
