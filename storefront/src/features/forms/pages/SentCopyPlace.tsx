"use client"

import { startTransition, useEffect, useState } from "react"
import { optionalPart } from "@/lazy/optional-part"
import { hasSentCopy } from "../sending/has-sent-copy"

const SentCopy = optionalPart(() => import("./SentCopy"))

/** Where the copy of a sent application is shown; its script is loaded only when there is one. */
export function SentCopyPlace({ reference }: { reference: string }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (hasSentCopy()) startTransition(() => setThere(true))
  }, [])
  return isThere && <SentCopy reference={reference} />
}
