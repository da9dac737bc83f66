"use client"

import { Button, Icon, VisuallyHidden } from "@scanwright/design-system"
import { useEffect, useState, useSyncExternalStore } from "react"
import { optionalPart } from "@/lazy/optional-part"

const StaffPalette = optionalPart(() => import("./StaffPalette"))

const never = () => () => undefined
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette, as Ctrl K and ⌘ K do anywhere. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const keys = useSyncExternalStore(
    never,
    () => (isApple() ? "⌘ K" : "Ctrl K"),
    () => "",
  )

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAsked || event.key.toLowerCase() !== "k") return
      // Browsers would focus their own search.
      event.preventDefault()
      // An open dialog comes first.
      if (document.querySelector("dialog:modal:not(.palette)")) return
      setOpened(true)
      setOpen((before) => !before)
    }
    window.addEventListener("keydown", onKeyDown)
    return () => window.removeEventListener("keydown", onKeyDown)
  }, [])

  const open = () => {
    setOpened(true)
    setOpen(true)
  }

  return (
    <>
      <Button variant="secondary" size="sm" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <Icon name="search" />
        <span className="hidden sm:inline">Search</span>
        <span className="sm:hidden">
          <VisuallyHidden>Search</VisuallyHidden>
        </span>
        <span aria-hidden="true" className="hidden md:inline">
          {keys}
        </span>
      </Button>
      {hasOpened && <StaffPalette open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
