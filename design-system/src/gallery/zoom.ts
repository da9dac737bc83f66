/** Factor of one step of zooming, and of a double press (specification, section 9: image zoom scale). */
export const ZOOM_STEP = 2
/** Highest scale: two steps. */
export const MAX_SCALE = 4

/** A point on the stage, in px from its middle. */
export interface Point {
  x: number
  y: number
}

/** Zoom of a picture: its scale (1 fits the stage), and its middle, in px from the stage's middle. */
export interface Zoom extends Point {
  scale: number
}

/** Sizes in px: the stage, and the picture in it at scale 1. */
export interface Stage {
  width: number
  height: number
  pictureWidth: number
  pictureHeight: number
}

/** The whole picture. */
export const FITTED: Zoom = { scale: 1, x: 0, y: 0 }

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * Limits the zoom: never smaller than fitted, never beyond the highest scale, and no edge further inside than necessary.
 */
export function clampZoom({ scale, x, y }: Zoom, stage: Stage): Zoom {
  const clamped = between(1, scale, MAX_SCALE)
  const [across, along] = [
    Math.max(0, (stage.pictureWidth * clamped - stage.width) / 2),
    Math.max(0, (stage.pictureHeight * clamped - stage.height) / 2),
  ]
  // Adding 0 turns -0 into 0.
  return { scale: clamped, x: between(-across, x, across) + 0, y: between(-along, y, along) + 0 }
}

/** Scales about a point, which stays in place as far as the edges allow. */
export function zoomAbout(zoom: Zoom, scale: number, point: Point, stage: Stage): Zoom {
  const clamped = between(1, scale, MAX_SCALE)
  const ratio = clamped / zoom.scale
  return clampZoom(
    { scale: clamped, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    stage,
  )
}

/** Moves the picture by so many px. */
export const panBy = (zoom: Zoom, by: Point, stage: Stage): Zoom =>
  clampZoom({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage)

/** A double press: one step in about the point, or back to the whole picture. */
export const toggleZoom = (zoom: Zoom, point: Point, stage: Stage): Zoom =>
  zoom.scale > 1 ? FITTED : zoomAbout(zoom, ZOOM_STEP, point, stage)

/**
 * Two fingers: the picture's scale follows their distance, its position their middle.
 *
 * @param from the earlier positions of the two, and `to` the present ones
 */
export function pinch(
  zoom: Zoom,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  stage: Stage,
): Zoom {
  const apart = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y)
  const middle = ([one, other]: readonly [Point, Point]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  })
  const [before, now] = [middle(from), middle(to)]
  const grown = zoomAbout(zoom, zoom.scale * (apart(to) / (apart(from) || 1)), before, stage)
  return panBy(grown, { x: now.x - before.x, y: now.y - before.y }, stage)
}
