"use client"

import { useEffect } from "react"
import { whenIdle } from "@/lazy/idle"

/** Counts the visit of a product's page for the order by popularity; its script is loaded once the page is idle. */
export function CountView({ productId }: { productId: string }) {
  useEffect(() => {
    const leaving = new AbortController()
    whenIdle()
      .then(() => import("./count-view"))
      .then(({ countView }) => countView(productId, leaving.signal))
      .catch((error: unknown) => console.error("Loading the count of visits:", error))
    return () => leaving.abort()
  }, [productId])
  return null
}
