import { useEffect, useRef } from "react"

/**
 * How a press of the mouse ends, or of the finger that stands for it. A drag and a context menu end without `mouseup`;
 * whoever goes on with a key has let go, however that went unnoticed.
 */
const ENDS = ["mouseup", "dragend", "contextmenu", "keydown"] as const

/**
 * For what changes as a field is left: the press that leaves it is often on a button, which must not move from under the
 * pointer before it is let go.
 *
 * @param act called once the press is over, or at once where there is none
 */
export function useAfterPress(act: () => void): () => void {
  const isPressed = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const unmounted = new AbortController()
    const options = { capture: true, signal: unmounted.signal }
    document.addEventListener("mousedown", () => (isPressed.current = true), options)
    for (const end of ENDS) document.addEventListener(end, () => (isPressed.current = false), options)
    return () => unmounted.abort()
  }, [])

  return () => {
    if (!isPressed.current) {
      latest.current()
      return
    }
    const over = new AbortController()
    const actOnce = () => {
      over.abort()
      latest.current()
    }
    for (const end of ENDS) document.addEventListener(end, actOnce, { capture: true, signal: over.signal })
  }
}
