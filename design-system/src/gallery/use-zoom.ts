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

/** A pointer that has gone less far, in px, has pressed, not dragged. */
const PRESS = 5
/** How much a pixel of the wheel zooms. */
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

/** What a picture can be asked to do, and how it stands. */
export interface ZoomControl {
  zoom: Zoom
  /** True while fingers or the mouse hold it: then it follows at once. */
  isHeld: boolean
  /** In (1) or out (-1) by a step about the middle; gives the new scale. */
  step: (direction: 1 | -1) => number
  /** Moves it by so many px. */
  pan: (x: number, y: number) => void
  reset: () => void
  /** For the element around the picture. */
  props: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void
    onDoubleClick: (event: { clientX: number; clientY: number }) => void
  }
}

/**
 * Zooming and panning of the one picture inside `stage`: by mouse, fingers and wheel, and for keys and buttons by what it
 * gives back. A press on a zoomed picture brings that place to the middle, for those who cannot drag (WCAG 2.2, 2.5.7).
 */
export function useZoom(stage: RefObject<HTMLElement | null>): ZoomControl {
  const [zoom, setZoom] = useState(FITTED)
  const [isHeld, setHeld] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const moved = useRef(0)

  /** Changes it by a rule that needs the sizes. */
  const change = (rule: (zoom: Zoom, sizes: Stage) => Zoom) => {
    const element = stage.current
    if (element) setZoom((now) => rule(now, sizes(element)))
  }

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const [about, factor] = [placeOn(element, event), Math.exp(-event.deltaY * WHEEL)]
      setZoom((now) => zoomAbout(now, now.scale * factor, about, sizes(element)))
    }
    // React's own wheel listener is passive: it could not keep the page behind from zooming.
    element.addEventListener("wheel", wheel, { passive: false })
    const resized = new ResizeObserver(() => setZoom((now) => clampZoom(now, sizes(element))))
    resized.observe(element)
    return () => {
      element.removeEventListener("wheel", wheel)
      resized.disconnect()
    }
  }, [stage])

  const release = ({ pointerId }: PointerEvent<HTMLElement>) => {
    pointers.current.delete(pointerId)
    setHeld(pointers.current.size > 0)
  }

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
    props: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        const element = event.currentTarget
        // A pointer made by a test or by assistive software is not one the browser can hold on to.
        if (event.nativeEvent.isTrusted) element.setPointerCapture(event.pointerId)
        if (pointers.current.size === 0) moved.current = 0
        pointers.current.set(event.pointerId, placeOn(element, event))
      },
      onPointerMove: (event) => {
        const from = pointers.current.get(event.pointerId)
        if (!from) return
        const to = placeOn(event.currentTarget, event)
        moved.current += Math.hypot(to.x - from.x, to.y - from.y)
        if (moved.current < PRESS) return
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
        if (at && moved.current < PRESS && pointers.current.size === 1) {
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
    },
  }
}
