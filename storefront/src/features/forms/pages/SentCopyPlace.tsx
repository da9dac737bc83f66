"use client"

import { startTransition, useEffect, useState } from "react"
import { optionalPart } from "@/lazy/optional-part"
import { hasSentCopy } from "../sending/has-sent-copy"

const SentCopy = optionalPart(() => import("./SentCopy"))

/** Place of the printable copy; its script is loaded only where a copy is stored. */
export function SentCopyPlace({ reference }: { reference: string }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (hasSentCopy()) startTransition(() => setThere(true))
  }, [])
  return isThere && <SentCopy reference={reference} />
}
