import { usePathname } from "next/navigation"
import { useEffect, useRef } from "react"

/** Wait before pictures get their titles, in ms (specification, 2.9). */
const TITLES_AFTER_MS = 100

/** The titles given here, which follow their pictures' texts; a title that a page wrote itself stays. */
const given = new WeakMap<HTMLImageElement, string>()

/** Copies the text of every picture to its title (specification, 2.9). */
function titlePictures(): void {
  for (const picture of document.images) {
    if (picture.alt === "" || picture.title !== (given.get(picture) ?? "")) continue
    picture.title = picture.alt
    given.set(picture, picture.alt)
  }
}

/** Shows the top of the page, and has screen readers and the keyboard begin there, unless the page itself says where. */
function startAtTop(): void {
  if (location.hash !== "") return
  scrollTo({ top: 0, left: 0, behavior: "instant" })
  const main = document.getElementById("main")
  if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true })
}

/** What happens on every change of the page (specification, 2.1 and 2.9): it starts at its top, and pictures get titles. */
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
