"use client"

import { ProductPageSkeleton } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { catalogue } from "@/content/catalogue"

/** How long a page may take before its skeleton stands in for it, in ms: most are there sooner. */
const PATIENCE_MS = 200

/** In place of the page now shown, once the product that was asked for keeps the visitor waiting (specification, 2.5). */
export default function PendingProduct() {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const before = document.title
    const timer = setTimeout(() => {
      setShown(true)
      document.title = catalogue.loading.productTitle
      window.scrollTo({ top: 0, behavior: "instant" })
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      // The product brings its own title; where it did not come, the page before is still there.
      if (document.title === catalogue.loading.productTitle) document.title = before
    }
  }, [])

  const main = document.getElementById("main")
  if (!isShown || !main) return null
  return createPortal(
    <div className="main-pending">
      <ProductPageSkeleton />
    </div>,
    main,
  )
}
