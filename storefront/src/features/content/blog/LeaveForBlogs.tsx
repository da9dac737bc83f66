"use client"

import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useEffect } from "react"
import * as routes from "@/config/routes"
import { blog as copy } from "@/content/blog"

/** How long the message is shown before the redirect, in ms. */
const READING_MS = 4_000

/** The same after the visitor has used the page: time enough to read on, or to choose another way (WCAG 2.2, 2.2.1). */
const READING_ON_MS = 20_000

/** Events of a visitor who uses the page. The page moves the focus itself, so that its moves do not count. */
const SIGNS_OF_USE = ["keydown", "pointerdown"] as const

/** Shows a toast that there is no such article, and then opens the list of articles (specification, sections 4 and 8). */
export default function LeaveForBlogs() {
  const router = useRouter()
  useEffect(() => {
    const { title, text } = copy.notFound.toast
    toaster.show({ title, description: text, variant: "destructive", staysOnNextPage: true })
    const stop = new AbortController()
    const leave = () => router.replace(routes.blogs)
    let timer = setTimeout(leave, READING_MS)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(leave, READING_ON_MS)
    }
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, wait, { signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [router])
  return null
}
