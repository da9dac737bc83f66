import { SYMBOLOGIES, type SymbologyId, UNITS_PER_MODULE } from "@/lib/symbologies"
import type { Drawing } from "./draw"

/** A size in mm. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** How a barcode is printed into a room. */
export interface Fit {
  readonly moduleMm: number
  /** Height of its bars in modules; undefined for square kinds. */
  readonly barModules?: number
}

/** Least height of bars, of their length (ISO/IEC 15417, for scanners that are held). */
const BARS_PER_LENGTH_LEAST = 0.15

/** The size of a drawing in modules, and the height that it has above and below its bars. */
function sizeInModules(drawing: Drawing) {
  const height = drawing.height / UNITS_PER_MODULE
  const besideBars = height - (drawing.barModules ?? 0)
  return { width: drawing.width / UNITS_PER_MODULE, height, besideBars }
}

/**
 * Fits a barcode into a room: in the usual width or wider where the room allows, and never narrower than its standard does. Bars
 * become shorter before they become narrower than usual.
 *
 * @param drawing with bars of any height
 * @returns null where there is not enough room
 */
export function fitInto(id: SymbologyId, drawing: Drawing, room: Size): Fit | null {
  const { moduleMm: range, barModules } = SYMBOLOGIES[id]
  const { width, height, besideBars } = sizeInModules(drawing)
  const widest = Math.min(room.width / width, range.most)
  if (barModules === undefined) {
    const moduleMm = Math.min(widest, room.height / height)
    return moduleMm < range.least ? null : { moduleMm }
  }
  const moduleMm = Math.min(
    widest,
    Math.max(room.height / (barModules + besideBars), range.usual),
    room.height / (besideBars + BARS_PER_LENGTH_LEAST * width),
  )
  return moduleMm < range.least
    ? null
    : { moduleMm, barModules: Math.floor(Math.min(barModules, room.height / moduleMm - besideBars)) }
}

/** The least size of a barcode, with modules of the least width. */
export function leastSize(id: SymbologyId, drawing: Drawing): Size {
  const { moduleMm, barModules } = SYMBOLOGIES[id]
  const { width, height, besideBars } = sizeInModules(drawing)
  const widthMm = width * moduleMm.least
  const barsMm = BARS_PER_LENGTH_LEAST * widthMm
  return {
    width: widthMm,
    height: barModules === undefined ? height * moduleMm.least : besideBars * moduleMm.least + barsMm,
  }
}
