"use client"

import { ShareButton, type ShareState, toaster } from "@scanwright/design-system"
import { useEffect, useState } from "react"

/** How long the button shows its confirmation, in ms. */
const SHOWN_MS = 2_500

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError"

interface Props {
  /** Title of the shared page. */
  title: string
  /** Path and query to share, where a result has an address of its own; the page's own path otherwise. */
  address?: string
  copy: {
    readonly label: string
    readonly done: string
    /** Title of the toast after the address was copied. */
    readonly title: string
    readonly text: string
  }
}

/** Shares this page's address: by the device's own dialog, or else by the clipboard (specification, 2.8). */
export function SharePage({ title, address, copy }: Props) {
  const [state, setState] = useState<ShareState>("idle")

  useEffect(() => {
    if (state !== "done") return
    const timer = setTimeout(() => setState("idle"), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  const share = async () => {
    const url = location.origin + (address ?? location.pathname)
    setState("busy")
    try {
      // TypeScript assumes both; older browsers and plain HTTP have neither.
      if ("share" in navigator) {
        await navigator.share({ title, url })
        setState("idle")
        return
      }
      await (navigator as Navigator).clipboard.writeText(url)
      toaster.show({ title: copy.title, description: copy.text, variant: "success" })
      setState("done")
    } catch (error) {
      setState("idle")
      if (!isCancelled(error)) console.error(`Sharing ${url}:`, error)
    }
  }
  return (
    <ShareButton
      state={state}
      className="noscript:hidden"
      label={copy.label}
      doneLabel={copy.done}
      onShare={() => void share()}
    />
  )
}
