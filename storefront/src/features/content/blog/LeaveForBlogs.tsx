"use client"

import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useEffect } from "react"
import * as routes from "@/config/routes"
import { blog as copy } from "@/content/blog"

/** How long the visitor may read what is the matter before the list comes, in ms. */
const READING_MS = 4_000

/** What a visitor does who means to stay: then nothing moves by itself (WCAG 2.2, 2.2.1). */
const STAYING = ["keydown", "pointerdown", "focusin"] as const

/** Says that there is no such article, and then leads to the list of articles (specification, sections 4 and 8). */
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
