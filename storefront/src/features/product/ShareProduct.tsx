"use client"

import { ShareButton, type ShareState, toaster } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { product as words } from "@/content/product"

/** How long the button says that it is done, in ms. */
const SHOWN = 2_500

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError"

/** Passes a product's address on: by the device's own sharing, or else by the clipboard (specification, 2.8). */
export function ShareProduct({ name }: { name: string }) {
  const [state, setState] = useState<ShareState>("idle")

  useEffect(() => {
    if (state !== "done") return
    const timer = setTimeout(() => setState("idle"), SHOWN)
    return () => clearTimeout(timer)
  }, [state])

  const share = async () => {
    const url = location.origin + location.pathname
    setState("busy")
    try {
      // Typed as always there; older browsers and plain HTTP have neither.
      if ("share" in navigator) {
        await navigator.share({ title: name, url })
        setState("idle")
        return
      }
      await (navigator as Navigator).clipboard.writeText(url)
      toaster.show({ title: words.share.title, description: words.share.text, tone: "success" })
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
      label={words.share.label}
      doneLabel={words.share.done}
      onShare={() => void share()}
    />
  )
}
