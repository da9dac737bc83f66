"use client"

import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useEffect } from "react"
import * as routes from "@/config/routes"
import { blog as copy } from "@/content/blog"

/** How long the message is shown before the redirect, in ms. */
const READING_MS = 4_000

/** Events of a visitor who wants to stay: they cancel the redirect (WCAG 2.2, 2.2.1). */
const STAYING = ["keydown", "pointerdown", "focusin"] as const

/** Shows a toast that there is no such article, and then opens the list of articles (specification, sections 4 and 8). */
export default function LeaveForBlogs() {
  const router = useRouter()
  useEffect(() => {
    const { title, text } = copy.notFound.toast
    toaster.show({ title, description: text, variant: "destructive" })
    const leaving = new AbortController()
    const timer = setTimeout(() => router.replace(routes.blogs), READING_MS)
    leaving.signal.addEventListener("abort", () => clearTimeout(timer))
    for (const sign of STAYING) {
      window.addEventListener(sign, () => leaving.abort(), { once: true, signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [router])
  return null
}
