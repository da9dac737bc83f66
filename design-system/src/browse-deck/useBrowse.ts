import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react"
import {
  browse,
  type BrowseEvent,
  type BrowseState,
  type BrowseView,
  keyOf,
  phaseToward,
  startAt,
} from "./browse-view"
import { loadMotion } from "./load-motion"
import type * as Motion from "./motion"
import { prefersReducedMotion } from "./reduced-motion"

/** The parts of the screen that move or take the focus. */
export interface BrowseParts {
  root: RefObject<HTMLElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Around the grid of cards. */
  grid: RefObject<HTMLElement | null>
  pack: RefObject<HTMLElement | null>
}

/** The loaded animations, and the positions of the cards before the change. */
interface LoadedMotion {
  motion: typeof Motion
  before: Motion.Positions
}

/**
 * Follows the requested view. Between stacked and brands cards fly, until they land or the visitor presses a key or a
 * pointer; other changes are transitions, in which a card becomes the next heading. The focus moves to the new heading,
 * unless another element of the page has it.
 * @param view the requested view
 * @param query query of the view when it is shown; left out, the view's last query
 * @param canDeal true when there are cards that can fly
 * @param onArrive called when another view is shown, before it is painted; takes over the scrolling
 */
export function useBrowse(
  view: BrowseView,
  query: string | undefined,
  canDeal: boolean,
  parts: BrowseParts,
  onArrive?: (view: BrowseView) => void,
): [BrowseState, Dispatch<BrowseEvent>] {
  const [state, dispatch] = useReducer(browse, undefined, () => startAt(view, query))
  const ready = useRef<LoadedMotion>(null)
  const wanted = keyOf(view)
  const shown = keyOf(state.view)
  const { phase } = state
  const places = useEffectEvent(() => ({ grid: parts.grid.current, pack: parts.pack.current }))

  // Loaded before the first deal, which waits for it where necessary.
  useEffect(() => {
    if (!prefersReducedMotion()) void loadMotion()
  }, [])

  const turn = useEffectEvent(() => {
    const goAtOnce = () => startTransition(() => dispatch({ type: "show", view, query, still: true }))
    if (!canDeal || prefersReducedMotion() || phaseToward(phase, view.level, false) === view.level) {
      goAtOnce()
      return
    }
    void loadMotion().then((motion) => {
      if (!motion) {
        goAtOnce()
        return
      }
      ready.current = { motion, before: motion.positionsOf(places()) }
      dispatch({ type: "show", view, query, still: false })
    })
  })
  useLayoutEffect(() => {
    if (wanted !== shown) turn()
  }, [wanted, shown])

  // Before the flights below are measured.
  const arrived = useRef(shown)
  const arrive = useEffectEvent(() => onArrive?.(state.view))
  useLayoutEffect(() => {
    if (arrived.current === shown) return
    arrived.current = shown
    arrive()
  }, [shown])

  useLayoutEffect(() => {
    if ((phase !== "dealing" && phase !== "gathering") || !ready.current) return
    const { motion, before } = ready.current
    const flights = motion.takeOff[phase](places(), before)
    const stop = new AbortController()
    const land = () => flights.forEach((flight) => flight.finish())
    // A key or a press ends the flight at once.
    for (const press of ["keydown", "pointerdown"])
      document.addEventListener(press, land, { capture: true, signal: stop.signal })
    void Promise.all(flights.map(({ finished }) => finished)).then(
      // A transition renders the cards that did not fly without blocking input.
      () => startTransition(() => dispatch({ type: "land" })),
      // Cancelled below, because another phase has begun.
      () => undefined,
    )
    return () => {
      stop.abort()
      motion.clear(flights)
    }
  }, [phase])

  const followed = useRef(shown)
  const follow = useEffectEvent(() => {
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !parts.root.current?.contains(activeElement)
    if (!isElsewhere) parts.heading.current?.focus({ preventScroll: onArrive !== undefined })
  })
  useEffect(() => {
    if (followed.current === shown) return
    followed.current = shown
    follow()
  }, [shown])

  return [state, dispatch]
}
