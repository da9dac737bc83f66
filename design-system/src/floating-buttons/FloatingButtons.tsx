"use client"

import { type RefObject, useEffect, useId, useRef, useState } from "react"
import { Icon } from "../icon"
import { countItems, shortCount } from "../lib/short-count"
import { Link } from "../link"
import { FloatingCart, type FloatingCartProps } from "./FloatingCart"
import { coveredShare } from "./covered-share"

export interface FloatingButtonsProps {
  /** Address of the calculator. */
  calculatorHref: string
  /** Content of the cart; null, or a count of 0, shows no button. Leave it out on the cart's own page. */
  cart?: FloatingCartProps | null
  /** Id of the element at the top of the page that takes the focus; it must be focusable, as `<Main>` is. */
  topId?: string
}

/**
 * True while the sentinel at the top of the page is out of view: the page has scrolled further than the sentinel's
 * height.
 */
function useHasScrolledPast(sentinel: RefObject<Element | null>): boolean {
  const [hasScrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    // The observer may report several changes at once: only the last one counts.
    const observer = new IntersectionObserver((changes) => setScrolled(!changes.at(-1)?.isIntersecting))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])
  return hasScrolled
}

/**
 * Share of a focused element that the buttons may cover. Large elements take the focus, too, such as the page's main part:
 * they stay in sight.
 */
const COVERED_MOST = 0.1

/** True while the focused element is under the buttons (WCAG 2.2, 2.4.11). */
function useIsInTheWay(buttons: RefObject<Element | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false)
  useEffect(() => {
    const look = () => {
      const { activeElement: focused, body } = document
      const own = buttons.current
      if (!own || !focused || focused === body || own.contains(focused)) {
        setInTheWay(false)
        return
      }
      const share = coveredShare(focused.getBoundingClientRect(), own.getBoundingClientRect())
      setInTheWay(share > COVERED_MOST)
    }
    const stop = new AbortController()
    document.addEventListener("focusin", look, { signal: stop.signal })
    // Scrolling moves the focused element away from the buttons, or under them.
    document.addEventListener("scroll", look, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [buttons])
  return isInTheWay
}

/** Whether the list of a phone is open. Escape, a press elsewhere and the focus elsewhere close it. */
function useList(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener("pointerdown", leave, { signal })
    document.addEventListener("focusin", leave, { signal })
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return
        setOpen(false)
        toggle.current?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [isOpen, root])
  return { isOpen, setOpen, toggle }
}

function scrollToTop(topId: string) {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" })
  document.getElementById(topId)?.focus({ preventScroll: true })
}

/**
 * Shortcuts in the corner of the window: the CO2e calculator and the button back to the top once the page has scrolled
 * more than 300 px, and the cart while it has content. Below 768 px one button opens them as a list. Comes last in the body.
 */
export function FloatingButtons({ calculatorHref, cart = null, topId = "main" }: FloatingButtonsProps) {
  const sentinel = useRef<HTMLSpanElement>(null)
  const root = useRef<HTMLElement>(null)
  const isFarDown = useHasScrolledPast(sentinel)
  const isInTheWay = useIsInTheWay(root)
  const { isOpen, setOpen, toggle } = useList(root)
  const listId = useId()
  const shownCart = cart && cart.count > 0 ? cart : null
  const close = () => setOpen(false)

  return (
    <>
      <span ref={sentinel} aria-hidden="true" className="floating-sentinel" />
      <aside
        ref={root}
        aria-label="Shortcuts"
        className="floating"
        data-far={isFarDown || undefined}
        data-cart={shownCart !== null || undefined}
        data-aside={isInTheWay || undefined}
      >
        {/* A press on any entry leads elsewhere: the list has served. */}
        <div id={listId} className="floating-list" data-open={isOpen || undefined}>
          <Link
            variant="plain"
            href={calculatorHref}
            className="floating-button floating-when-far"
            onClick={close}
          >
            <Icon name="leaf" />
            <span>CO2e Calculator</span>
          </Link>
          <button
            type="button"
            className="floating-button floating-when-far"
            onClick={() => {
              close()
              scrollToTop(topId)
            }}
          >
            <Icon name="arrow-up" />
            <span>Back To Top</span>
          </button>
          {shownCart && <FloatingCart {...shownCart} onPress={close} />}
        </div>
        <button
          ref={toggle}
          type="button"
          className="floating-button floating-toggle"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "close" : shownCart ? "cart" : "menu"} className="size-6" />
          <span className="sr-only">
            Shortcuts{shownCart && `, ${countItems(shownCart.count)} in the cart`}
          </span>
          {shownCart && !isOpen && <span className="count-badge" data-count={shortCount(shownCart.count)} />}
        </button>
      </aside>
    </>
  )
}
