"use client"

import { lazy, startTransition, Suspense, useEffect, useState } from "react"
import { Optional } from "@/lib/Optional"
import { hasSentCopy } from "../sending/has-sent-copy"

const SentCopy = lazy(() => import("./SentCopy"))

/** Where the copy of what was sent is shown; its script is loaded only when there is one. */
export function SentCopyPlace({ reference }: { reference: string }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (hasSentCopy()) startTransition(() => setThere(true))
  }, [])
  if (!isThere) return null
  return (
    <Optional>
      <Suspense fallback={null}>
        <SentCopy reference={reference} />
      </Suspense>
    </Optional>
  )
}
