import { usePrompt } from "@medusajs/ui"
import { useEffect, useEffectEvent, useRef } from "react"
import { useBlocker } from "react-router-dom"

/**
 * Asks before typed changes are lost: by closing the form, by going to another address, by closing the window.
 *
 * @param isDirty whether there are such changes
 * @returns `leave`, which closes the form with `close` once that is confirmed; `allowLeaving`, called before leaving on
 *   purpose
 */
export function useLeaveGuard(
  isDirty: boolean,
  close: () => void,
): { leave: () => void; allowLeaving: () => void } {
  const prompt = usePrompt()
  const isHeld = useRef(isDirty)
  useEffect(() => {
    isHeld.current = isDirty
  }, [isDirty])

  const ask = async () => {
    // The Escape that closes the form would also reach the confirmation, and dismiss it, if that opened at once.
    await new Promise((resolve) => setTimeout(resolve))
    return prompt({
      variant: "confirmation",
      title: "Leave without saving?",
      description: "What you have changed here is not saved yet.",
      confirmText: "Leave",
      cancelText: "Stay",
    })
  }

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHeld.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const askAboutAddress = useEffectEvent(() => {
    if (blocker.state !== "blocked") return
    void ask().then((isAgreed) => (isAgreed ? blocker.proceed() : blocker.reset()))
  })
  useEffect(() => {
    if (blocker.state === "blocked") askAboutAddress()
  }, [blocker.state])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [isDirty])

  const allowLeaving = () => {
    isHeld.current = false
  }
  return {
    allowLeaving,
    leave: () => {
      const go = () => {
        allowLeaving()
        close()
      }
      if (!isHeld.current) go()
      else void ask().then((isAgreed) => isAgreed && go())
    },
  }
}
