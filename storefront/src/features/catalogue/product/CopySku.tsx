"use client"

import { IconButton, VisuallyHidden } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { product as copy } from "@/content/product"

/** How long the button shows its confirmation, in ms. */
const SHOWN = 2_500

/** A button that copies a part number. */
export function CopySku({ sku }: { sku: string }) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copySku = async () => {
    try {
      await navigator.clipboard.writeText(sku)
      setCopied(true)
    } catch (error) {
      console.error(`Copying the part number ${sku}:`, error)
    }
  }
  return (
    <div className="noscript:hidden">
      <IconButton
        icon={isCopied ? "check" : "copy"}
        label={isCopied ? copy.skuCopied : copy.copySku}
        onClick={() => void copySku()}
      />
      <VisuallyHidden>
        <span role="status">{isCopied && copy.skuCopied}</span>
      </VisuallyHidden>
    </div>
  )
}
