import { usePathname } from "next/navigation"
import { useEffect, useRef } from "react"

/** Wait before pictures get their titles, in ms (specification, 2.9). */
const TITLES_AFTER_MS = 100

/** Titles set by this module, which follow the alt texts of their pictures; a page's own titles stay. */
const given = new WeakMap<HTMLImageElement, string>()

/** Copies the alt text of every picture to its title (specification, 2.9). */
function titlePictures(): void {
  for (const picture of document.images) {
    if (picture.alt === "" || picture.title !== (given.get(picture) ?? "")) continue
    picture.title = picture.alt
    given.set(picture, picture.alt)
  }
}

/** Scrolls to the top of the page and moves the focus there, unless the page itself sets the focus. */
function startAtTop(): void {
  if (location.hash !== "") return
  scrollTo({ top: 0, left: 0, behavior: "instant" })
  const main = document.getElementById("main")
  if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true })
}

/** Effects of every route change (specification, 2.1 and 2.9): the page starts at its top, and pictures get titles. */
export function useRouteEffects(): void {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== path) startAtTop()
    shown.current = path
    const timer = setTimeout(titlePictures, TITLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [path])
}
