"use client"

import { ProductPageSkeleton } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { catalogue } from "@/content/catalogue"

/** How long a page may take before its skeleton is shown, in ms: most pages take less. */
const PATIENCE_MS = 200

/** Skeleton of a product's page, shown in place of the present page when the new one takes long (specification, 2.5). */
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
      // The product page sets its own title; after a failed navigation the previous page is still shown.
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
