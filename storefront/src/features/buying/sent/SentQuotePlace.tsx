"use client"

import { startTransition, useEffect, useState } from "react"
import { hasSentQuote } from "@/features/forms"
import { optionalPart } from "@/lazy/optional-part"

interface Props {
  reference: string
  /** Opening hours as a line. */
  hours: string
}

const SentQuote = optionalPart<Props>(() => import("./SentQuote"))

/** Place of the lines that were sent for a quote; their script is loaded only where this window has stored lines. */
export function SentQuotePlace(props: Props) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (hasSentQuote()) startTransition(() => setThere(true))
  }, [])
  return isThere && <SentQuote {...props} />
}
