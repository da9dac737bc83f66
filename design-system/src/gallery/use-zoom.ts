"use client"

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react"
import {
  clampZoom,
  FITTED,
  panBy,
  pinch,
  type Point,
  type Stage,
  toggleZoom,
  type Zoom,
  ZOOM_STEP,
  zoomAbout,
} from "./zoom"

/** How far, in px, a pointer moves before a press becomes a drag. */
const DRAG_FROM = 5
/** Zoom per pixel of the wheel, as an exponent of e. */
const WHEEL = 0.002

const MIDDLE: Point = { x: 0, y: 0 }

function sizes(element: HTMLElement): Stage {
  const picture = element.querySelector("img")
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    pictureWidth: picture?.offsetWidth ?? 0,
    pictureHeight: picture?.offsetHeight ?? 0,
  }
}

function placeOn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** State of the zoom, and the functions that change it. */
export interface ZoomControl {
  zoom: Zoom
  /** True while a pointer holds the picture: it then follows without a transition. */
  isHeld: boolean
  /** Zooms in (1) or out (-1) by a step about the middle; returns the new scale. */
  step: (direction: 1 | -1) => number
  /** Moves the picture by so many px. */
  pan: (x: number, y: number) => void
  reset: () => void
  /** Handlers for the element around the picture. */
  props: PointerProps
}

interface PointerProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  onDoubleClick: (event: { clientX: number; clientY: number }) => void
}

type ChangeZoom = (rule: (zoom: Zoom, sizes: Stage) => Zoom) => void

/** Drags, pinches, presses and double clicks on the element around the picture. */
function usePointers(
  stage: RefObject<HTMLElement | null>,
  change: ChangeZoom,
): { isHeld: boolean; props: PointerProps } {
  const [isHeld, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  /** Distance of the pointers since the first went down, in px. */
  const travelled = useRef(0)

  const release = ({ pointerId }: PointerEvent<HTMLElement>) => {
    pointers.current.delete(pointerId)
    setHeld(pointers.current.size > 0)
  }

  const props: PointerProps = {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      const element = event.currentTarget
      // The browser cannot capture a pointer made by a test or by assistive software.
      if (event.nativeEvent.isTrusted) element.setPointerCapture(event.pointerId)
      if (pointers.current.size === 0) travelled.current = 0
      pointers.current.set(event.pointerId, placeOn(element, event))
    },
    onPointerMove: (event) => {
      const from = pointers.current.get(event.pointerId)
      if (!from) return
      const to = placeOn(event.currentTarget, event)
      travelled.current += Math.hypot(to.x - from.x, to.y - from.y)
      if (travelled.current < DRAG_FROM) return
      setHeld(true)
      pointers.current.set(event.pointerId, to)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      change((now, size) =>
        other
          ? pinch(now, [from, other], [to, other], size)
          : panBy(now, { x: to.x - from.x, y: to.y - from.y }, size),
      )
    },
    onPointerUp: (event) => {
      const at = pointers.current.get(event.pointerId)
      if (at && travelled.current < DRAG_FROM && pointers.current.size === 1) {
        change((now, size) => (now.scale > 1 ? panBy(now, { x: -at.x, y: -at.y }, size) : now))
      }
      release(event)
    },
    onPointerCancel: release,
    onDoubleClick: (event) => {
      const element = stage.current
      if (!element) return
      const at = placeOn(element, event)
      change((now, size) => toggleZoom(now, at, size))
    },
  }
  return { isHeld, props }
}

/**
 * Zooming and panning of the one picture inside `stage`: by mouse, fingers and wheel, and by the returned functions for keys
 * and buttons. A press on a zoomed picture brings that place to the middle, for people who cannot drag (WCAG 2.2, 2.5.7).
 */
export function useZoom(stage: RefObject<HTMLElement | null>): ZoomControl {
  const [zoom, setZoom] = useState(FITTED)
  const change: ChangeZoom = (rule) => {
    const element = stage.current
    if (element) setZoom((now) => rule(now, sizes(element)))
  }
  const { isHeld, props } = usePointers(stage, change)

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const [about, factor] = [placeOn(element, event), Math.exp(-event.deltaY * WHEEL)]
      setZoom((now) => zoomAbout(now, now.scale * factor, about, sizes(element)))
    }
    // React's wheel listeners are passive, and could not stop the page behind from zooming.
    element.addEventListener("wheel", onWheel, { passive: false })
    const resized = new ResizeObserver(() => setZoom((now) => clampZoom(now, sizes(element))))
    resized.observe(element)
    return () => {
      element.removeEventListener("wheel", onWheel)
      resized.disconnect()
    }
  }, [stage])

  return {
    zoom,
    isHeld,
    step: (direction) => {
      const scale = direction > 0 ? zoom.scale * ZOOM_STEP : zoom.scale / ZOOM_STEP
      const element = stage.current
      if (!element) return zoom.scale
      const next = zoomAbout(zoom, scale, MIDDLE, sizes(element))
      setZoom(next)
      return next.scale
    },
    pan: (x, y) => change((now, size) => panBy(now, { x, y }, size)),
    reset: () => setZoom(FITTED),
    props,
  }
}
