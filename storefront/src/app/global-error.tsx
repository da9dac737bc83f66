"use client"

import { ErrorScreen } from "@scanwright/design-system"
import "./globals.css"

/** In place of the whole document when nothing else could be shown: also the page of every 5xx answer. */
export default function GlobalError({ retry }: { retry?: () => void }) {
  return (
    <html lang="en-GB">
      <head>
        <title>Something went wrong</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main>
          <ErrorScreen kind="general" onTryAgain={retry ?? (() => window.location.reload())} />
        </main>
      </body>
    </html>
  )
}
